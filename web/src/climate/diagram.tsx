// SPDX-License-Identifier: Apache-2.0
// The climate of a place as a diagram after Walter and Lieth: rain as bars, temperature as a curve,
// dry months and months of frost marked below.
import { showLength, showNumber } from "../form/scale.ts";
import { currentLanguage, t } from "../i18n/i18n.ts";
import { useStore } from "../state/store.ts";
import { readings } from "../tools/readings.ts";
import { MONTHS, spanOf, unitsOfCelsius, unitsOfRain, yearOf } from "./months.ts";

const LEFT = 34;
const TOP = 10;
const WIDTH = 264;
const HEIGHT = 128;

function monthName(month: number, style: "narrow" | "long"): string {
    const day = new Date(Date.UTC(2001, month, 15));
    return new Intl.DateTimeFormat(currentLanguage(), { month: style, timeZone: "UTC" }).format(
        day,
    );
}

export function ClimateDiagram() {
    const climate = useStore(readings, (r) => r.climate);
    if (climate === undefined) return null;
    const { temperature, rain, at, height, kept } = climate;
    const year = yearOf(climate);
    const [low, high] = spanOf(climate);
    const y = (units: number) => TOP + HEIGHT * (1 - (units - low) / (high - low));
    const x = (month: number) => LEFT + (WIDTH * (month + 0.5)) / MONTHS;
    const marks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    const wide = (WIDTH / MONTHS) * 0.62;
    const extreme = (list: number[], unit: string, pick: (...of: number[]) => number) => {
        const value = pick(...list);
        return `${showNumber(value, 3)} ${unit} (${monthName(list.indexOf(value), "long")})`;
    };
    const words = [
        temperature &&
            t("Warmest {warm}, coldest {cold}.", {
                warm: extreme(temperature, "°C", Math.max),
                cold: extreme(temperature, "°C", Math.min),
            }),
        rain &&
            t("Wettest {wet}, driest {dry}.", {
                wet: extreme(rain, "mm", Math.max),
                dry: extreme(rain, "mm", Math.min),
            }),
        year.arid.some(Boolean) && t("Dry months: {n}.", { n: year.arid.filter(Boolean).length }),
        year.frost.some(Boolean) &&
            t("Months of frost: {n}.", { n: year.frost.filter(Boolean).length }),
    ]
        .filter(Boolean)
        .join(" ");
    return (
        <figure class="climatefigure">
            <figcaption>
                <b>{t("Climate")}</b> {showLength(at.x)}, {showLength(at.y)}
                {height !== undefined && ` · ${showNumber(height, 4)} m`}
                {kept && ` · ${t("kept")}`}
                <br />
                {year.mean !== undefined && `${showNumber(year.mean, 3)} °C`}
                {year.mean !== undefined && year.sum !== undefined && " · "}
                {year.sum !== undefined && `${showNumber(year.sum, 4)} mm`}
            </figcaption>
            <svg
                viewBox={`0 0 ${LEFT + WIDTH + 40} ${TOP + HEIGHT + 40}`}
                role="img"
                aria-label={`${t("Temperature and rain by month")}. ${words}`}
            >
                {marks.map((units) => (
                    <g key={units}>
                        <line
                            class={units === 0 ? "zero" : "rule"}
                            x1={LEFT}
                            x2={LEFT + WIDTH}
                            y1={y(units)}
                            y2={y(units)}
                        />
                        {temperature && units <= 5 && (
                            <text class="warm" x={LEFT - 5} y={y(units) + 4.5} text-anchor="end">
                                {units * 10}
                            </text>
                        )}
                        {rain && units >= 0 && (
                            <text class="wet" x={LEFT + WIDTH + 5} y={y(units) + 4.5}>
                                {units <= 5 ? units * 20 : 100 + (units - 5) * 200}
                            </text>
                        )}
                    </g>
                ))}
                {rain?.map((mm, m) => (
                    <g key={m}>
                        <rect
                            class="rain"
                            x={x(m) - wide / 2}
                            width={wide}
                            y={y(unitsOfRain(Math.min(mm, 100)))}
                            height={Math.max(0, y(0) - y(unitsOfRain(Math.min(mm, 100))))}
                        />
                        {mm > 100 && (
                            <rect
                                class="rain much"
                                x={x(m) - wide / 2}
                                width={wide}
                                y={y(unitsOfRain(mm))}
                                height={y(5) - y(unitsOfRain(mm))}
                            />
                        )}
                    </g>
                ))}
                {temperature && (
                    <polyline
                        class="curve"
                        points={temperature
                            .map((c, m) => `${x(m).toFixed(1)},${y(unitsOfCelsius(c)).toFixed(1)}`)
                            .join(" ")}
                    />
                )}
                {Array.from({ length: MONTHS }, (_, m) => (
                    <g key={m}>
                        {(year.frost[m] || year.arid[m]) && (
                            <rect
                                class={year.frost[m] ? "frost" : "arid"}
                                x={x(m) - WIDTH / MONTHS / 2}
                                width={WIDTH / MONTHS}
                                y={TOP + HEIGHT + 4}
                                height={5}
                            />
                        )}
                        <text x={x(m)} y={TOP + HEIGHT + 24} text-anchor="middle">
                            {monthName(m, "narrow")}
                        </text>
                    </g>
                ))}
                {temperature && (
                    <text class="warm" x={2} y={TOP + HEIGHT + 38}>
                        °C
                    </text>
                )}
                {rain && (
                    <text class="wet" x={LEFT + WIDTH + 5} y={TOP + HEIGHT + 38}>
                        mm
                    </text>
                )}
            </svg>
            <p>
                <small>{words}</small>
            </p>
        </figure>
    );
}
