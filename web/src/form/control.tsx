// SPDX-License-Identifier: Apache-2.0
// One control for one parameter, by the kind the catalog gives it. No operator is known here.
import { useEffect, useRef, useState } from "preact/hooks";
import { Param } from "../api/types.ts";
import { t } from "../i18n/i18n.ts";
import { plainName } from "../recipe/structure.ts";
import { readNumber, readWhole, roundFor, showNumber, showUnit, sliderScale } from "./scale.ts";

export interface ControlProps {
    param: Param;
    value: unknown; // in effect
    written: boolean; // stands in the recipe; else it is the default
    fields: string[];
    materials: { name: string; colour: string }[];
    onChange(value: unknown): void;
    onReset(): void;
    onUpload?(): void;
}

export function Control(props: ControlProps) {
    const { param, written } = props;
    const id = `p-${param.name}-${param.kind.replace(/ /g, "-")}`;
    const changed = written && JSON.stringify(props.value) !== JSON.stringify(param.default);
    return (
        <div class={`control ${changed ? "changed" : ""}`} data-param={param.name}>
            <label
                for={id}
                title={t("Double click: back to the default")}
                onDblClick={props.onReset}
            >
                {plainName(param.name)}
                {param.required ? " *" : ""}
            </label>
            <Inner {...props} id={id} />
            <p class="sentence" id={`${id}-s`}>
                {param.doc}
            </p>
            {changed && param.default !== undefined && (
                <button class="reset" onClick={props.onReset} title={t("Back to the default")}>
                    <span aria-hidden="true">↺</span> {defaultText(param)}
                </button>
            )}
        </div>
    );
}

function defaultText(param: Param): string {
    const value = param.default;
    // The lowest end of a wide range is how a parameter says that it is not there.
    if (typeof value === "number" && value === param.min && value <= -1e5) return t("none");
    if (typeof value === "number") return `${showNumber(value)} ${showUnit(param.unit)}`.trim();
    if (Array.isArray(value)) return t("default");
    return value === "" ? t("none") : String(value);
}

function Inner(props: ControlProps & { id: string }) {
    switch (props.param.kind) {
        case "number":
        case "whole number":
            return <NumberControl {...props} />;
        case "number or field":
            return <NumberOrField {...props} />;
        case "true or false":
            return <Toggle {...props} />;
        case "choice":
            return <Choice {...props} options={props.param.choices ?? []} />;
        case "material":
            return <Choice {...props} options={props.materials.map((m) => m.name)} />;
        case "field":
            return <Choice {...props} options={["", ...props.fields]} />;
        default:
            return <TextControl {...props} />;
    }
}

function numberOf(value: unknown): number {
    if (typeof value === "number") return value;
    return readNumber(String(value ?? ""))?.value ?? NaN;
}

