import "@mantine/charts/styles.css";
import { BarChart } from "@mantine/charts";
import { type ReportTime, count, tickText } from "./report-texts.ts";
import chart from "../../../../admin/list/chart.module.css";

const series = [
  { name: "people", label: "People who clicked for the first time", color: "var(--first)" },
  { name: "unsubscribed", label: "Unsubscribed", color: "var(--second)" },
];

/** To screen readers the chart is one image: the table beside it has the same figures. */
export default function TimeChart({ times }: { times: readonly ReportTime[] }) {
  const data = times.map(({ people, unsubscribed, ...time }) => ({
    time: tickText(time),
    people,
    unsubscribed,
  }));
  return (
    <div
      role="img"
      aria-label="When people clicked and unsubscribed; the table holds the same figures"
      className={chart.chart}
    >
      <div className={chart.legend}>
        {series.map(({ name, label, color }) => (
          <span key={name} className={chart.key}>
            <svg width="12" height="12" aria-hidden>
              <rect width="12" height="12" rx="2" fill={color} />
            </svg>
            {label}
          </span>
        ))}
      </div>
      <BarChart
        className={chart.drawing}
        data={data}
        dataKey="time"
        series={series}
        // Side by side, the bars of 48 hours would be hairlines on a phone.
        type="stacked"
        maxBarWidth={48}
        gridColor="var(--bt-line)"
        xAxisProps={{ minTickGap: 28 }}
        yAxisProps={{ allowDecimals: false, width: 44 }}
        valueFormatter={count}
      />
    </div>
  );
}
