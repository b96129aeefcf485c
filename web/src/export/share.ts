// SPDX-License-Identifier: Apache-2.0
// The recipe and the files it reads, for somebody else.
import { Card } from "../recipe/structure.ts";
import { download } from "../recipe/files.ts";
import { client } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { Member, zip } from "./zip.ts";

// Files that the recipe names, as it names them.
export function filesOf(cards: Card[]): string[] {
    const operators = model.value.catalog?.operators ?? [];
    const found = new Set<string>();
    for (const card of cards.flatMap((one) => [one, ...one.children])) {
        const params = operators.find((one) => one.name === card.op)?.params ?? [];
        for (const param of params)
            if (
                param.kind === "file" &&
                typeof card.written[param.name] === "string" &&
                card.written[param.name] !== ""
            )
                found.add(String(card.written[param.name]));
    }
    return [...found];
}

// Everything in one folder: whoever unpacks and runs it gets the same land.
export async function downloadBundle(): Promise<void> {
    const name = model.value.name || "recipe";
    const members: Member[] = [
        { name: `${name}/${name}.toml`, data: new TextEncoder().encode(model.value.text) },
    ];
    for (const file of filesOf(model.value.cards)) {
        const answer = await client.get(`/api/file/${file}`);
        members.push({ name: `${name}/${file}`, data: new Uint8Array(await answer.arrayBuffer()) });
        // A sidecar says what the numbers of a 16-bit map mean.
        if (!/\.(png|r16)$/i.test(file)) continue;
        const beside = await client.get(`/api/file/${file}.json`).catch(() => undefined);
        if (beside !== undefined)
            members.push({
                name: `${name}/${file}.json`,
                data: new Uint8Array(await beside.arrayBuffer()),
            });
    }
    download(zip(members), `${name}.zip`);
}
