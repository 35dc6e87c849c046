import type { Figures } from "@before-ten/contracts/analytics/output";

interface Point {
  key: string;
  before: number | null;
  /** Null while the day or week isn't over. */
  value: number | null;
  /** Begins at the last complete day or week, so that the lines meet. */
  soFar: number | null;
}

/** A chart's points, with what isn't over in a line of its own: it would be read as a fall. */
export function trendPoints(trend: Figures["trend"], unfinishedFrom: string): Point[] {
  const first = trend.findIndex(({ key }) => key >= unfinishedFrom);
  return trend.map(({ key, value, before }, index) => ({
    key,
    before,
    value: first < 0 || index < first ? value : null,
    soFar: first >= 0 && index >= first - 1 ? value : null,
  }));
}
