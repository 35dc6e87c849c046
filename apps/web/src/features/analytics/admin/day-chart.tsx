import "@mantine/charts/styles.css";
import type { Analytics } from "@before-ten/contracts/analytics/output";
import { LineChart } from "@mantine/charts";
import classes from "./day-chart.module.css";
import { count, dayText, tickText } from "./figures.ts";

const series = [
  { name: "views", label: "Views", color: "var(--views)", strokeDasharray: "none" },
  { name: "clicks", label: "Clicks", color: "var(--clicks)", strokeDasharray: "6 3" },
  {
    name: "newSubscribers",
    label: "New subscribers",
    color: "var(--people)",
    strokeDasharray: "2 3",
  },
];

/** To a screen reader the chart is one image: the table beside it says the same. */
export default function DayChart({ days }: Pick<Analytics, "days">) {
  return (
    <div
      role="img"
      aria-label="Views, clicks and new subscribers of each day; the table holds the same figures"
      className={classes.chart}
    >
      <Legend />
      <LineChart
        className={classes.drawing}
        data={days}
        dataKey="day"
        series={series}
        withDots={false}
        // A curve would bulge over figures that nobody counted.
        curveType="linear"
        accessibilityLayer={false}
        gridColor="var(--bt-line)"
        xAxisProps={{ tickFormatter: tickText, minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 52 }}
        tooltipProps={{ labelFormatter: (day) => (typeof day === "string" ? dayText(day) : day) }}
        valueFormatter={count}
      />
    </div>
  );
}

/** Mantine's own shows colours only; who can't tell them apart knows a line by its dashes. */
function Legend() {
  return (
    <div className={classes.legend}>
      {series.map(({ name, label, color, strokeDasharray }) => (
        <span key={name} className={classes.key}>
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
          {label}
        </span>
      ))}
    </div>
  );
}
