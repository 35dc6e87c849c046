/** Decades of music, which the genres and names of events mention. Without zod. */

const years = {
  "60s": "(19)?60",
  "70s": "(19)?70",
  "80s": "(19)?80",
  "90s": "(19)?90",
  "2000s": "(20)?00",
  "2010s": "(20)?10",
} as const;

export type Decade = keyof typeof years;

export const decades: readonly Decade[] = ["60s", "70s", "80s", "90s", "2000s", "2010s"];

/** A regular expression for JavaScript and PostgreSQL: `80s`, `80's` and `1980s`, as a word. */
export function decadePattern(decade: Decade): string {
  return `(^|[^0-9a-z])${years[decade]}['’]?s($|[^0-9a-z])`;
}

const patterns = decades.map((decade) => ({
  decade,
  pattern: new RegExp(decadePattern(decade), "i"),
}));

/** The decades that an event's genres and name mention. */
export function decadesOf({
  musicGenres,
  eventName,
}: {
  musicGenres: readonly string[];
  eventName: string;
}): Decade[] {
  const text = [...musicGenres, eventName].join(" ");
  return patterns.flatMap(({ decade, pattern }) => (pattern.test(text) ? [decade] : []));
}
