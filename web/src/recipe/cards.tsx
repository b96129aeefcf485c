// SPDX-License-Identifier: Apache-2.0
// The recipe as cards: choose, add, reorder by hand or keyboard, switch off, see what is masked.
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { classes } from "../shell/classes.ts";
import { Icon } from "../shell/icons.tsx";
import { moveCard, removeCard, toggleCard } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Card, plainName, splitPlace } from "./structure.ts";

export function Cards() {
    const cards = useStore(model, (m) => m.cards);
    return (
        <div class="cards">
            <ol class="cardlist" aria-label={t("Stages")}>
                {cards.map((card, i) => (
                    <CardItem key={card.place} card={card} count={cards.length} number={i + 1} />
                ))}
            </ol>
            <button class="add" onClick={() => model.set({ dialog: "add", addTo: "stage" })}>
                <Icon name="plus" /> {t("Add a stage")}
            </button>
        </div>
    );
}

function CardItem({ card, count, number }: { card: Card; count: number; number: number }) {
    const selected = useStore(model, (m) => m.selected === card.place);
    const active =
        useStore(model, (m) => m.run.label === card.label && m.run.tick < m.run.ticks) &&
        card.list === "stage";
    const summary =
        useStore(model, (m) => m.catalog)?.operators.find((op) => op.name === card.op)?.summary ??
        "";
    const [over, setOver] = useState(false);
    const list = splitPlace(card.place).list;
    const title = plainName(card.label || card.op);
    const keys = (event: KeyboardEvent) => {
        if (event.altKey && event.key === "ArrowUp") moveCard(card.place, number - 1);
        else if (event.altKey && event.key === "ArrowDown" && number < count)
            moveCard(card.place, number + 1);
        else if (event.key === "Delete") removeCard(card.place);
        else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <li
            class={classes(`card of-${card.list}`, { selected, off: !card.enabled, over, active })}
            draggable
            onDragStart={(event) => {
                event.dataTransfer?.setData("text/cuesta-card", card.place);
                event.stopPropagation();
            }}
            onDragOver={(event) => {
                if (!event.dataTransfer?.types.includes("text/cuesta-card")) return;
                event.preventDefault();
                event.stopPropagation();
                setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
                setOver(false);
                const from = event.dataTransfer?.getData("text/cuesta-card") ?? "";
                if (from === "" || splitPlace(from).list !== list) return;
                event.preventDefault();
                event.stopPropagation();
                moveCard(from, number);
            }}
        >
            <div class="row">
                <button
                    class="name"
                    aria-pressed={selected}
                    title={summary}
                    onKeyDown={keys}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                    onClick={() =>
                        model.set({
                            selected: selected ? "" : card.place,
                            right: true,
                            sheet: innerWidth < 800 ? "inspector" : "",
                        })
                    }
                >
                    <span class="mark" data-kind={card.list} aria-hidden="true">
                        {card.list === "stage" ? number : "·"}
                    </span>
                    <span class="words">
                        <span>{title}</span>
                        {title.toLowerCase().replace(/ /g, "_") !== card.op && (
                            <small>{plainName(card.op)}</small>
                        )}
                    </span>
                </button>
                {card.mask !== "" && (
                    <span
                        class="masked"
                        title={t("Only where {name} is above 0", { name: card.mask })}
                    >
                        ◐
                    </span>
                )}
                <button
                    class="icon quiet"
                    onClick={() => toggleCard(card.place)}
                    aria-pressed={!card.enabled}
                    title={card.enabled ? t("Switch off") : t("Switch on")}
                    aria-label={`${card.enabled ? t("Switch off") : t("Switch on")}: ${title}`}
                >
                    <Icon name={card.enabled ? "eye" : "eye-off"} />
                </button>
            </div>
            {(card.children.length > 0 || card.op === "simulate") && (
                <>
                    <ol class="cardlist" aria-label={t("Processes of {name}", { name: title })}>
                        {card.children
                            .filter((c) => c.list === "process")
                            .map((child, i, all) => (
                                <CardItem
                                    key={child.place}
                                    card={child}
                                    count={all.length}
                                    number={i + 1}
                                />
                            ))}
                        {card.children
                            .filter((c) => c.list === "event")
                            .map((child, i, all) => (
                                <CardItem
                                    key={child.place}
                                    card={child}
                                    count={all.length}
                                    number={i + 1}
                                />
                            ))}
                    </ol>
                    <button
                        class="add small"
                        onClick={() => model.set({ dialog: "add", addTo: `${card.place}.process` })}
                    >
                        <Icon name="plus" /> {t("Process")}
                    </button>
                </>
            )}
        </li>
    );
}
