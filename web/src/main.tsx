// SPDX-License-Identifier: Apache-2.0
// Starts the page: language, canvas, line to the server.
import { Client, tokenFrom } from "./api/client.ts";
import { RunState, StudioEvent } from "./api/types.ts";
import { book, chartNews } from "./charts/series.ts";
import { chooseLanguage, setLanguage, t } from "./i18n/i18n.ts";
import { mount } from "./shell/app.tsx";
import { onLook, tellGrid, tellMotion, tellServer } from "./shell/modes.ts";
import { connectActions, takeCatalog, takeRecipe } from "./state/actions.ts";
import { applySea, model, tell } from "./state/model.ts";
import "./style/app.css";
import "./style/narrow.css";
import { readings } from "./tools/readings.ts";
import { RigState } from "./viewport/camera_rig.ts";
import { GlobeState } from "./viewport/globe_math.ts";
import { ViewSettings } from "./viewport/settings.ts";
import { View } from "./viewport/view.ts";
import { watchWalls } from "./viewport/walls.ts";

// Pixels: with both panels open the land still has three fifths of the window.
const INSPECTOR_FITS = 1040;

const storage = (() => {
    try {
        return window.sessionStorage;
    } catch {
        return undefined;
    }
})();

const language = chooseLanguage(read("cuesta.language"), navigator.languages);
setLanguage(language);
document.documentElement.lang = language;

const view = new View(location.hash);
const client = new Client(location.origin, tokenFrom(location.hash, storage), {
    open: () => void begin(),
    closed: () => model.set({ connected: false }),
    event: heard,
    frame: (frame) => {
        view.take(frame);
        if ((frame.head.slot ?? "live") === "live") model.set({ tick: frame.head.tick });
    },
});
connectActions(client, view);
onLook((look) => void client.ask("look", { ...look, rate: 30 }).catch(() => {}));

const motion = matchMedia("(prefers-reduced-motion: reduce)");
const calm = () => {
    view.still = motion.matches;
    view.invalidate();
};
motion.addEventListener("change", calm);
calm();
if (innerWidth < INSPECTOR_FITS) model.set({ right: false });

mount(document.getElementById("app")!);
watchWalls(view);
client.start();

// After every connection: the catalog, the whole state, and what this page wants to see.
async function begin(): Promise<void> {
    try {
        const catalog = await client.catalog();
        takeCatalog(catalog);
        const hello = await client.ask("hello");
        takeState(hello.state);
        takeRecipe(hello);
        model.set({ history: hello.history });
        takeView(hello.view);
        for (const remark of hello.remarks) tell("warning", remark);
        tellServer(true);
        await takeCharts();
        const first = read("cuesta.seen") === null && !model.value.everConnected;
        model.set({ connected: true, everConnected: true });
        if (first && model.value.dialog === "" && !/[#&]quiet/.test(location.hash))
            model.set({ dialog: "welcome" });
        document.documentElement.dataset.ready = "1";
        if (performance.getEntriesByName("cuesta-ready").length === 0)
            performance.mark("cuesta-ready");
    } catch (error) {
        tell("error", (error as Error).message);
    }
}

function heard(news: StudioEvent): void {
    switch (news.event) {
        case "state":
            return takeState(news);
        case "recipe":
            return takeRecipe(news);
        case "chart":
            book.add(news);
            chartNews.set({ version: chartNews.value.version + 1 });
            return;
        case "charts":
            return void takeCharts(); // another past: other curves
        case "note":
        case "warning":
        case "error":
            return tell(news.event, news.sentence);
    }
}

async function takeCharts(): Promise<void> {
    const charts = await client.ask("charts").catch(() => undefined);
    if (charts === undefined) return;
    book.clear();
    for (const point of charts.points) book.add(point);
    chartNews.set({ version: chartNews.value.version + 1 });
}

function takeState(state: RunState): void {
    const before = model.value.run;
    model.set({ run: { ...before, ...state } });
    tellMotion(model.value.run.running || Boolean(model.value.run.busy));
    applySea(view);
    if (state.fields?.join() !== before.fields?.join()) tellServer();
    tellGrid(model.value.run.grid);
    for (const slot of ["a", "b"] as const) {
        const level = state.kept?.[slot]?.sea_level;
        view.setSea(typeof level === "number" ? level : undefined, slot);
    }
    if (state.error && state.error !== before.error) tell("error", state.error);
    if (state.branches !== undefined) model.set({ branches: state.branches });
    document.title = model.value.name ? `${model.value.name} · Cuesta` : t("Cuesta studio");
}

// The view is kept with the project: who comes back finds it as it was left.
function takeView(saved: unknown): void {
    if (typeof saved !== "object" || saved === null || model.value.everConnected) return;
    const { settings, rig, globe } = saved as {
        settings?: Partial<ViewSettings>;
        rig?: Partial<RigState>;
        globe?: Partial<GlobeState>;
    };
    if (settings !== undefined) {
        model.set({ settings: { ...model.value.settings, ...settings } });
        view.change(settings);
        applySea(view);
    }
    if (rig !== undefined) view.returnTo(rig);
    if (globe !== undefined) view.globe.returnTo(globe);
}

let savedView = "";
setInterval(() => {
    if (!client.connected || !model.value.connected || document.visibilityState !== "visible")
        return;
    const now = {
        settings: model.value.settings,
        rig: view.rig.state,
        globe: view.globe.rig.state,
    };
    const text = JSON.stringify(now);
    if (text === savedView) return;
    if (savedView !== "") void client.ask("view", { view: now }).catch(() => {});
    savedView = text;
}, 3000);

function read(key: string): string | null {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

// For tests and for those who open the console.
Object.assign(window, { cuesta: { view, client, model, readings } });
