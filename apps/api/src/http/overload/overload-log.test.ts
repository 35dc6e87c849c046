import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createOverloadLog } from "./overload-log.ts";

const pace = { lookEveryMs: 10, quietMs: 150, tellEveryMs: 60 };

it("says when an overload begins, that it lasts, and when it is over, and nothing of each request", async () => {
  const lines: { details: object; message: string }[] = [];
  const log = createOverloadLog(
    { warn: (details, message) => void lines.push({ details, message }) },
    pace,
  );
  onTestFinished(log.close);
  for (let time = 0; time < 12; time += 1) {
    log.note(time % 2 === 0 ? "renders" : "calls");
    await wait(10);
  }
  await expect.poll(() => lines.at(-1)?.message).toBe("the overload is over");
  const messages = lines.map(({ message }) => message);
  expect(messages[0]).toMatch(/^an overload begins/);
  expect(messages).toContain("the overload lasts");
  expect(lines.length).toBeLessThan(10);
  expect(lines.at(-1)?.details).toMatchObject({ turnedAway: { renders: 6, calls: 6 } });

  log.note("uploads");
  expect(lines.at(-1)).toMatchObject({ details: { reason: "uploads" } });
});
