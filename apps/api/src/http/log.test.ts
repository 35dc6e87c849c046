import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { fastest } from "../testing/fastest.ts";
import { createLog } from "./log.ts";

const lines: string[] = [];
const log = createLog({ logLevel: "info", logTo: { write: (line) => void lines.push(line) } });

/** The longest request line Node accepts. */
const longWord = "x".repeat(16_000);

it.each([
  ["a path", { req: { method: "GET", url: `/${longWord}` } }, '"path":"/…"'],
  ["an error", { err: new Error(longWord) }, longWord],
])("is quick with a long word in %s", async (_where, details, shown) => {
  expect(await fastest(3, async () => log.info(details, "told"))).toBeLessThan(20);
  expect(lines.at(-1)).toContain(shown);
});

const pathOf = (url: string) => {
  log.info({ req: { method: "GET", url } }, "told");
  return /"path":"([^"]*)"/.exec(lines.at(-1) ?? "")?.[1];
};

it.each([32, 24, 18])("hides a token of %d bytes in any path", (bytes) => {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const encoding of ["base64url", "hex"] as const) {
      const token = randomBytes(bytes).toString(encoding);
      expect(pathOf(`/nowhere/${token}`)).toBe("/nowhere/…");
      expect(pathOf(`/api/x-${token}.html`)).not.toContain(token);
    }
  }
});

it.each([
  "/events/019a9d2e-7c1f-7b32-9d7a-0123456789ab",
  "/blog/why-the-golden-90s-came-back-to-sunday-afternoons-2",
  "/trpc/newsletter.countSelfUnsubscribed,events.list",
  "/api/admin/newsletter/subscribers/bulk",
])("leaves %s as it is", (path) => expect(pathOf(path)).toBe(path));

it("finds an address wherever it stands in a long text", () => {
  log.info({ err: new Error(`${longWord} <ana@mail.example>,${longWord}`) }, "told");
  expect(lines.at(-1)).toContain(`${longWord} <…>,${longWord}`);
});
