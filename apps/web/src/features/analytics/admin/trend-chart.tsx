import "@mantine/charts/styles.css";
import type { Measure } from "@before-ten/contracts/analytics/dimensions";
import { dayText } from "@before-ten/contracts/analytics/figure-text";
import type { Figures } from "@before-ten/contracts/analytics/output";
import { type ChartSeries, ChartTooltip, LineChart } from "@mantine/charts";
import type { ReactNode } from "react";
import { figureText, tickText } from "./figures-text.ts";
import chart from "../../../admin/list/chart.module.css";
import classes from "./trend-chart.module.css";
import { trendPoints } from "./trend-points.ts";

const unfinished = { name: "soFar", color: "var(--first)", strokeDasharray: "2 3" };
const hollow = { fill: "var(--bt-card)", stroke: "var(--first)", strokeWidth: 1.5 };

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
export default function TrendChart(props: TrendProps & { label: string; soFar: string }) {
  const { measure, label: title, soFar, trend, unfinishedFrom, beforeLabel, marks = [] } = props;
  const points = trendPoints(trend, unfinishedFrom);
  const isUnfinished = points.some((point) => point.soFar !== null);
  const series = [
    { name: "value", label: title, color: "var(--first)", strokeDasharray: "none" },
    { name: "before", label: beforeLabel, color: "var(--second)", strokeDasharray: "6 3" },
    ...(isUnfinished ? [{ ...unfinished, label: soFar }] : []),
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
            <svg width="24" height="10" aria-hidden>
              <line
                x2="24"
                y1="5"
                y2="5"
                stroke={color}
                strokeWidth="2"
                strokeDasharray={strokeDasharray}
              />
              {name === unfinished.name && <circle cx="12" cy="5" r="3" {...hollow} />}
            </svg>
          </Key>
        ))}
      </div>
      <LineChart
        className={chart.drawing}
        data={points}
        dataKey="key"
        series={series}
        withDots={trend.length < 3}
        lineProps={({ name }) => (name === unfinished.name ? { dot: { r: 3, ...hollow } } : {})}
        // A curve would bulge over figures that were never counted.
        curveType="linear"
        accessibilityLayer={false}
        gridColor="var(--bt-line)"
        xAxisProps={{ tickFormatter: tickText, minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 52 }}
        tooltipProps={{ content: tooltipOf({ ...props, series }) }}
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
      />
    </div>
  );
}

interface HintProps extends TrendProps {
  series: ChartSeries[];
  /** `YYYY-MM-DD` */
  at: unknown;
}

function tooltipOf(props: Omit<HintProps, "at">) {
  return ({ label }: { label?: unknown }) => <Hint {...props} at={label} />;
}

/** The figures of one day: where the two lines meet, both have it. */
function Hint({ trend, measure, unfinishedFrom, series, at }: HintProps) {
  const point = trend.find(({ key }) => key === at);
  if (point === undefined) return null;
  const { key, value, before } = point;
  const now = key >= unfinishedFrom ? unfinished : { name: "value", color: "var(--first)" };
  return (
    <ChartTooltip
      label={dayText(key)}
      series={series}
      payload={[
        { ...now, dataKey: now.name, payload: { [now.name]: value } },
        { name: "before", dataKey: "before", color: "var(--second)", payload: { before } },
      ]}
      valueFormatter={(figure) => figureText(measure, figure)}
    />
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
