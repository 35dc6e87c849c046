import type { Measure } from "@before-ten/contracts/analytics/dimensions";

export function count(figure: number): string {
  return figure.toLocaleString("en-AU");
}

/** `14.3%`, always with one decimal, so that a column lines up. */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}

export function figureText(measure: Measure, figure: number): string {
  return measure === "clickRate" ? percent(figure) : count(figure);
}

const tickFormat = new Intl.DateTimeFormat("en-AU", {
  timeZone: "UTC",
  day: "numeric",
  month: "short",
});

/** `21 Nov` */
export function tickText(day: string): string {
  return tickFormat.format(new Date(day));
}
