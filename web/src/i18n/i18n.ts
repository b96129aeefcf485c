// SPDX-License-Identifier: Apache-2.0
// Texts of the page. The English sentence is the key, so that the code reads; what has no
// translation is shown in English. Texts of operators come from the catalog as they are.
import { german } from "./de.ts";

export type Language = "en" | "de";

let language: Language = "en";

export function chooseLanguage(saved: string | null, wanted: readonly string[]): Language {
    if (saved === "de" || saved === "en") return saved;
    return wanted[0]?.toLowerCase().startsWith("de") ? "de" : "en";
}

export function setLanguage(next: Language): void {
    language = next;
}

export function currentLanguage(): Language {
    return language;
}

// t("Step {n}", { n: 3 })
export function t(text: string, values: Record<string, string | number> = {}): string {
    const found = language === "de" ? (german[text] ?? text) : text;
    return found.replace(/\{(\w+)\}/g, (whole: string, name: string) =>
        name in values ? String(values[name]) : whole,
    );
}
