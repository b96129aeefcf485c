// SPDX-License-Identifier: Apache-2.0
// The line to the server: numbered questions with answers, events, frames, and a line that comes
// back by itself after the server was away.
import { decodeFrame, Frame } from "./frame.ts";
import type { Messages } from "./messages.ts";
import { Catalog, Problem, StudioEvent, UploadAnswer } from "./types.ts";

export type Message = keyof Messages;
export type Takes<M extends Message> = Messages[M]["takes"];
export type Gives<M extends Message> = Messages[M]["gives"];
// Arguments may be left out if none of them is needed.
export type Arguments<M extends Message> =
    Record<never, never> extends Takes<M> ? [takes?: Takes<M>] : [takes: Takes<M>];

export class Refused extends Error {
    constructor(
        message: string,
        readonly problems: Problem[] = [],
    ) {
        super(message);
    }
}

export interface Listener {
    open(): void;
    closed(reason: string): void;
    event(event: StudioEvent): void;
    frame(frame: Frame): void;
}

// What was asked under this number; the members of the answer stand beside.
interface Reply {
    id: number;
    error?: string | null; // null stands in the state of a run that has not failed
    problems?: Problem[];
}

interface Waiting {
    resolve(answer: never): void;
    reject(error: Error): void;
}

// The token stands in the fragment, which never leaves the browser; a reload finds it in the tab.
export function tokenFrom(hash: string, storage?: Pick<Storage, "getItem" | "setItem">): string {
    const found = /(?:^#|&)token=([0-9a-fA-F]+)/.exec(hash)?.[1];
    if (found !== undefined) {
        storage?.setItem("cuesta.token", found);
        return found;
    }
    return storage?.getItem("cuesta.token") ?? "";
}

// Pauses before attempt n = 0, 1, ...: quick at first, never more than 5 s.
export function retryDelay(attempt: number): number {
    return Math.min(5000, 250 * 2 ** Math.min(attempt, 5));
}

export class Client {
    private socket: WebSocket | undefined;
    private waiting = new Map<number, Waiting>();
    private next = 1;
    private attempt = 0;
    private stopped = false;
    private timer = 0;

    constructor(
        readonly base: string,
        readonly token: string,
        private readonly listener: Listener,
    ) {}

    start(): void {
        this.stopped = false;
        const address = this.base.replace(/^http/, "ws") + "/ws";
        const words = this.token ? ["cuesta", `token.${this.token}`] : ["cuesta"];
        const socket = new WebSocket(address, words);
        socket.binaryType = "arraybuffer";
        this.socket = socket;
        socket.onopen = () => {
            this.attempt = 0;
            this.listener.open();
        };
        socket.onmessage = (message) => this.received(message.data);
        socket.onclose = (event) => this.lost(event.reason);
    }

    stop(): void {
        this.stopped = true;
        clearTimeout(this.timer);
        this.socket?.close();
    }

    get connected(): boolean {
        return this.socket?.readyState === WebSocket.OPEN;
    }

    // Asks and waits for the answer; Refused with the server's sentence if it says no.
    ask<M extends Message>(what: M, ...[takes]: Arguments<M>): Promise<Gives<M>> {
        const id = this.next++;
        return new Promise((resolve, reject) => {
            if (!this.connected) {
                reject(new Refused("The studio is not connected."));
                return;
            }
            this.waiting.set(id, { resolve, reject });
            this.socket?.send(JSON.stringify({ id, do: what, ...takes }));
        });
    }

    async catalog(): Promise<Catalog> {
        return (await this.get("/api/catalog")).json();
    }

    async get(path: string): Promise<Response> {
        const response = await fetch(this.base + path, { headers: this.headers() });
        if (!response.ok) throw new Refused(await sentenceOf(response));
        return response;
    }

    async upload(name: string, body: Blob): Promise<UploadAnswer> {
        const response = await fetch(`${this.base}/api/upload?name=${encodeURIComponent(name)}`, {
            method: "POST",
            headers: { ...this.headers(), "Content-Type": "application/octet-stream" },
            body,
        });
        if (!response.ok) throw new Refused(await sentenceOf(response));
        return response.json();
    }

    // An address for links and pictures, which cannot send a header: the server has given this
    // browser a cookie for them with its first answer.
    link(path: string): string {
        return this.base + path.split("/").map(encodeURIComponent).join("/");
    }

    private headers(): Record<string, string> {
        return this.token ? { "X-Cuesta-Token": this.token } : {};
    }

    private received(data: unknown): void {
        if (data instanceof ArrayBuffer) {
            try {
                this.listener.frame(decodeFrame(data));
            } catch (error) {
                this.listener.event({ event: "warning", sentence: (error as Error).message });
            }
            return;
        }
        const message = JSON.parse(String(data)) as StudioEvent | Reply;
        if ("event" in message) {
            this.listener.event(message);
            return;
        }
        const waiting = this.waiting.get(message.id);
        if (waiting === undefined) return;
        this.waiting.delete(message.id);
        if (typeof message.error === "string")
            waiting.reject(new Refused(message.error, message.problems ?? []));
        else waiting.resolve(message as never);
    }

    private lost(reason: string): void {
        for (const waiting of this.waiting.values())
            waiting.reject(new Refused("The connection was lost before the answer came."));
        this.waiting.clear();
        this.listener.closed(reason);
        if (this.stopped) return;
        this.timer = window.setTimeout(() => this.start(), retryDelay(this.attempt++));
    }
}

async function sentenceOf(response: Response): Promise<string> {
    const text = await response.text();
    try {
        return JSON.parse(text).error ?? text;
    } catch {
        return text || `The server answered ${response.status}.`;
    }
}
