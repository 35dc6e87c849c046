import { expect, it } from "vitest";
import { fastest } from "../testing/fastest.ts";
import { createLog } from "./log.ts";

const lines: string[] = [];
const log = createLog({ logLevel: "info", logTo: { write: (line) => void lines.push(line) } });

/** The longest request line that Node takes. */
const longWord = "x".repeat(16_000);

it.each([
  ["a path", { req: { method: "GET", url: `/${longWord}` } }],
  ["an error", { err: new Error(longWord) }],
])("is quick with a long word in %s", async (_where, details) => {
  expect(await fastest(3, async () => log.info(details, "told"))).toBeLessThan(20);
  expect(lines.at(-1)).toContain(longWord);
});

it("finds an address wherever it stands in a long text", () => {
  log.info({ err: new Error(`${longWord} <ana@mail.example>,${longWord}`) }, "told");
  expect(lines.at(-1)).toContain(`${longWord} <…>,${longWord}`);
});
