// SPDX-License-Identifier: Apache-2.0
// A value that tells who asked for it when it changes.
import { useEffect, useState } from "preact/hooks";

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
    useEffect(() => {
        let last = part;
        return store.subscribe(() => {
            const next = pick(store.value);
            if (next !== last) {
                last = next;
                draw((n) => n + 1);
            }
        });
    }, [part]);
    return part;
}
