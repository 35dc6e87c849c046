import type { DoorEntry } from "@before-ten/contracts/door/input";
import type { DoorState } from "@before-ten/contracts/door/output";
import { beforeEach, expect, it } from "vitest";
import { clearSession } from "../../../lib/api/session.ts";
import {
  keepCopy,
  keepEntry,
  listWaiting,
  readCopy,
  settleEntries,
  undoEntry,
  withWaiting,
} from "./door-log.ts";

const party = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";
const nothing: DoorState = { doors: [], arrivals: [], attendance: 0 };

beforeEach(() => localStorage.clear());

function entry(change: Partial<DoorEntry> = {}): DoorEntry {
  return {
    id: crypto.randomUUID(),
    kind: "in",
    door: "Main door",
    guestId: null,
    pressedAt: "2026-12-05T16:12:00.000Z",
    undone: false,
    ...change,
  };
}

const counted = (state: DoorState) => withWaiting(state, listWaiting(party)).doors;

it("counts an entry once, before and after the server has it", () => {
  keepEntry(party, { entry: entry(), isCounted: false });
  expect(counted(nothing)).toEqual([{ door: "Main door", ins: 1, outs: 0 }]);
  settleEntries(party, listWaiting(party));
  expect(listWaiting(party)).toEqual([]);
  const state = { ...nothing, doors: [{ door: "Main door", ins: 1, outs: 0 }] };
  expect(counted(state)).toEqual([{ door: "Main door", ins: 1, outs: 0 }]);
});

it("takes back what the server has counted, what it hasn't, and what is on its way", () => {
  const known = { ...nothing, doors: [{ door: "Main door", ins: 1, outs: 0 }] };
  const sent = entry();
  undoEntry(party, sent);
  expect(counted(known)).toEqual([{ door: "Main door", ins: 0, outs: 0 }]);
  localStorage.clear();

  keepEntry(party, { entry: sent, isCounted: false });
  undoEntry(party, sent);
  expect(counted(nothing)).toEqual([{ door: "Main door", ins: 0, outs: 0 }]);
  localStorage.clear();

  keepEntry(party, { entry: sent, isCounted: false });
  const onItsWay = listWaiting(party);
  undoEntry(party, sent);
  settleEntries(party, onItsWay);
  expect(listWaiting(party)).toMatchObject([{ entry: { undone: true }, isCounted: true }]);
  expect(counted(known)).toEqual([{ door: "Main door", ins: 0, outs: 0 }]);
});

it("keeps parties apart, and ignores what it can't read", () => {
  keepEntry("another", { entry: entry(), isCounted: false });
  localStorage.setItem(`door-entry:${party}:x`, "{");
  localStorage.setItem(`door-entry:${party}:y`, '{"entry":{}}');
  expect(listWaiting(party)).toEqual([]);
  expect(listWaiting("another")).toHaveLength(1);
});

it("forgets the guests when the session ends, and no press", () => {
  keepEntry(party, { entry: entry(), isCounted: false });
  keepCopy(party, { state: nothing });
  expect(readCopy(party)).toEqual({ state: nothing });
  clearSession();
  expect(readCopy(party)).toEqual({});
  expect(listWaiting(party)).toHaveLength(1);
});
