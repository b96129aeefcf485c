// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { test } from "node:test";
import {
    readNumber,
    readWhole,
    roundFor,
    showLength,
    showNumber,
    showUnit,
    sliderScale,
} from "../../src/form/scale.ts";

const near = (a: number, b: number, by = 1e-9) =>
    assert.ok(Math.abs(a - b) <= by * Math.max(1, Math.abs(b)), `${a} is not ${b}`);

test("sliders_go_there_and_back_over_the_whole_range", () => {
    const params = [
        { min: 0, max: 1, default: 0.5, scale: "linear" as const },
        { min: 1e-4, max: 10, default: 0.01, scale: "log" as const },
        { min: 0, max: 1000, default: 1, scale: "linear" as const },
        { min: -20000, max: 20000, default: 0, scale: "linear" as const },
        { min: 5, max: 200, default: 100, scale: "linear" as const },
    ];
    for (const param of params) {
        const scale = sliderScale(param);
        near(scale.toValue(0), param.min);
        near(scale.toValue(1), param.max);
        for (let p = 0; p <= 1; p += 0.05) near(scale.toPosition(scale.toValue(p)), p, 1e-6);
        for (let p = 0; p < 1; p += 0.01) assert.ok(scale.toValue(p + 0.01) > scale.toValue(p));
    }
});

test("a_small_default_in_a_wide_range_sits_at_a_third", () => {
    near(
        sliderScale({ min: 0, max: 1000, default: 1, scale: "linear" }).toPosition(1),
        1 / 3,
        1e-6,
    );
});

test("log_sliders_move_by_factors", () => {
    const scale = sliderScale({ min: 1, max: 10000, default: 10, scale: "log" });
    near(scale.toValue(0.25), 10);
    near(scale.toValue(0.75), 1000);
});

test("numbers_are_read_as_people_write_them", () => {
    assert.deepEqual(readNumber(" 1.5e3 "), { value: 1500, unit: "" });
    assert.deepEqual(readNumber("3,5 m"), { value: 3.5, unit: "m" });
    assert.deepEqual(readNumber("-20 mm/h"), { value: -20, unit: "mm/h" });
    assert.equal(readNumber("rain_map"), undefined);
    assert.equal(readNumber(""), undefined);
});

test("rounding_stays_inside_the_range", () => {
    assert.equal(roundFor({ kind: "whole number", min: 1, max: 24 }, 9.6), 10);
    assert.equal(roundFor({ kind: "number", min: 0, max: 1 }, 0.123456), 0.123);
    assert.equal(roundFor({ kind: "number", min: 0, max: 0.9999 }, 0.99999), 0.9999);
});

test("figures_are_short_and_units_are_signs", () => {
    assert.equal(showNumber(0), "0");
    assert.equal(showNumber(1234567), "1\u202f234\u202f567");
    assert.equal(showNumber(0.5), "0.5");
    assert.equal(showNumber(2e-6), "2e-6");
    assert.equal(showNumber(1e12), "1e12");
    assert.equal(showNumber(NaN), "–");
    assert.equal(showUnit("m3/s"), "m³/s");
    assert.equal(showUnit("1"), "");
    assert.equal(showLength(1500), "1.5 km");
});

test("whole_numbers_are_digits_alone", () => {
    assert.equal(readWhole(" 42 "), "42");
    assert.equal(readWhole("+007"), "7");
    assert.equal(readWhole("0"), "0");
    for (const text of ["hello", "", "4.5", "-3", "1e5", "12 m", "9".repeat(30)])
        assert.equal(readWhole(text), undefined, text);
});
