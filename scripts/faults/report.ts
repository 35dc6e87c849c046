/** The result of a scenario: figures, each with whether it is as promised. */
export interface Figure {
  what: string;
  value: string;
  isHeld: boolean;
}

export class Report {
  readonly figures: Figure[] = [];
  readonly title: string;

  constructor(title: string) {
    this.title = title;
  }

  /** A figure that has to hold. */
  check(what: string, value: string | number, isHeld: boolean): void {
    this.figures.push({ what, value: String(value), isHeld });
  }

  /** Nothing may have been found. */
  checkNone(what: string, findings: readonly string[]): void {
    const shown = findings.slice(0, 3).join("; ");
    const isHeld = findings.length === 0;
    this.check(what, isHeld ? "none" : `${findings.length}: ${shown}`, isHeld);
  }

  /** A figure for information. */
  tell(what: string, value: string | number): void {
    this.check(what, value, true);
  }

  get failed(): Figure[] {
    return this.figures.filter(({ isHeld }) => !isHeld);
  }

  toString(): string {
    const lines = this.figures.map(
      ({ what, value, isHeld }) => `  ${isHeld ? " " : "✗"} ${what.padEnd(58)} ${value}`,
    );
    return [this.title, ...lines, ""].join("\n");
  }
}

/** "median 420 ms, longest 1,310 ms" */
export function spread(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return "none";
  return `median ${show(percentile(milliseconds, 50))}, longest ${show(percentile(milliseconds, 100))}`;
}

export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const index = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, index)] ?? 0;
}

export function show(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString("en")} ms`;
}

/** "12 × 200, 3 × 503" */
export function listCounts(counts: ReadonlyMap<unknown, number>): string {
  return [...counts].map(([value, times]) => `${times} × ${String(value)}`).join(", ");
}

/** "12 lines, 9,321 bytes" */
export function describeLog(text: string): string {
  const lines = text.split("\n").filter(Boolean).length;
  return `${lines} lines, ${text.length.toLocaleString("en")} bytes`;
}
