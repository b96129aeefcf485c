// SPDX-License-Identifier: Apache-2.0
// Files for other programs, a picture of what is seen, a film of how it came to be.
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { download } from "../recipe/files.ts";
import { plainName } from "../recipe/structure.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ask, client, setSize, view } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { wrapAngle } from "../viewport/globe_math.ts";
import { savePicture } from "./picture.ts";
import { recordCanvas } from "./recorder.ts";

// Longitude and latitude in degrees that the eye is over.
function eyeOver(): number[] {
    const { lon, lat } = view.globe.rig.state;
    return [lon, lat].map((angle) => Number(((angle * 180) / Math.PI).toFixed(2)));
}

export function ExportDialog() {
    const catalog = useStore(model, (m) => m.catalog);
    const present = useStore(model, (m) => m.run.fields) ?? [];
    const run = useStore(model, (m) => m.run);
    const [fields, setFields] = useState<string[]>(["height"]);
    const [format, setFormat] = useState(".exr");
    const [set, setSet] = useState("");
    const [files, setFiles] = useState<string[]>([]);
    const [busy, setBusy] = useState("");
    const [seconds, setSeconds] = useState(8);
    const globe = useStore(model, (m) => m.mode) === "globe";
    const [turn, setTurn] = useState(true); // the globe goes round once in a film
    if (catalog === undefined) return null;
    const known = present.length > 0 ? present : catalog.fields.map((f) => f.name);
    const name = model.value.name || "land";
    const sets = catalog.export_sets ?? [];
    const chosen = sets.find((one) => one.name === set);
    const side = Number(run.grid?.columns ?? 0);
    const nearest = [...(chosen?.sizes ?? [])]
        .sort((a, b) => Math.abs(a - side) - Math.abs(b - side))
        .slice(0, 2)
        .sort((a, b) => a - b);
    const misfit =
        chosen !== undefined &&
        chosen.sizes.length > 0 &&
        !(chosen.sizes.includes(side) && run.grid?.columns === run.grid?.rows);
    const work = async (what: string, job: () => Promise<unknown>) => {
        setBusy(what);
        await job();
        setBusy("");
    };
    // Files that were made, as addresses under the project.
    const list = (made: (string | undefined)[], folder?: string) => {
        const there = made.filter((file) => file !== undefined);
        setFiles(there);
        if (folder !== undefined && there.length === 0)
            tell("note", t("Written to {place}", { place: folder }));
    };
    const exportFiles = () =>
        work("files", async () => {
            const outputs = fields.map((field) => ({ field, file: `${field}${format}` }));
            const answer = await ask("export", chosen ? { set, fields: present } : { outputs });
            if (answer) list(answer.files.map((one) => one.file));
        });
    const picture = (scale: number) =>
        work("picture", async () => {
            await savePicture(scale);
        });
    const film = () =>
        work("film", async () => {
            const { rig } = view.globe;
            const { lon } = rig.state;
            const blob = await recordCanvas(view, seconds, (share) => {
                if (!globe || !turn) return;
                rig.stay();
                rig.state.lon = wrapAngle(lon - share * 2 * Math.PI);
            });
            if (blob === undefined) tell("error", t("This browser cannot record the canvas."));
            else download(blob, `${name}.webm`);
        });
    const timelapse = () =>
        work("timelapse", async () => {
            const film = await ask("timelapse", {
                seconds,
                fps: 25,
                ...(globe && { globe: eyeOver(), turn: turn ? -360 : 0 }),
            });
            if (film) list([film.file], film.folder);
        });
    return (
        <Dialog title={t("Export")} wide>
            <section>
                <h3>{t("Files for other programs")}</h3>
                {sets.length > 0 && (
                    <div class="kinds" role="radiogroup" aria-label={t("For which program")}>
                        <button role="radio" aria-checked={set === ""} onClick={() => setSet("")}>
                            {t("My choice")}
                        </button>
                        {sets.map((one) => (
                            <button
                                key={one.name}
                                role="radio"
                                data-set={one.name}
                                aria-checked={set === one.name}
                                onClick={() => setSet(one.name)}
                            >
                                {one.title}
                            </button>
                        ))}
                    </div>
                )}
                {chosen !== undefined && (
                    <div class="setwords">
                        <p>{chosen.sentence}</p>
                        <p class="sentence">
                            {chosen.files
                                .filter((one) => !one.if_there || present.includes(one.field))
                                .map((one) => one.file)
                                .join(", ")}{" "}
                            · {run.grid?.columns} × {run.grid?.rows}
                        </p>
                        {misfit && (
                            <div class="buttons">
                                <p class="sentence">
                                    {t(
                                        "It takes square maps of {list} samples without " +
                                            "padding; nothing is resampled here. The land itself " +
                                            "can be made in such a size:",
                                        { list: chosen.sizes.join(", ") },
                                    )}
                                </p>
                                {nearest.map((n) => (
                                    <button
                                        key={n}
                                        class="small"
                                        data-size={n}
                                        onClick={() => setSize(n, n)}
                                    >
                                        {n} × {n}
                                    </button>
                                ))}
                            </div>
                        )}
                        <button
                            class="primary"
                            disabled={busy !== ""}
                            onClick={() => void exportFiles()}
                        >
                            {busy === "files" ? t("Writing…") : t("Write files")}
                        </button>
                    </div>
                )}
                {chosen === undefined && (
                    <div class="grid2">
                        <fieldset>
                            <legend>{t("Fields")}</legend>
                            <div class="checks">
                                {known.map((field) => (
                                    <label key={field}>
                                        <input
                                            type="checkbox"
                                            checked={fields.includes(field)}
                                            onChange={(event) =>
                                                setFields(
                                                    event.currentTarget.checked
                                                        ? [...fields, field]
                                                        : fields.filter((f) => f !== field),
                                                )
                                            }
                                        />{" "}
                                        {plainName(field)}
                                    </label>
                                ))}
                            </div>
                        </fieldset>
                        <div>
                            <label class="control tight">
                                {t("Format")}
                                <select
                                    value={format}
                                    onChange={(event) => setFormat(event.currentTarget.value)}
                                >
                                    {catalog.formats
                                        .filter((f) => f.writes !== false)
                                        .map((f) => (
                                            <option key={f.ending} value={f.ending}>
                                                {f.name} ({f.ending})
                                            </option>
                                        ))}
                                </select>
                            </label>
                            <p class="sentence">
                                {catalog.formats.find((f) => f.ending === format)?.summary}
                            </p>
                            <button
                                class="primary"
                                disabled={busy !== "" || fields.length === 0}
                                onClick={() => void exportFiles()}
                            >
                                {busy === "files" ? t("Writing…") : t("Write files")}
                            </button>
                        </div>
                    </div>
                )}
            </section>
            <section>
                <h3>{t("Picture")}</h3>
                <div class="buttons">
                    <button disabled={busy !== ""} onClick={() => void picture(1)}>
                        {t("As seen")}
                    </button>
                    <button disabled={busy !== ""} onClick={() => void picture(2)}>
                        {t("Twice as large")}
                    </button>
                    <button
                        disabled={busy !== ""}
                        onClick={() =>
                            void work("render", async () => {
                                const seen = globe ? { globe: eyeOver() } : {};
                                list([(await ask("picture", { kind: "relief", ...seen }))?.file]);
                            })
                        }
                    >
                        {t("Drawn by the engine")}
                    </button>
                </div>
            </section>
            <section>
                <h3>{t("Film")}</h3>
                <div class="buttons">
                    <label>
                        {t("Seconds")}{" "}
                        <input
                            type="number"
                            min={1}
                            max={120}
                            value={seconds}
                            onChange={(event) => setSeconds(Number(event.currentTarget.value))}
                        />
                    </label>
                    {globe && (
                        <label class="inline">
                            <input
                                type="checkbox"
                                role="switch"
                                id="film-turn"
                                checked={turn}
                                onChange={(event) => setTurn(event.currentTarget.checked)}
                            />{" "}
                            {t("Once round the globe")}
                        </label>
                    )}
                    <button disabled={busy !== ""} onClick={() => void film()}>
                        {busy === "film" ? t("Recording…") : t("Record what is seen")}
                    </button>
                    <button disabled={busy !== ""} onClick={() => void timelapse()}>
                        {busy === "timelapse"
                            ? t("Rendering…")
                            : t("Time-lapse of the recorded moments")}
                    </button>
                </div>
            </section>
            {files.length > 0 && (
                <ul class="files" aria-label={t("Files")}>
                    {files.map((file) => (
                        <li key={file}>
                            <a href={client.link(`/api/file/${file}`)} download>
                                {file}
                            </a>
                        </li>
                    ))}
                </ul>
            )}
        </Dialog>
    );
}
