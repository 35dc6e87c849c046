export interface Spread {
  median: number;
  least: number;
  most: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

/** "0.95 (0.91-0.99)" */
export function showSpread({ median, least, most }: Spread, digits = 2): string {
  const [middle, low, high] = [median, least, most].map((figure) => figure.toFixed(digits));
  return `${middle} (${low}-${high})`;
}
