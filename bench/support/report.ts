import { availableParallelism, cpus, loadavg } from "node:os";

/** What a figure of `docs/speed.md` must stay above or below. */
type Floor = { least: number } | { most: number };

interface Figure {
  name: string;
  value: number;
  unit?: string;
  digits?: number;
  /** A figure without a floor is printed for comparison. */
  floor?: Floor | undefined;
  details?: string;
}

/** The figures depend on the machine, so each run says what it ran on. */
export function describeMachine(): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  return `${model}, ${availableParallelism()} cores, Node ${process.version}, load before: ${loadavg()[0]?.toFixed(1) ?? "?"}`;
}

/** Prints a figure beside its floor. The process ends with an error if a floor is missed. */
export function report({ name, value, unit = "", digits = 0, floor, details = "" }: Figure): void {
  const figure = `${value.toFixed(digits)} ${unit}`.trim();
  const isMet =
    floor === undefined || ("most" in floor ? value <= floor.most : value >= floor.least);
  if (!isMet) process.exitCode = 1;
  const cells = [
    name.padEnd(46),
    figure.padStart(12),
    describeFloor(floor, isMet).padEnd(24),
    details,
  ];
  console.log(cells.join("  ").trimEnd());
}

function describeFloor(floor: Floor | undefined, isMet: boolean): string {
  if (floor === undefined) return "";
  const limit = "most" in floor ? `at most ${floor.most}` : `at least ${floor.least}`;
  return isMet ? limit : `${limit}, MISSED`;
}

interface Spread {
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
