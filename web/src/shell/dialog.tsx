// SPDX-License-Identifier: Apache-2.0
// A dialog over the land: Escape and the cross close it, focus stays inside and returns after.
import { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { model } from "../state/model.ts";
import { Icon } from "./icons.tsx";

export function Dialog({
    title,
    children,
    wide,
}: {
    title: string;
    children: ComponentChildren;
    wide?: boolean;
}) {
    const element = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        const dialog = element.current!;
        const before = document.activeElement as HTMLElement | null;
        dialog.showModal();
        (dialog.querySelector("[autofocus]") as HTMLElement | null)?.focus();
        return () => {
            dialog.close();
            before?.focus?.();
        };
    }, []);
    const close = () => model.set({ dialog: "" });
    return (
        <dialog
            ref={element}
            class={wide ? "wide" : ""}
            aria-label={title}
            onCancel={(event) => {
                event.preventDefault();
                close();
            }}
            onClick={(event) => {
                if (event.target === element.current) close();
            }}
        >
            <header>
                <h2>{title}</h2>
                <button class="icon" onClick={close} aria-label={t("Close")} title={t("Close")}>
                    <Icon name="close" />
                </button>
            </header>
            <div class="content">{children}</div>
        </dialog>
    );
}
