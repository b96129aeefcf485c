// SPDX-License-Identifier: Apache-2.0
// Records the canvas while the land runs, with what the browser has for it. Where drawing is slow
// the time may be over before a picture has gone into the film: then it goes on until one has.
import { View } from "../viewport/view.ts";

const HEAD = 1500; // bytes: more than a film without a picture has
const PATIENCE = 60000; // milliseconds

// `each` is told before every picture how much of the film is over, 0..1.
export async function recordCanvas(
    view: View,
    seconds: number,
    each?: (share: number) => void,
): Promise<Blob | undefined> {
    if (typeof MediaRecorder === "undefined" || view.canvas.captureStream === undefined)
        return undefined;
    const stream = view.canvas.captureStream(30);
    const type = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"].find(
        (one) => MediaRecorder.isTypeSupported(one),
    );
    if (type === undefined) return undefined;
    const parts: Blob[] = [];
    let bytes = 0;
    const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 12e6 });
    recorder.ondataavailable = (event) => {
        parts.push(event.data);
        bytes += event.data.size;
    };
    const done = new Promise<void>((resolve) => (recorder.onstop = () => resolve()));
    recorder.start(250);
    const end = performance.now() + seconds * 1000;
    const drawn = view.pictures;
    const empty = () => view.pictures < drawn + 2 || bytes < HEAD;
    const begun = performance.now();
    while (performance.now() < end || (empty() && performance.now() < end + PATIENCE)) {
        each?.(Math.min(1, (performance.now() - begun) / (seconds * 1000)));
        view.invalidate();
        await new Promise((resolve) => setTimeout(resolve, 33));
    }
    recorder.stop();
    await done;
    for (const track of stream.getTracks()) track.stop();
    return new Blob(parts, { type });
}
