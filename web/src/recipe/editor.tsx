// SPDX-License-Identifier: Apache-2.0
// The recipe as text, always the same as the cards. Typing is sent after a pause; a text that does
// not hold stays on the page with its problems at their lines, and the land stays as it was.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { sendText } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { draft, dropDraft, keepDraft } from "./draft.ts";

export function Editor() {
    const text = useStore(model, (m) => m.text);
    const project = useStore(model, (m) => m.run.project) ?? "";
    const problems = useStore(model, (m) => m.problems);
    const kept = useStore(draft, (d) => d);
    const area = useRef<HTMLTextAreaElement>(null);
    const gutter = useRef<HTMLPreElement>(null);
    const timer = useRef(0);
    const mine = kept.text !== undefined && (project === "" || kept.project === project);
    const shown = mine ? kept.text! : text;
    const send = async (value: string) => {
        clearTimeout(timer.current);
        const found = value === model.value.text ? [] : await sendText(value, t("Text edited"));
        if (found.length > 0 || draft.value.text === undefined) return;
        if (draft.value.text === value) dropDraft();
        else keepDraft(draft.value.text, value, project); // typed on meanwhile
    };
    // A draft that was left alone: what is wrong with it, unless the recipe has gone on without it.
    const stale = mine && text !== "" && kept.base !== text;
    const arrived = project !== "" && text !== "";
    useEffect(() => {
        if (mine && !stale && arrived && problems.length === 0) void send(kept.text!);
    }, [arrived]);
    const typed = (value: string) => {
        if (value === text) dropDraft();
        else keepDraft(value, mine ? kept.base : text, project);
        clearTimeout(timer.current);
        if (!stale) timer.current = window.setTimeout(() => void send(value), 700);
    };
    const lines = shown.split("\n").length;
    const marks = new Map(problems.filter((p) => p.line).map((p) => [p.line as number, p.message]));
    const goTo = (line: number, column = 1) => {
        const at =
            shown
                .split("\n")
                .slice(0, line - 1)
                .join("\n").length +
            (line > 1 ? 1 : 0) +
            column -
            1;
        area.current?.focus();
        area.current?.setSelectionRange(at, at);
        if (area.current) area.current.scrollTop = Math.max(0, (line - 6) * 19);
    };
    return (
        <div class="editor">
            <div class="paper">
                <pre class="gutter" ref={gutter} aria-hidden="true">
                    {Array.from({ length: lines }, (_, i) => (
                        <span
                            key={i}
                            class={marks.has(i + 1) ? "bad" : ""}
                            title={marks.get(i + 1)}
                        >
                            {i + 1}
                            {"\n"}
                        </span>
                    ))}
                </pre>
                <textarea
                    ref={area}
                    aria-label={t("Recipe as text (TOML)")}
                    aria-invalid={problems.length > 0}
                    aria-describedby="editor-problems"
                    spellcheck={false}
                    autocomplete="off"
                    autocapitalize="off"
                    wrap="off"
                    value={shown}
                    onInput={(event) => typed(event.currentTarget.value)}
                    onBlur={() => mine && !stale && void send(shown)}
                    onScroll={(event) => {
                        if (gutter.current)
                            gutter.current.scrollTop = event.currentTarget.scrollTop;
                    }}
                    onKeyDown={(event) => {
                        event.stopPropagation();
                        if ((event.ctrlKey || event.metaKey) && event.key === "Enter")
                            void send(shown);
                    }}
                />
            </div>
            <div id="editor-problems" role="status" class="problems">
                {problems.map((problem, i) => (
                    <button
                        key={i}
                        onClick={() => problem.line && goTo(problem.line, problem.column)}
                    >
                        {problem.line ? <b>{t("Line {n}", { n: problem.line })}</b> : null}{" "}
                        {problem.message}
                    </button>
                ))}
                {stale && <span>{t("The recipe was changed after this text was begun.")}</span>}
                {stale && (
                    <button class="small" onClick={() => void send(shown)}>
                        {t("Take the text as it is here")}
                    </button>
                )}
                {mine && (problems.length > 0 || stale) && (
                    <button
                        class="small"
                        onClick={() => {
                            clearTimeout(timer.current);
                            dropDraft();
                            model.set({ problems: [] });
                        }}
                    >
                        {t("Back to the text that holds")}
                    </button>
                )}
                {problems.length === 0 && !stale && (
                    <span>{mine ? t("Typing…") : t("In step with the cards")}</span>
                )}
            </div>
        </div>
    );
}
