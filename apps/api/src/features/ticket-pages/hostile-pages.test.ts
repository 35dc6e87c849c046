import { readFileSync, readdirSync } from "node:fs";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { foundValuesOf } from "./found-values.ts";
import { pageFactsSchema } from "./page-facts.ts";
import { run } from "./read-page.task.ts";

const folder = new URL("testing/pages/", import.meta.url);
const pages = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
const reading = { now: new Date("2026-11-28T12:00:00Z"), timeZone: "Australia/Sydney" };

const pieces = [
  ..."{}[]\"',:;<>&\\/-+.0 \u0000\u00A0\uD800\uFEFF",
  "&quot;",
  "<!--",
  "]]>",
  "</script>",
  '"@id":"#a"',
  '"__proto__":',
  '"@type":"Event",',
  '"price":-5,',
  '"price":"1e3",',
  '"price":1e400,',
  '"offers":[{"price":"45.000"}],',
  '"startDate":"2027-02-30T25:61+99",',
  "<i itemscope itemprop=offers itemtype=Event>",
  "[".repeat(3_000),
  '{"subEvent":'.repeat(300),
];
const edit = fc.record({
  at: fc.nat(),
  removed: fc.nat({ max: 40 }),
  added: fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 }), fc.constant("")),
});
const damagedPage = fc
  .tuple(fc.constantFrom(...pages), fc.array(edit, { minLength: 1, maxLength: 6 }))
  .map(([page, edits]) =>
    edits.reduce((text, { at, removed, added }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + added + text.slice(start + removed);
    }, page),
  );

it("reads any damaged page in bounded time, and answers a price only if it is an amount", () => {
  fc.assert(
    fc.property(damagedPage, (html) => {
      const began = performance.now();
      const facts = pageFactsSchema.parse(run({ html }));
      const found = foundValuesOf(facts, reading);
      expect(performance.now() - began).toBeLessThan(5_000);
      const amount = found?.price?.amount ?? 0;
      expect(Number.isFinite(amount) && amount >= 0).toBe(true);
      expect(found?.price?.currency ?? "AUD").toMatch(/^[A-Z]{3}$/);
    }),
    { numRuns: 500 },
  );
});
