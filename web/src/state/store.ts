// SPDX-License-Identifier: Apache-2.0
// A value that tells who asked for it when it changes.
import { useEffect, useRef, useState } from "preact/hooks";

export class Store<T extends object> {
    private listeners = new Set<() => void>();
    private told = false;

    constructor(private current: T) {}

    get value(): T {
        return this.current;
    }

    // Replaces some members; listeners hear of it once, after the running event.
    set(change: Partial<T>): void {
        let same = true;
        for (const key of Object.keys(change) as (keyof T)[])
            if (this.current[key] !== change[key]) same = false;
        if (same) return;
        this.current = { ...this.current, ...change };
        if (this.told) return;
        this.told = true;
        queueMicrotask(() => {
            this.told = false;
            for (const listener of [...this.listeners]) listener();
        });
    }

    subscribe(listener: () => void): () => void {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }
}

// The part of a store that a component draws; it is drawn again only when that part changed.
export function useStore<T extends object, P>(store: Store<T>, pick: (value: T) => P): P {
    const [, draw] = useState(0);
    const part = pick(store.value);
    const shown = useRef(part);
    shown.current = part;
    const chosen = useRef(pick);
    chosen.current = pick;
    useEffect(() => {
        const look = () => {
            if (chosen.current(store.value) !== shown.current) draw((n) => n + 1);
        };
        look(); // what changed between drawing and listening
        return store.subscribe(look);
    }, [store]);
    return part;
}
