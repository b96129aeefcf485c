// SPDX-License-Identifier: Apache-2.0
// Settings of a card at one go: the defaults, those of the examples, and those one has saved.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Edit, Operator } from "../api/types.ts";
import { t } from "../i18n/i18n.ts";
import { edit } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Card, plainName, tomlValue } from "./structure.ts";

type Values = Record<string, unknown>;

// Saved ones by operator and name; kept by the browser for all projects.
const KEY = "cuesta.presets";
export function savedPresets(): Record<string, Record<string, Values>> {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
        return {};
    }
}

function keep(all: Record<string, Record<string, Values>>): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
        /* private window */
    }
}

// Only what the operator declares: names, masks and places of a card stay.
export function ownValues(card: Card, operator: Operator): Values {
    const params = new Set(operator.params.map((param) => param.name));
    return Object.fromEntries(Object.entries(card.written).filter(([key]) => params.has(key)));
}

export function presetEdits(card: Card, operator: Operator, values: Values): Edit[] {
    const sets = Object.entries(values).map(([key, value]): Edit => ({
        kind: "set",
        place: `${card.place}.${key}`,
        value: tomlValue(value),
    }));
    // Files, fields and materials are the card's own, whatever a preset says of the rest.
    const own = new Set(
        operator.params
            .filter((param) => /file|^field|material/.test(param.kind))
            .map((param) => param.name),
    );
    const rest = Object.keys(ownValues(card, operator)).filter(
        (key) => !(key in values) && !own.has(key),
    );
    return [
        ...rest.map((key): Edit => ({ kind: "unset", place: `${card.place}.${key}` })),
        ...sets,
    ];
}

export function Presets({ card, operator }: { card: Card; operator: Operator }) {
    const examples = useStore(model, (m) => m.catalog)?.operator_presets?.[operator.name] ?? [];
    const [naming, setNaming] = useState(false);
    const mine = savedPresets()[operator.name] ?? {};
    const apply = (values: Values, name: string) => {
        const edits = presetEdits(card, operator, values);
        if (edits.length > 0) void edit(edits, `${plainName(operator.name)}: ${name}`);
    };
    const choose = (value: string) => {
        if (value === "+") setNaming(true);
        else if (value === "-") apply({}, t("Defaults"));
        else if (value.startsWith("e"))
            apply(
                examples[Number(value.slice(1))].values,
                plainName(examples[Number(value.slice(1))].name),
            );
        else if (value.startsWith("m")) apply(mine[value.slice(1)], value.slice(1));
    };
    if (naming)
        return (
            <PresetName
                done={(name) => {
                    setNaming(false);
                    const all = savedPresets();
                    if (name !== "")
                        keep({
                            ...all,
                            [operator.name]: {
                                ...all[operator.name],
                                [name]: ownValues(card, operator),
                            },
                        });
                }}
            />
        );
    return (
        <select
            class="presets"
            aria-label={t("Presets")}
            title={t("All settings at one go")}
            value=""
            onChange={(event) => {
                choose(event.currentTarget.value);
                event.currentTarget.value = "";
            }}
        >
            <option value="">{t("Presets")}…</option>
            <option value="-">{t("Defaults")}</option>
            {examples.length > 0 && (
                <optgroup label={t("As in an example")}>
                    {examples.map((one, i) => (
                        <option key={i} value={`e${i}`}>
                            {plainName(one.name)}
                            {one.label === operator.name ? "" : `, ${one.label}`}
                        </option>
                    ))}
                </optgroup>
            )}
            {Object.keys(mine).length > 0 && (
                <optgroup label={t("Mine")}>
                    {Object.keys(mine).map((name) => (
                        <option key={name} value={`m${name}`}>
                            {name}
                        </option>
                    ))}
                </optgroup>
            )}
            <option value="+">{t("Save these settings…")}</option>
        </select>
    );
}

function PresetName({ done }: { done: (name: string) => void }) {
    const box = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => box.current?.focus(), []); // before the next letter can come
    return (
        <input
            ref={box}
            class="presets"
            type="text"
            maxLength={40}
            placeholder={t("Name of the preset")}
            aria-label={t("Name of the preset")}
            autocomplete="off"
            onBlur={() => done("")}
            onKeyDown={(event) => {
                if (event.key === "Enter") done(event.currentTarget.value.trim());
                if (event.key === "Escape") done("");
            }}
        />
    );
}
