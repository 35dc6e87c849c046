import { expect, it } from "vitest";
import { type MailRates, paceOfAll, paceOfDomain, planMails, roomIn } from "./plan-mails.ts";

const now = new Date("2026-12-04T12:00:00.000Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const free = (key: string, ms = 0) => ({ key, freeAt: later(ms), plannedUntil: now });

it.each([
  ["all of a second, after a rest", -60_000, 20, 20],
  ["what is left of it", 750, 20, 5],
  ["nothing, when others were first", 1_000, 20, 0],
  ["one, of less than one a second", 0, 0.1, 1],
  ["none, until that has had its time", 9_000, 0.1, 0],
])("has room for %s", (_what, freeInMs, perSecond, room) => {
  expect(roomIn(free("all", freeInMs), perSecond, now)).toBe(room);
});

/** The milliseconds from now at which each mail leaves, or is due later. */
function plan(domains: string[], rates: MailRates, paces = [free(paceOfAll)]) {
  const known = new Set(paces.map(({ key }) => key));
  const missing = [...new Set(domains.map(paceOfDomain))].filter((key) => !known.has(key));
  const planned = planMails(
    domains.map((domain, index) => ({ id: String(index), domain })),
    { paces: [...paces, ...missing.map((key) => free(key))], rates, now },
  );
  const since = (at: Date) => at.getTime() - now.getTime();
  return {
    now: planned.now.map(({ id, at }) => [id, since(at)]),
    later: planned.later.map(({ id, dueAt }) => [id, since(dueAt)]),
    paces: Object.fromEntries(
      planned.paces.map(({ key, freeAt, plannedUntil }) => [
        key,
        [freeAt, plannedUntil].map(since),
      ]),
    ),
  };
}

it("lets mails leave one after the other", () => {
  expect(plan(["a", "b", "c"], { inAll: 10, toDomain: 10 })).toMatchObject({
    now: [
      ["0", 0],
      ["1", 100],
      ["2", 200],
    ],
    later: [],
    paces: { all: [300, 1_000], "domain a": [100, 1_000] },
  });
});

it("puts off a domain's excess mails one after the other", () => {
  expect(plan(["a", "a", "a", "b", "a"], { inAll: 100, toDomain: 2 })).toMatchObject({
    now: [
      ["0", 0],
      ["1", 500],
      ["3", 20],
    ],
    later: [
      ["2", 1_000],
      ["4", 1_500],
    ],
    paces: { all: [30, 1_000], "domain a": [1_000, 2_000], "domain b": [500, 1_000] },
  });
});

it("continues where another process stopped", () => {
  const busy = { key: paceOfDomain("a"), freeAt: later(1_200), plannedUntil: later(5_000) };
  expect(plan(["a", "b"], { inAll: 10, toDomain: 10 }, [free(paceOfAll, 400), busy])).toMatchObject(
    { now: [["1", 400]], later: [["0", 5_000]], paces: { "domain a": [1_200, 5_100] } },
  );
});
