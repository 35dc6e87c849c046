import { afterAll, beforeAll, expect, it } from "vitest";
import { storeEvent } from "../../testing/stored-event.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { listPublicEvents } from "./events.ts";

const { db, close } = await createTestDatabase();
afterAll(close);

const now = new Date("2026-12-04T12:00:00Z");

beforeAll(async () => {
  const events = [
    { name: "Café del Disco", place: "Zürich Lounge, Auckland", description: "Fine music." },
    { name: "100% Vinyl", place: "Pier 7", description: "Nothing but records" },
    { name: "Track_list", place: "C:\\Club", description: "Straße 9 nights" },
    { name: "Trackplist", place: "Somewhere", description: "100 percent" },
    { name: "Halloween", place: "Pier 9", description: "DISCO, punk and ½ price" },
    { name: "O'Brien's Bar", place: "Melbourne, Australia", description: "Don't stop" },
    { name: "Rock ‘n’ Roll 🪩", place: "Hall 7", description: "C++ meets swing" },
    { name: "Secret Disco", place: "Nowhere", description: "A draft", status: "draft" as const },
  ];
  for (const [index, event] of events.entries()) {
    await storeEvent(db, { ...event, startDay: `2026-12-1${index}` });
  }
});

async function found(q: string) {
  const { rows, total } = await listPublicEvents(db, now, { q }, { limit: 100, offset: 0 });
  expect(total).toBe(rows.length);
  return rows.map((row) => row.event_name);
}

const everything = [
  "Café del Disco",
  "100% Vinyl",
  "Track_list",
  "Trackplist",
  "Halloween",
  "O'Brien's Bar",
  "Rock ‘n’ Roll 🪩",
];

it.each([
  // Matches name, description and location, parts of words, in any case.
  ["vinyl", ["100% Vinyl"]],
  ["VINYL", ["100% Vinyl"]],
  ["ecords", ["100% Vinyl"]],
  ["pier", ["100% Vinyl", "Halloween"]],
  ["disco", ["Café del Disco", "Halloween"]],
  // Accents are ignored on both sides, composed or not.
  ["cafe", ["Café del Disco"]],
  ["CAFÉ", ["Café del Disco"]],
  ["cafe\u0301", ["Café del Disco"]],
  ["zurich", ["Café del Disco"]],
  ["vínyl", ["100% Vinyl"]],
  ["strasse", ["Track_list"]],
  ["½", ["Halloween"]],
  // Each word must be in name, place or genres, in any order.
  ["disco auckland", ["Café del Disco"]],
  ["auckland   \t fine cafe", ["Café del Disco"]],
  ["disco pier", ["Halloween"]],
  ["disco\u00a0pier", ["Halloween"]],
  ["disco vinyl", []],
  // LIKE's wildcards are plain text.
  ["%", ["100% Vinyl"]],
  ["100%", ["100% Vinyl"]],
  ["_", ["Track_list"]],
  ["track_list", ["Track_list"]],
  ["\\", ["Track_list"]],
  ["c:\\club", ["Track_list"]],
  // No other word that begins with this letter is meant.
  ["D++", []],
  ["\\%", []],
  ["\\\\", []],
  ["%%", []],
  ["％", ["100% Vinyl"]],
  ["track＿list", ["Track_list"]],
  ["＼", ["Track_list"]],
  ["'", ["O'Brien's Bar", "Rock ‘n’ Roll 🪩"]],
  ["'; drop table events; --", []],
  ["\ud800", []],
  ["a".repeat(200), []],
  // Separators don't matter, and one wrong letter neither, if nothing contains the word as typed.
  ["obriens", ["O'Brien's Bar"]],
  ["O’Briens", ["O'Brien's Bar"]],
  ["obriens bar", ["O'Brien's Bar"]],
  ["rocknroll", ["Rock ‘n’ Roll 🪩"]],
  ["rock & roll", ["Rock ‘n’ Roll 🪩"]],
  ["melborne", ["O'Brien's Bar"]],
  ["vinil", ["100% Vinyl"]],
  ["c++", ["Rock ‘n’ Roll 🪩"]],
  ["🪩", ["Rock ‘n’ Roll 🪩"]],
  ["🎉", []],
  ["a b c d e f", []],
  // Drafts are never found.
  ["secret", []],
  ["nothing at all", []],
])("finds for %j: %j", async (q, names) => {
  expect(await found(q)).toEqual(names);
});

it.each(["", "   ", "\t\n"])("finds everything for %j", async (q) => {
  expect(await found(q)).toEqual(everything);
});

it("looks for the first ten words of more", async () => {
  const parts = "c ca caf cafe d de del di dis disc";
  expect(await found(`${parts} vinyl`)).toEqual(["Café del Disco"]);
  expect(await found(`vinyl ${parts}`)).toEqual([]);
});

it("takes a hundred words", async () => {
  expect(await found("d ".repeat(100))).toEqual(expect.arrayContaining(["Café del Disco"]));
});
