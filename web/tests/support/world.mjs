// SPDX-License-Identifier: Apache-2.0
// A world for tests of the page, made by generators alone: zonal profiles of temperature, wind,
// humidity and rain from small text grids, continents of noise, months, climate classes.

const ROWS = 37; // of a profile, from pole to pole

// A text grid whose rows follow a function of the latitude in degrees.
function profile(of) {
    const rows = Array.from({ length: ROWS }, (_, i) => {
        const v = of(90 - (180 * i) / (ROWS - 1)).toFixed(4);
        return `${v} ${v} ${v}`;
    });
    return `ncols 3\nnrows ${ROWS}\nxllcorner 0\nyllcorner 0\ncellsize 1\n${rows.join("\n")}\n`;
}

const rad = Math.PI / 180;
const bump = (x, width) => Math.exp(-((x / width) ** 2));
const mean = (lat) => 28 - 46 * Math.sin(lat * rad) ** 2;
const wet = (lat) =>
    0.18 +
    0.75 * bump(lat, 9) +
    0.5 * bump(Math.abs(lat) - 50, 15) -
    0.04 * bump(Math.abs(lat) - 25, 8);

const stage = (op, into, rest = "") => `[[stage]]\nop = "${op}"\ninto = "${into}"\n${rest}\n`;
const image = (into, file) => stage("image", into, `file = "${file}"\n`);
const noise = (into, relief, wavelength, seed) =>
    stage(
        "fbm",
        into,
        `blend = "add"\nseed = ${seed}\nrelief = ${relief}\nbase = ${-relief / 2}\n` +
            `wavelength = "${wavelength} km"\noctaves = 5\n`,
    );
const math = (into, rule, value, from = "") =>
    stage("math", into, `rule = "${rule}"\nvalue = ${value}\n${from && `from = "${from}"\n`}`);

// `size`: columns, half as many rows. Returns the recipe and the files that it reads.
export function world(size = 256, options = {}) {
    const edges = options.edges ?? "wrap_x";
    const files = {
        "temperature.asc": profile(mean),
        "humidity.asc": profile(wet),
        "wind_x.asc": profile(
            (lat) => -9 * Math.cos(3 * lat * rad) * (0.4 + 0.6 * Math.cos(lat * rad)),
        ),
        "wind_y.asc": profile((lat) => 2.2 * Math.sin(6 * lat * rad)),
    };
    let text = `name = "world"\nseed = ${options.seed ?? 11}\n[grid]\nsize = [${size}, ${size / 2}]
spacing = "${(40000 / size).toFixed(3)} km"\nedges = "${edges}"\n
[[stage]]
op = "fbm"
label = "continents"
relief = "8600 m"
base = "-4700 m"
wavelength = "9500 km"
octaves = 9
hurst = 0.78

[[stage]]
op = "simulate"
label = "sea"
steps = 1
[[stage.process]]
op = "fill_lakes"
sea_level = 0

`;
    text += image("temperature", "temperature.asc");
    text += math("high", "max", 0, "height") + math("high", "multiply", -0.0062);
    text += math("temperature", "add", '"high"') + noise("temperature", 7, 5000, 3);
    text += image("humidity", "humidity.asc") + noise("humidity", 0.7, 4200, 4);
    text += stage("math", "humidity", 'rule = "clamp"\nlow = 0\nhigh = 1\n');
    text += image("wind_x", "wind_x.asc") + noise("wind_x", 11, 6000, 5);
    text += image("wind_y", "wind_y.asc") + noise("wind_y", 11, 6000, 6);
    text += math("precipitation", "multiply", 2600, "humidity");
    if (options.ice !== false)
        text +=
            math("ice", "multiply", -45, "temperature") +
            math("ice", "subtract", 560) +
            stage("math", "ice", 'rule = "clamp"\nlow = 0\nhigh = 900\n');
    if (options.zones !== false) {
        text += stage("flat", "zone", "level = 0\n");
        for (const limit of [-8, 0, 8, 16, 23])
            text += math("part", "step", limit, "temperature") + math("zone", "add", '"part"');
        for (const limit of [0.2, 0.35, 0.5, 0.7])
            text +=
                math("part", "step", limit, "humidity") +
                math("part", "multiply", 6) +
                math("zone", "add", '"part"');
    }
    if (options.months !== false)
        for (let m = 0; m < 12; m++) {
            const name = String(m + 1).padStart(2, "0");
            const season = -Math.cos((2 * Math.PI * (m - 0.5)) / 12); // of the north
            files[`t${name}.asc`] = profile((lat) => mean(lat) + 14 * Math.sin(lat * rad) * season);
            files[`p${name}.asc`] = profile((lat) =>
                Math.max(2, 190 * wet(lat - 9 * season) * (0.4 + 0.6 * Math.cos(lat * rad))),
            );
            text += image(`temperature_${name}`, `t${name}.asc`);
            text += math(`temperature_${name}`, "add", '"high"');
            text += image(`precipitation_${name}`, `p${name}.asc`);
        }
    text += options.more ?? "";
    text += '[[output]]\nfield = "height"\nfile = "height.exr"\n';
    return { recipe: text, files };
}
