import * as fc from "fast-check";
import { type InputPath, withAt } from "./contract-inputs.ts";

/** Fixed, so that each run tries the same; a failure prints it with the counterexample. */
const seed = 20_261_204;

/** Longer than any field allows. */
export const longText = "x".repeat(100_000);

/**
 * Texts that PostgreSQL, a pattern, a URL, a number or a date can't hold, or that JavaScript might
 * trip over.
 */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "%",
  "_",
  "\\",
  "1e309",
  "-1",
  "0",
  "1.5",
  "1000000000000",
  "NaN",
  "__proto__",
  "constructor",
  "null",
  "İ ⑴ ŉ \u202e",
  "' OR 1=1 --",
  ":* & !",
  "javascript:alert(1)",
  "2026-02-30",
  "99999-01-01T00:00:00Z",
  '{"__proto__":{"role":"admin"}}',
  '["\\ud800","\\u0000"]',
  "a@mail.example\r\nBcc: b@mail.example",
  "x".repeat(10_000),
];

/** Values as JSON text, because some have no JavaScript equivalent. */
const hostileJson: readonly string[] = [
  ...hostileTexts.map((text) => JSON.stringify(text)),
  "1e309",
  "-1e309",
  "-1",
  "0",
  "1e12",
  "9007199254740993",
  "1.5",
  "null",
  "true",
  "[]",
  "{}",
  "[null]",
  '["a","b"]',
  '{"$ne":null}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"length":1e309,"toString":1,"then":1}',
  `${"[".repeat(1_500)}${"]".repeat(1_500)}`,
  `${'{"a":'.repeat(1_500)}1${"}".repeat(1_500)}`,
  `[${'"a",'.repeat(4_000)}"a"]`,
];

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ unit: "binary", minLength: 40, maxLength: 400 }),
);

/** A path in the input, and the JSON text to put there. */
export type Attack = [path: InputPath, json: string];

const anyAttack = (paths: readonly InputPath[]): fc.Arbitrary<Attack> =>
  fc.tuple(
    fc.constantFrom(...paths),
    fc
      .oneof(anyText, fc.jsonValue({ noUnicodeString: false }))
      .map((value) => JSON.stringify(value)),
  );

/**
 * Puts the hostile values on every path, in groups of `size`: at most `atMost` of all pairs, but
 * some for each path and each value. Random values follow.
 */
export function attacksOn(
  paths: readonly InputPath[],
  { atMost, size, runs }: { atMost: number; size: number; runs: number },
) {
  const all = hostileJson.flatMap((json) => paths.map((path): Attack => [path, json]));
  const picked = all.filter((_, index) => (index * atMost) % all.length < atMost);
  const groups = Array.from({ length: Math.ceil(picked.length / size) }, (_, index): [Attack[]] => [
    picked.slice(index * size, (index + 1) * size),
  ]);
  return {
    group: fc.array(anyAttack(paths), { minLength: 1, maxLength: size }),
    options: { seed, examples: groups, numRuns: groups.length + runs },
  };
}

const marker = "the place of the hostile value";

/** The valid input with the attack's value at its path, as JSON text. */
export function attacked(input: unknown, [path, json]: Attack): string {
  const text = JSON.stringify(withAt(input, path, marker));
  return text.replace(JSON.stringify(marker), () => json);
}
