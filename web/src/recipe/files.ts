// SPDX-License-Identifier: Apache-2.0
// Files that come from the disk or go to it.
import { t } from "../i18n/i18n.ts";
import { ask, client, sendText } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";

export function chooseFile(accept = ""): Promise<File | undefined> {
    return new Promise((resolve) => {
        const input = document.createElement("input");
        input.type = "file";
        input.accept = accept;
        input.onchange = () => resolve(input.files?.[0]);
        input.oncancel = () => resolve(undefined);
        input.click();
    });
}

// Uploads; the name by which a recipe reads it.
export async function takeFile(file: File): Promise<string | undefined> {
    try {
        const answer = await client.upload(file.name, file);
        return answer.file;
    } catch (error) {
        tell("error", (error as Error).message);
        return undefined;
    }
}

// A recipe replaces the text; anything else is opened as a height map.
export async function openFile(file: File): Promise<void> {
    if (file.name.endsWith(".toml")) {
        const problems = await sendText(await file.text(), t("{name} opened", { name: file.name }));
        if (problems.length > 0) tell("error", problems[0].message);
        return;
    }
    const name = await takeFile(file);
    if (name === undefined) return;
    await ask("open", { file: name });
    tell("note", t("{name} opened", { name: file.name }));
}

export function download(blob: Blob, name: string): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

export function downloadRecipe(): void {
    const name = model.value.name || "recipe";
    download(new Blob([model.value.text], { type: "application/toml" }), `${name}.toml`);
}
