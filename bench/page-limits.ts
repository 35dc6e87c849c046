import type { Result } from "lighthouse";

/** The categories of Lighthouse that `node bench/pages.ts --check` holds each page to. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

/** What was found of a page in one round. */
export interface PageFigures {
  /** Total blocking time and largest contentful paint, in ms; undefined: there was none. */
  tbt: number | undefined;
  lcp: number | undefined;
  /** Of 100; null: Lighthouse could not tell. */
  scores: Record<Category, number | null>;
  /** Why a score other than that of performance is below 100. */
  failedAudits: readonly string[];
}

/**
 * Of medians. Performance is timed, so its score moves by a point or two from run to run; the other
 * categories say the same of the same page each time.
 */
const limits = { tbtMs: 100, lcpMs: 1_200, noiseOfPerformance: 3 };

/** These ask search engines not to list them, so that audit is not held against them. */
const unlisted = new Set(["/unsubscribe", "/forgot-password"]);

export function skippedAudits(path: string): string[] {
  return unlisted.has(path) ? ["is-crawlable"] : [];
}

export function scoresIn({ categories: found }: Result): PageFigures["scores"] {
  const scoreOf = (category: Category) => {
    const score = found[category]?.score ?? null;
    return score === null ? null : Math.round(score * 100);
  };
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
  };
}

export function failedAuditsIn({ categories: found, audits }: Result): string[] {
  return categories
    .filter((category) => category !== "performance")
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** In words, what of a page's rounds is beyond the limits. */
export function shortfallsOf(rounds: readonly PageFigures[]): string[] {
  const { tbtMs, lcpMs, noiseOfPerformance } = limits;
  return [
    ...categories.flatMap((category) => {
      const found = rounds.map(({ scores }) => scores[category] ?? 0);
      const isTimed = category === "performance";
      const score = isTimed ? (median(found) ?? 0) : Math.min(...found);
      const least = isTimed ? 100 - noiseOfPerformance : 100;
      return score < least ? [`${category} ${score}, at least ${least}`] : [];
    }),
    ...[...new Set(rounds.flatMap(({ failedAudits }) => failedAudits))].map((id) => `fails ${id}`),
    ...beyond("blocked (TBT)", median(rounds.map(({ tbt }) => tbt)), tbtMs),
    ...beyond("largest paint (LCP)", median(rounds.map(({ lcp }) => lcp)), lcpMs),
  ];
}

function beyond(name: string, ms: number | undefined, mostMs: number): string[] {
  if (ms !== undefined && ms <= mostMs) return [];
  return [`${name} ${ms === undefined ? "none" : `${ms.toFixed(0)} ms`}, at most ${mostMs} ms`];
}

/** Of what was found. */
export function median(figures: readonly (number | undefined)[]): number | undefined {
  const found = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b);
  return found[Math.floor(found.length / 2)];
}
