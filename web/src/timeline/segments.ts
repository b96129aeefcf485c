// SPDX-License-Identifier: Apache-2.0
// Stages along the timeline. A generator is one step and a simulation hundreds; equal widths per
// step would hide the first, so widths follow the root of the steps.
import { Card, plainName } from "../recipe/structure.ts";

export interface Segment {
    label: string;
    first: number; // tick at which it begins
    ticks: number;
    from: number; // share of the track
    to: number;
    events: { tick: number; label: string }[];
}

export function segmentsOf(cards: Card[]): Segment[] {
    const on = cards.filter((card) => card.enabled && card.ticks > 0);
    const weight = (card: Card) => Math.sqrt(card.ticks) + 1;
    const all = on.reduce((sum, card) => sum + weight(card), 0);
    const out: Segment[] = [];
    let first = 0;
    let from = 0;
    for (const card of on) {
        const to = from + weight(card) / all;
        const events = card.children
            .filter((child) => child.list === "event")
            .map((child) => ({
                tick: first + Number(child.written.at ?? 0),
                label: plainName(child.op || child.label),
            }));
        out.push({ label: card.label || card.op, first, ticks: card.ticks, from, to, events });
        first += card.ticks;
        from = to;
    }
    return out;
}

export function timeShare(segments: Segment[], tick: number): number {
    for (const s of segments)
        if (tick <= s.first + s.ticks)
            return s.from + ((s.to - s.from) * Math.max(0, tick - s.first)) / s.ticks;
    return segments.length > 0 ? 1 : 0;
}

export function tickAt(segments: Segment[], share: number): number {
    const at = Math.min(1, Math.max(0, share));
    for (const s of segments)
        if (at <= s.to)
            return Math.round(s.first + (s.ticks * (at - s.from)) / Math.max(s.to - s.from, 1e-9));
    const last = segments[segments.length - 1];
    return last === undefined ? 0 : last.first + last.ticks;
}
