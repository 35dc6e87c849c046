import { expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.ts";
import { createMailOutage } from "./mail-outage.ts";

const since = new Date("2026-12-04T12:00:00Z");

it("takes one line when it begins, one a minute while it lasts, and one when it is over", () => {
  const clock = new FakeClock(since.toISOString());
  const lines: unknown[] = [];
  const write = (details: object, message: string) => void lines.push({ ...details, message });
  const outage = createMailOutage({ info: write, warn: write }, clock);

  outage.end();
  for (let seconds = 0; seconds < 150; seconds += 1) {
    outage.begin({ reason: "ESOCKET" }, "The mail server can't be reached.");
    clock.advance(1_000);
  }
  const line = {
    reason: "ESOCKET",
    since,
    message: "mails wait: The mail server can't be reached.",
  };
  expect(lines).toEqual([line, line, line]);

  outage.end();
  outage.end();
  expect(lines.slice(3)).toEqual([{ since, message: "mails go out again" }]);

  // A server that accepts some mails and not others: still one line a minute.
  clock.advance(60_000);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    outage.begin({}, "The mail server can't be reached.");
    outage.end();
    clock.advance(1_000);
  }
  expect(lines).toHaveLength(6);
});

it("releases waiters when it is over, and when the server closes", async () => {
  const outage = createMailOutage(
    { info: () => undefined, warn: () => undefined },
    new FakeClock(since.toISOString()),
  );
  const closing = new AbortController();
  const longMs = 600_000;
  await outage.wait(longMs, closing.signal);
  outage.begin({}, "The mail server can't be reached.");
  await outage.wait(1, closing.signal);
  const waiting = outage.wait(longMs, closing.signal);
  outage.end();
  await expect(waiting).resolves.toBeUndefined();

  outage.begin({}, "The mail server can't be reached.");
  const waitingOn = outage.wait(longMs, closing.signal);
  closing.abort();
  await expect(waitingOn).resolves.toBeUndefined();
});
