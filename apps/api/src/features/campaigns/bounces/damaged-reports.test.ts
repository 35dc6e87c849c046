import { readFileSync, readdirSync } from "node:fs";
import { array, assert, asyncProperty, constantFrom, double, nat, record, tuple } from "fast-check";
import { expect, it } from "vitest";
import { deliveryReportSchema } from "./delivery-report.ts";
import { run } from "./read-report.task.ts";

const folder = new URL("testing/cases/", import.meta.url);
const reports = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));

const place = double({ min: 0, max: 1, noNaN: true });
const piece = constantFrom("\n", "\n\n", ":", "(", "<", "-", "@", " ", "5.", "user", "--B1", "é");

/** One change of a report: a part is cut out, doubled, or replaced by repeated text. */
const change = record({
  from: place,
  length: nat(60),
  piece,
  times: constantFrom(0, 1, 2, 50, 20_000),
});

it("a damaged report is read or left to a person, in bounded time", async () => {
  const damaged = tuple(constantFrom(...reports), array(change, { maxLength: 6 }));
  await assert(
    asyncProperty(damaged, async ([report, changes]) => {
      let source = report;
      for (const { from, length, piece: text, times } of changes) {
        const start = Math.floor(from * source.length);
        source = source.slice(0, start) + text.repeat(times) + source.slice(start + length);
      }
      const began = performance.now();
      const read = await run({ source: source.slice(0, 200_000) });
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(deliveryReportSchema.optional().parse(read)).toEqual(read);
    }),
    { numRuns: 300 },
  );
}, 60_000);
