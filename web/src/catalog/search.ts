// SPDX-License-Identifier: Apache-2.0
// Finds operators by words: of the name first, then of the sentence, then of its parameters.
import { Operator } from "../api/types.ts";

export function searchOperators(operators: Operator[], words: string): Operator[] {
    const wanted = words
        .toLowerCase()
        .split(/[\s_]+/)
        .filter((word) => word !== "");
    if (wanted.length === 0) return operators;
    const scored = operators
        .map((op) => ({ op, score: scoreOf(op, wanted) }))
        .filter((entry) => entry.score > 0);
    scored.sort((a, b) => b.score - a.score || a.op.name.localeCompare(b.op.name));
    return scored.map((entry) => entry.op);
}

function scoreOf(op: Operator, wanted: string[]): number {
    const name = op.name.toLowerCase();
    const summary = op.summary.toLowerCase();
    const params = op.params.map((p) => `${p.name} ${p.doc}`.toLowerCase()).join(" ");
    let score = 0;
    for (const word of wanted) {
        if (name === word) score += 100;
        else if (name.startsWith(word)) score += 40;
        else if (name.includes(word)) score += 20;
        else if (summary.includes(word)) score += 8;
        else if (op.kind.startsWith(word)) score += 5;
        else if (params.includes(word)) score += 2;
        else return 0;
    }
    return score;
}
