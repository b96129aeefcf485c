// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { test } from "node:test";
import { unitOf } from "../../src/charts/series.ts";
import { readDraft } from "../../src/recipe/draft.ts";
import { dismiss, model, settle, tell } from "../../src/state/model.ts";
import { searchOperators } from "../../src/catalog/search.ts";
import {
    cardsOf,
    fieldsOf,
    findCard,
    numberText,
    plainName,
    rocksOf,
    splitPlace,
    tomlValue,
} from "../../src/recipe/structure.ts";
import { segmentsOf, tickAt, timeShare } from "../../src/timeline/segments.ts";
import { strokeOf, thinPath } from "../../src/tools/brush.ts";

const structure = {
    stages: [
        {
            op: "fbm",
            label: "land",
            line: 3,
            written: { op: "fbm", relief: "80 m" },
            values: { relief: 80, hurst: 0.9 },
            steps: 1,
            enabled: true,
        },
        { op: "blur", label: "blur", written: { op: "blur", enabled: false }, enabled: false },
        {
            op: "simulate",
            label: "rain",
            written: { op: "simulate" },
            values: {},
            steps: 100,
            enabled: true,
            processes: [
                {
                    op: "thermal",
                    label: "thermal",
                    written: { mask: "steep" },
                    values: {},
                    mask: "steep",
                },
            ],
            events: [{ op: "brush", label: "brush", written: { at: 40 } }],
        },
    ],
};

test("cards_have_the_places_that_edits_use", () => {
    const cards = cardsOf(structure);
    assert.deepEqual(
        cards.map((card) => card.place),
        ["stage.1", "stage.2", "stage.3"],
    );
    assert.deepEqual(
        cards[2].children.map((card) => card.place),
        ["stage.3.process.1", "stage.3.event.1"],
    );
    assert.equal(cards[0].values.hurst, 0.9);
    assert.ok(!("hurst" in cards[0].written));
    assert.equal(cards[1].enabled, false);
    assert.equal(findCard(cards, "stage.3.process.1")?.mask, "steep");
    assert.deepEqual(splitPlace("stage.3.process.1"), { list: "stage.3.process", number: 1 });
    assert.deepEqual(cardsOf(undefined), []);
});

test("operators_and_fields_of_the_recipes_own_come_with_its_structure", () => {
    const operator = { name: "rule", kind: "process", summary: "Moss.", params: [] };
    const own = { name: "moss", unit: "1", summary: "", values: "number", palette: "humidity" };
    const cards = cardsOf({ stages: [{ op: "simulate", processes: [{ op: "rule", operator }] }] });
    assert.equal(cards[0].operator, undefined);
    assert.equal(cards[0].children[0].operator?.summary, "Moss.");
    const listed = [{ ...own, name: "height" }] as Parameters<typeof fieldsOf>[0];
    assert.deepEqual(
        fieldsOf(listed, { fields: [own] }).map((field) => field.name),
        ["height", "moss"],
    );
    assert.equal(fieldsOf(listed, undefined).length, 1);
});

test("toml_values_are_written_as_a_recipe_has_them", () => {
    assert.equal(tomlValue(3), "3");
    assert.equal(tomlValue("20 m"), '"20 m"');
    assert.equal(tomlValue('a "b"'), '"a \\"b\\""');
    assert.equal(tomlValue([1, 2.5]), "[1, 2.5]");
    assert.equal(tomlValue(false), "false");
    assert.equal(numberText(0.1 + 0.2), "0.3");
    assert.equal(numberText(1e21), "1e21");
    assert.equal(plainName("hydraulic_erosion"), "Hydraulic erosion");
});

test("own_materials_follow_those_of_the_catalog", () => {
    const rocks = rocksOf(
        [
            { name: "slate", colour: "#111111" },
            { name: "sand", colour: "#222222", loose: true },
        ],
        {
            materials: {
                shale: { base: "slate" },
                red: { base: "sand", colour: [255, 0, 16] },
                slate: { colour: "#abcdef" },
            },
        },
    );
    assert.deepEqual(
        rocks.map((rock) => rock.name),
        ["slate", "sand", "shale", "red"],
    );
    assert.equal(rocks[0].colour, "#abcdef");
    assert.equal(rocks[3].colour, "#ff0010");
    assert.equal(rocks[3].loose, true);
});

