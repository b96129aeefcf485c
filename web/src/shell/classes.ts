// SPDX-License-Identifier: Apache-2.0
// The class of an element: what it always is, and what it is at present.
export function classes(always: string, now: Record<string, boolean>): string {
    return [always, ...Object.keys(now).filter((name) => now[name])].join(" ");
}
