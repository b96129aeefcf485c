// SPDX-License-Identifier: Apache-2.0
// The recipe as text, always the same as the cards. Typing is sent after a pause; a text that does
// not hold stays on the page with its problems at their lines, and the land stays as it was.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { sendText } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";

export function Editor() {
    const text = useStore(model, (m) => m.text);
    const problems = useStore(model, (m) => m.problems);
    const [draft, setDraft] = useState(text);
    const [dirty, setDirty] = useState(false);
    const area = useRef<HTMLTextAreaElement>(null);
    const gutter = useRef<HTMLPreElement>(null);
    const timer = useRef(0);
    useEffect(() => {
        if (!dirty) setDraft(text);
    }, [text]);
    const send = async (value: string) => {
        clearTimeout(timer.current);
        if (value === text) {
            setDirty(false);
            return;
        }
        const found = await sendText(value, t("Text edited"));
        if (found.length === 0 && area.current?.value === value) setDirty(false);
    };
    const typed = (value: string) => {
        setDraft(value);
        setDirty(true);
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => void send(value), 700);
    };
    const lines = draft.split("\n").length;
    const marks = new Map(problems.filter((p) => p.line).map((p) => [p.line as number, p.message]));
    const goTo = (line: number, column = 1) => {
        const at = draft.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
        area.current?.focus();
        area.current?.setSelectionRange(at, at);
        if (area.current) area.current.scrollTop = Math.max(0, (line - 6) * 19);
    };
    return (
        <div class="editor">
            <div class="paper">
                <pre class="gutter" ref={gutter} aria-hidden="true">
                    {Array.from({ length: lines }, (_, i) => (
                        <span key={i} class={marks.has(i + 1) ? "bad" : ""} title={marks.get(i + 1)}>{i + 1}{"\n"}</span>
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
                    value={draft}
                    onInput={(event) => typed(event.currentTarget.value)}
                    onBlur={() => dirty && void send(draft)}
                    onScroll={(event) => {
                        if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
                    }}
                    onKeyDown={(event) => {
                        event.stopPropagation();
                        if ((event.ctrlKey || event.metaKey) && event.key === "Enter") void send(draft);
                    }}
                />
            </div>
            <div id="editor-problems" role="status" class="problems">
                {problems.map((problem, i) => (
                    <button key={i} onClick={() => problem.line && goTo(problem.line, problem.column)}>
                        {problem.line ? <b>{t("Line {n}", { n: problem.line })}</b> : null} {problem.message}
                    </button>
                ))}
                {problems.length > 0 && dirty && (
                    <button class="small" onClick={() => { setDraft(text); setDirty(false); model.set({ problems: [] }); }}>
                        {t("Back to the text that holds")}
                    </button>
                )}
                {problems.length === 0 && <span>{dirty ? t("Typing…") : t("In step with the cards")}</span>}
            </div>
        </div>
    );
}
