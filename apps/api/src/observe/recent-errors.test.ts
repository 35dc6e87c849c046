import { expect, it } from "vitest";
import { createLog } from "../http/log.ts";
import { createRecentErrors } from "./recent-errors.ts";

const now = new Date("2026-12-05T05:00:00Z");

function startLog() {
  const recentErrors = createRecentErrors(() => now);
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  return { log: createLog({ logLevel: "info", logTo, recentErrors }), recentErrors, lines };
}

it("remembers lines about errors, which are logged as always, and no others", () => {
  const { log, recentErrors, lines } = startLog();
  log.info("a mail went out");
  log.warn({ err: new Error("late") }, "tries again");
  const cause = Object.assign(new Error("relation events doesn't exist"), { code: "42P01" });
  log.child({ reqId: "3f0c" }).error({ err: cause }, "page failed");
  log.error("no details");
  expect(recentErrors.list()).toEqual([
    { at: now, message: "no details", cause: undefined, requestId: undefined },
    {
      at: now,
      message: "page failed",
      cause: "Error 42P01 relation events doesn't exist",
      requestId: "3f0c",
    },
  ]);
  expect(lines).toHaveLength(4);
});

it("names no address, and remembers fifty lines of bounded length", () => {
  const { log, recentErrors } = startLog();
  const err = new Error(`no mailbox ana@mail.example ${"x".repeat(10_000)}`);
  for (let line = 0; line < 60; line += 1) log.error({ err }, `line ${line} for ana@mail.example`);
  const lines = recentErrors.list();
  expect(lines).toHaveLength(50);
  expect(lines[0]?.message).toBe("line 59 for …");
  expect(JSON.stringify(lines)).not.toContain("ana@");
  expect(lines[0]?.cause?.length).toBe(500);
});
