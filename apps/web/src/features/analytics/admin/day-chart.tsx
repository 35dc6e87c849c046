import "@mantine/charts/styles.css";
import { daysOf } from "@before-ten/contracts/analytics/period";
import { LineChart } from "@mantine/charts";
import { type ReactNode, useId } from "react";
import classes from "./day-chart.module.css";
import { type FiguresByDay, count, dayText, tickText } from "./figures.ts";
import { unfinishedSpan } from "./unfinished-span.ts";

const present = [
  { name: "views", label: "Views", color: "var(--views)", strokeDasharray: "none" },
  { name: "clicks", label: "Clicks", color: "var(--clicks)", strokeDasharray: "6 3" },
  {
    name: "newSubscribers",
    label: "New subscribers",
    color: "var(--people)",
    strokeDasharray: "2 3",
  },
];

/** To screen readers the chart is one image: the table beside it has the same figures. */
export default function DayChart({ analytics }: { analytics: FiguresByDay }) {
  const { days, daysBefore, period } = analytics;
  const hatching = useId();
  const unfinished = unfinishedSpan(analytics);
  const series = [
    ...present,
    {
      name: "viewsBefore",
      label: `Views, ${daysOf(period)} days before`,
      color: "var(--before)",
      strokeDasharray: "none",
    },
  ];
  return (
    <div
      role="img"
      aria-label="Views, clicks and new subscribers of each day; the table holds the same figures"
      className={classes.chart}
    >
      <div className={classes.legend}>
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
        className={classes.drawing}
        data={days.map((day, index) => ({ ...day, viewsBefore: daysBefore[index]?.views }))}
        dataKey="day"
        series={series}
        withDots={false}
        // A curve would bulge over figures that were never counted.
        curveType="linear"
        accessibilityLayer={false}
        gridColor="var(--bt-line)"
        xAxisProps={{ tickFormatter: tickText, minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 52 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === "string" ? dayText(day) : day) }}
        valueFormatter={count}
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
    <span className={classes.key}>
      {children}
      {label}
    </span>
  );
}
