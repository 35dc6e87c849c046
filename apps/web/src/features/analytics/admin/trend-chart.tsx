import "@mantine/charts/styles.css";
import type { Measure } from "@before-ten/contracts/analytics/dimensions";
import { dayText } from "@before-ten/contracts/analytics/figure-text";
import type { Figures } from "@before-ten/contracts/analytics/output";
import { LineChart } from "@mantine/charts";
import { type ReactNode, useId } from "react";
import { figureText, tickText } from "./figures-text.ts";
import chart from "../../../admin/list/chart.module.css";
import classes from "./trend-chart.module.css";
import { unfinishedSpan } from "./unfinished-span.ts";

export interface TrendProps {
  measure: Measure;
  trend: Figures["trend"];
  unfinishedFrom: string;
  /** What the paler line is. */
  beforeLabel: string;
  /** Days with something that explains the figures, numbered as in the list below the chart. */
  marks?: readonly (string | undefined)[];
}

/** To screen readers the chart is one image: the table below it has the same figures. */
export default function TrendChart(props: TrendProps & { label: string }) {
  const { measure, label: title, trend, unfinishedFrom, beforeLabel, marks = [] } = props;
  const hatching = useId();
  const unfinished = unfinishedSpan({ keys: trend.map(({ key }) => key), unfinishedFrom });
  const series = [
    { name: "value", label: title, color: "var(--first)", strokeDasharray: "none" },
    { name: "before", label: beforeLabel, color: "var(--second)", strokeDasharray: "6 3" },
  ];
  return (
    <div
      role="img"
      aria-label={`${title} over time; the table below holds the same figures`}
      className={`${chart.chart} ${classes.chart}`}
    >
      <div className={chart.legend}>
        {series.map(({ name, label, color, strokeDasharray }) => (
          <Key key={name} label={label}>
            <svg width="24" height="4" aria-hidden>
              <line
                x2="24"
                y1="2"
                y2="2"
                stroke={color}
                strokeWidth="2"
                strokeDasharray={strokeDasharray}
              />
            </svg>
          </Key>
        ))}
        {unfinished !== undefined && (
          <Key label="Not over yet">
            <svg width="24" height="12" aria-hidden>
              <rect width="24" height="12" fill={`url(#${hatching})`} />
            </svg>
          </Key>
        )}
      </div>
      <LineChart
        className={chart.drawing}
        data={[...trend]}
        dataKey="key"
        series={series}
        withDots={trend.length < 3}
        // A curve would bulge over figures that were never counted.
        curveType="linear"
        accessibilityLayer={false}
        gridColor="var(--bt-line)"
        xAxisProps={{ tickFormatter: tickText, minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 52 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === "string" ? dayText(day) : day) }}
        valueFormatter={(figure) => figureText(measure, figure)}
        referenceLines={marks.flatMap((day, index) =>
          day === undefined
            ? []
            : [
                {
                  x: day,
                  label: `${index + 1}`,
                  labelPosition: "insideTopLeft",
                  color: "var(--mark)",
                },
              ],
        )}
        {...(unfinished && {
          referenceAreas: [
            { ...unfinished, fill: `url(#${hatching})`, fillOpacity: 1, strokeOpacity: 0 },
          ],
        })}
      >
        <defs>
          <pattern
            id={hatching}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="6" stroke="var(--hatching)" strokeWidth="3" />
          </pattern>
        </defs>
      </LineChart>
    </div>
  );
}

/** Mantine's own legend shows colours only; dashes tell the lines apart without them. */
function Key({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={chart.key}>
      {children}
      {label}
    </span>
  );
}