export function NumberControl({
    id,
    param,
    value,
    onChange,
    onReset,
}: ControlProps & { id: string }) {
    const scale = sliderScale(param);
    const given = numberOf(value);
    const [shown, setShown] = useState(given);
    const dragging = useRef(false);
    const sent = useRef(given);
    useEffect(() => {
        if (!dragging.current) setShown(given);
    }, [given]);
    const unit = showUnit(param.unit);
    // The land follows the hand: every value is given on, and of those that wait for the server
    // only the newest is sent.
    const slide = (position: number) => {
        dragging.current = true;
        const next = roundFor(param, scale.toValue(position));
        setShown(next);
        if (next === sent.current) return;
        sent.current = next;
        onChange(next);
    };
    const drop = () => {
        if (!dragging.current) return;
        dragging.current = false;
        sent.current = NaN;
    };
    const [refusal, setRefusal] = useState("");
    const shownText = Number.isFinite(shown) ? showNumber(shown) : String(value ?? "");
    const draft = useDraft(shownText);
    // What cannot be taken is said beside the box, and the value that holds stands in it again.
    const typed = (box: HTMLInputElement) => {
        const text = box.value.trim();
        if (text === shownText) return;
        const read = readNumber(text.replace(/[\u202f\u00a0]/g, ""));
        const range = {
            min: showNumber(param.min ?? -Infinity),
            max: showNumber(param.max ?? Infinity),
            unit,
        };
        let problem = "";
        if (read === undefined)
            problem = t("“{text}” is no number: {value} stays.", {
                text: text.slice(0, 40),
                value: `${shownText} ${unit}`.trim(),
            });
        else if (
            read.unit === "" &&
            (read.value < (param.min ?? -Infinity) || read.value > (param.max ?? Infinity))
        )
            problem = t("{text} lies outside {min} to {max} {unit}: {value} stays.", {
                ...range,
                text: showNumber(read.value),
                value: shownText,
            });
        setRefusal(problem);
        draft.end();
        if (read === undefined || problem !== "") {
            box.value = shownText;
            return;
        }
        if (read.unit !== "" && read.unit !== param.unit) {
            box.value = shownText; // the server knows the unit, and says what it comes to
            onChange(text);
        } else if (read.value !== given) {
            onChange(roundTyped(param, read.value));
        }
    };
    return (
        <div class="number">
            <input
                type="range"
                min="0"
                max="1"
                step="0.001"
                value={Number.isFinite(shown) ? scale.toPosition(shown) : 0}
                style={{
                    "--at": `${100 * (Number.isFinite(shown) ? scale.toPosition(shown) : 0)}%`,
                }}
                aria-label={plainName(param.name)}
                aria-describedby={`${id}-s`}
                aria-valuetext={`${showNumber(shown)} ${unit}`}
                onInput={(event) => slide(Number(event.currentTarget.value))}
                onChange={drop}
                onDblClick={onReset}
            />
            <span class="figure">
                <input
                    id={id}
                    type="text"
                    inputMode="decimal"
                    autocomplete="off"
                    value={draft.text}
                    size={7}
                    aria-invalid={refusal !== ""}
                    aria-errormessage={refusal !== "" ? `${id}-r` : undefined}
                    title={t("From {min} to {max}", {
                        min: showNumber(param.min ?? 0),
                        max: showNumber(param.max ?? 0),
                    })}
                    onFocus={(event) => event.currentTarget.select()}
                    onInput={draft.type}
                    onChange={(event) => typed(event.currentTarget)}
                    onBlur={draft.end}
                    onKeyDown={(event) => {
                        if (event.key === "Enter") typed(event.currentTarget);
                    }}
                />
                {unit && <span class="unit">{unit}</span>}
            </span>
            {refusal !== "" && (
                <p class="refusal" id={`${id}-r`} role="alert">
                    {refusal}
                </p>
            )}
        </div>
    );
}

// What is being typed stands in its box until it is taken: news of the run draw the form again
// meanwhile, and would put the old value back under the hand.
function useDraft(value: string) {
    const [draft, setDraft] = useState<string | undefined>(undefined);
    return {
        text: draft ?? value,
        type: (event: { currentTarget: HTMLInputElement }) => setDraft(event.currentTarget.value),
        end: () => setDraft(undefined),
    };
}

