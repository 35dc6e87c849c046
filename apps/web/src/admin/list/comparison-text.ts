/** `4 more than the week before`; `before` is the figure of that week. */
export function comparisonText(
  { now, before }: { now: number; before: number },
  period: string,
): string {
  if (now === before) return now === 0 ? `None ${period} either` : `Same as ${period}`;
  const difference = Math.abs(now - before).toLocaleString("en-AU");
  return `${difference} ${now > before ? "more" : "fewer"} than ${period}`;
}