test("the_timeline_leaves_out_what_is_off_and_inverts", () => {
    const segments = segmentsOf(cardsOf(structure));
    assert.deepEqual(
        segments.map((s) => [s.label, s.first, s.ticks]),
        [
            ["land", 0, 1],
            ["rain", 1, 100],
        ],
    );
    assert.equal(segments[1].to, 1);
    assert.deepEqual(segments[1].events, [{ tick: 41, label: "Brush" }]);
    for (let tick = 0; tick <= 101; tick++)
        assert.equal(tickAt(segments, timeShare(segments, tick)), tick);
});

test("search_prefers_names_over_sentences", () => {
    const op = (name: string, summary: string) => ({ name, summary, kind: "process", params: [] });
    const all = [
        op("spring", "Water comes out of the ground."),
        op("rain", "Rain falls."),
        op("dunes", "Sand heaps by wind; no rain."),
    ];
    assert.deepEqual(
        searchOperators(all, "rain").map((o) => o.name),
        ["rain", "dunes"],
    );
    assert.equal(searchOperators(all, "").length, 3);
    assert.equal(searchOperators(all, "rain nothing").length, 0);
});

test("a_stroke_has_shares_of_the_extent_and_what_its_kind_needs", () => {
    const brush = {
        kind: "raise",
        radius: 100,
        amount: 30,
        strength: 0.5,
        core: 0.2,
        value: 1,
        material: "sand",
    };
    const raise = strokeOf(
        brush,
        [
            [0, 0],
            [500, 250],
        ],
        1000,
        500,
        77,
    );
    assert.deepEqual(raise, {
        mode: "raise",
        path: [0, 0, 0.5, 0.5],
        radius: 100,
        core: 0.2,
        amount: 30,
    });
    assert.equal(strokeOf({ ...brush, kind: "flatten" }, [[0, 0]], 1000, 500, 77).level, 77);
    assert.equal(strokeOf({ ...brush, kind: "rock" }, [[0, 0]], 1000, 500, 77).material, "sand");
    assert.equal(
        strokeOf({ ...brush, kind: "rain", value: 80 }, [[0, 0]], 1000, 500, 77).value,
        80,
    );
});

test("a_long_stroke_is_thinned_to_what_the_operator_takes", () => {
    const points = Array.from({ length: 1000 }, (_, i) => [i, 0] as [number, number]);
    const thin = thinPath(points, 1);
    assert.equal(thin.length, 128);
    assert.deepEqual(thin[0], [0, 0]);
    assert.deepEqual(thin[127], [999, 0]);
    assert.equal(thinPath(points, 100).length, 10);
});

test("a_draft_is_read_back_and_nonsense_is_none", () => {
    const storage = (text: string | null) => ({
        getItem: () => text,
        setItem: () => {},
        removeItem: () => {},
    });
    const draft = { text: "name = ", base: "name = 1", project: "/p" };
    assert.deepEqual(readDraft(storage(JSON.stringify(draft))), draft);
    for (const text of [null, "", "{", "3", '{"text": 3}'])
        assert.equal(readDraft(storage(text)).text, undefined);
    assert.equal(readDraft(undefined).text, undefined);
});

test("there_is_one_error_at_a_time_and_it_is_settled_when_it_goes_well", () => {
    const said = () => model.value.notices.map((one) => `${one.kind}: ${one.sentence}`);
    tell("error", "first", "edit");
    tell("error", "second", "edit");
    tell("error", "second", "edit");
    assert.deepEqual(said(), ["error: second"]);
    settle("seek");
    assert.deepEqual(said(), ["error: second"]);
    settle("edit");
    assert.deepEqual(said(), []);
    tell("error", "third", "open");
    dismiss(model.value.notices[0].id);
    assert.deepEqual(said(), []);
});

test("curves_say_what_they_count", () => {
    assert.equal(unitOf("mean_height"), "m");
    assert.equal(unitOf("ledger.granite"), "m3");
    assert.equal(unitOf("erosion_score"), "");
});