// A box for a whole number such as a seed. `empty` may take the value away again.
export function WholeBox({
    id,
    value,
    what,
    empty,
    describedBy,
    placeholder,
    onNumber,
}: {
    id: string;
    value: string;
    what: string;
    empty?: () => void;
    describedBy?: string;
    placeholder?: string;
    onNumber(text: string): void;
}) {
    const [refusal, setRefusal] = useState("");
    const draft = useDraft(value);
    const typed = (box: HTMLInputElement) => {
        const text = box.value.trim();
        const whole = readWhole(text);
        draft.end();
        if (text === value) return;
        setRefusal("");
        if (text === "" && empty !== undefined) empty();
        else if (whole !== undefined) onNumber(whole);
        else {
            setRefusal(
                value === ""
                    ? t("“{text}” is no whole number: {what} takes one, such as 42.", {
                          text: text.slice(0, 40),
                          what,
                      })
                    : t("“{text}” is no whole number: {value} stays.", {
                          text: text.slice(0, 40),
                          value,
                      }),
            );
            box.value = value;
        }
    };
    return (
        <>
            <input
                id={id}
                type="text"
                inputMode="numeric"
                autocomplete="off"
                value={draft.text}
                placeholder={placeholder}
                aria-describedby={describedBy}
                aria-invalid={refusal !== ""}
                aria-errormessage={refusal !== "" ? `${id}-r` : undefined}
                onInput={draft.type}
                onChange={(event) => typed(event.currentTarget)}
                onBlur={draft.end}
            />
            {refusal !== "" && (
                <p class="refusal" id={`${id}-r`} role="alert">
                    {refusal}
                </p>
            )}
        </>
    );
}

function roundTyped(param: Param, value: number): number {
    return param.kind === "whole number" ? Math.round(value) : value;
}

function NumberOrField(props: ControlProps & { id: string }) {
    const isField =
        typeof props.value === "string" &&
        readNumber(props.value) === undefined &&
        props.value !== "";
    const [mode, setMode] = useState(isField);
    useEffect(() => setMode(isField), [isField]);
    // An expression stays text.
    if (typeof props.value === "string" && props.value.startsWith("="))
        return <TextControl {...props} />;
    return (
        <div class="either">
            {mode ? <Choice {...props} options={props.fields} /> : <NumberControl {...props} />}
            <button
                class="small"
                aria-pressed={mode}
                title={t("A map of values instead of one number")}
                onClick={() => (mode && isField ? props.onReset() : setMode(!mode))}
            >
                {mode ? t("number") : t("map")}
            </button>
        </div>
    );
}

function Toggle({ id, param, value, onChange }: ControlProps & { id: string }) {
    return (
        <input
            id={id}
            type="checkbox"
            role="switch"
            checked={value === true}
            aria-describedby={`${id}-s`}
            aria-label={plainName(param.name)}
            onChange={(event) => onChange(event.currentTarget.checked)}
        />
    );
}

function Choice({
    id,
    value,
    options,
    onChange,
    materials,
}: ControlProps & { id: string; options: string[] }) {
    const current = String(value ?? "");
    const colour = materials.find((material) => material.name === current)?.colour;
    return (
        <span class="choice">
            {colour !== undefined && <span class="swatch" style={{ background: colour }} />}
            <select
                id={id}
                value={current}
                aria-describedby={`${id}-s`}
                onChange={(event) => onChange(event.currentTarget.value)}
            >
                {!options.includes(current) && (
                    <option value={current}>{current || t("none")}</option>
                )}
                {options.map((option) => (
                    <option key={option} value={option}>
                        {option === "" ? t("none") : plainName(option)}
                    </option>
                ))}
            </select>
        </span>
    );
}

// Lists, files and whatever the catalog invents later: as text.
function TextControl({ id, param, value, onChange, onUpload }: ControlProps & { id: string }) {
    const isList = param.kind.startsWith("list");
    const text = Array.isArray(value)
        ? value.map((v) => (typeof v === "number" ? Number(v.toPrecision(7)) : v)).join(", ")
        : String(value ?? "");
    const send = (raw: string) => {
        if (!isList) {
            onChange(raw);
            return;
        }
        const parts = raw.split(/[,;]\s*/).filter((part) => part !== "");
        onChange(
            param.kind.includes("number")
                ? parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part))
                : parts,
        );
    };
    return (
        <span class="textual">
            <input
                id={id}
                type="text"
                autocomplete="off"
                spellcheck={false}
                value={text}
                aria-describedby={`${id}-s`}
                onChange={(event) => send(event.currentTarget.value)}
            />
            {param.kind === "file" && onUpload !== undefined && (
                <button class="small" onClick={onUpload}>
                    {t("Choose…")}
                </button>
            )}
        </span>
    );
}
