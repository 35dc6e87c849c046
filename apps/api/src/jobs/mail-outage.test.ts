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
  expect(outage.isOn()).toBe(false);
  for (let seconds = 0; seconds < 150; seconds += 1) {
    outage.begin({ reason: "ESOCKET" }, "The mail server can't be reached.");
    clock.advance(1_000);
  }
  expect(outage.isOn()).toBe(true);
  const line = {
    reason: "ESOCKET",
    since,
    message: "mails wait: The mail server can't be reached.",
  };
  expect(lines).toEqual([line, line, line]);

  outage.end();
  outage.end();
  expect(lines.slice(3)).toEqual([{ since, message: "mails go out again" }]);
  outage.begin({}, "It was no pleasure.");
  expect(lines).toHaveLength(5);
});
