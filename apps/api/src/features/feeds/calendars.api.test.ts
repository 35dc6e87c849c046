import { storeEvent } from "@before-ten/db/testing/stored-event";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { beforeEach, describe, expect, it } from "vitest";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, clock } = await openTestApp();

beforeEach(async () => {
  clock.set("2026-03-01T12:00:00Z");
  await db.deleteFrom("events").execute();
});

async function read(url: string): Promise<string> {
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  return body;
}

interface Entry {
  uid: string;
  summary: string;
  description: string;
  location: string | null;
  start: string;
  end: string;
}

/** As read by Thunderbird's library. Uses the zones in the text, not the library's own. */
function readByIcalJs(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    };
  });
}

function readByNodeIcal(text: string): Entry[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) => {
    if (each?.type !== "VEVENT") return [];
    return [
      {
        uid: each.uid,
        summary: textOf(each.summary),
        description: textOf(each.description),
        location: each.location === undefined ? null : textOf(each.location),
        start: each.start.toISOString(),
        end: each.end?.toISOString() ?? "",
      },
    ];
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Both readers have to agree. */
function entriesIn(text: string): Entry[] {
  const entries = readByIcalJs(text);
  expect(readByNodeIcal(text)).toEqual(entries);
  return entries;
}

/** Without `\\n`, which one of the two readers takes for a line end. */
const awkward = `Rock, "Soul"; back\\slash & <b>Ünïcode</b> 🌇 ]]> ${"long ".repeat(30)}`.trim();

describe("a calendar of the list", () => {
  it.each([
    ["UK", undefined, "2026-03-28", "2026-03-28T16:00:00.000Z", "Europe/London"],
    ["UK", undefined, "2026-04-04", "2026-04-04T15:00:00.000Z", "Europe/London"],
    ["UK", undefined, "2026-11-07", "2026-11-07T16:00:00.000Z", "Europe/London"],
    ["AU", "Australia/Melbourne", "2026-04-04", "2026-04-04T05:00:00.000Z", "Australia/Melbourne"],
    ["AU", "Australia/Melbourne", "2026-04-05", "2026-04-05T06:00:00.000Z", "Australia/Melbourne"],
    ["US", "America/Phoenix", "2026-07-04", "2026-07-04T23:00:00.000Z", "America/Phoenix"],
    // Vancouver has stayed on summer time since 2026.
    ["CA", "America/Vancouver", "2027-01-09", "2027-01-09T23:00:00.000Z", "America/Vancouver"],
    // An alias, whose rules are listed under the zone's other name.
    ["UK", "Europe/Jersey", "2026-07-04", "2026-07-04T15:00:00.000Z", "Europe/London"],
    ["SG", undefined, "2026-07-04", "2026-07-04T08:00:00.000Z", "Asia/Singapore"],
    // A zone in an unknown country.
    ["XX", "UTC", "2026-07-04", "2026-07-04T16:00:00.000Z", "Etc/UTC"],
  ])(
    "has four o'clock at the venue: %s %s %s",
    async (country, timeZone, startDay, start, zone) => {
      await storeEvent(db, { country, startDay, ...(timeZone && { timeZone }) });
      const text = await read("/events.ics");
      expect(entriesIn(text)).toMatchObject([{ start }]);
      const local = `${startDay.replaceAll("-", "")}T160000`;
      expect(text).toContain(`DTSTART;TZID=${zone}:${local}\r\n`);
      expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`);
    },
  );

  it("has its instant where the zone had other rules than today", async () => {
    const timeZone = "America/Vancouver";
    await storeEvent(db, { country: "CA", timeZone, startDay: "2026-03-07" });
    const text = await read("/events.ics");
    expect(entriesIn(text)).toMatchObject([{ start: "2026-03-08T00:00:00.000Z" }]);
    expect(text).toContain("DTSTART:20260308T000000Z\r\n");
    expect(text).not.toContain("VTIMEZONE");
  });

  it("continues past midnight", async () => {
    await storeEvent(db, { startDay: "2026-07-04", startTime: "20:00", endTime: "02:00" });
    expect(entriesIn(await read("/events.ics"))).toMatchObject([
      { start: "2026-07-04T19:00:00.000Z", end: "2026-07-05T01:00:00.000Z" },
    ]);
  });

  it("keeps every character of its texts, in lines of at most 75 bytes", async () => {
    const description = `${awkward}\nsecond line\n\nBEGIN:VALARM\nX:${awkward}`;
    const id = await storeEvent(db, { name: awkward, description, place: awkward });
    const text = await read("/events.ics");
    expect(entriesIn(text)).toEqual([
      {
        uid: `${id}@beforeten.example`,
        summary: awkward,
        description: `${description}\n\nhttps://club.example/events/${id}`,
        location: awkward,
        start: expect.any(String),
        end: expect.any(String),
      },
    ]);
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines.at(-1)).toBe("");
  });

  it("says when it was changed, where it is and how often to ask", async () => {
    const coordinates: [number, number] = [-0.08, 51.52];
    const id = await storeEvent(db, { location: { formatted: "The Corn Exchange", coordinates } });
    await db
      .updateTable("events")
      .set({ created_at: "2026-02-01T10:00:00Z", updated_at: "2026-02-03T11:12:13Z" })
      .execute();
    const text = await read("/events.ics?country=uk&q=disco");
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    for (const line of [
      "X-WR-CALNAME:Before Ten: Upcoming parties (disco\\, United Kingdom)",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      `UID:${id}@beforeten.example`,
      "DTSTAMP:20260203T111213Z",
      "CREATED:20260201T100000Z",
      "LAST-MODIFIED:20260203T111213Z",
      "LOCATION:The Corn Exchange",
      "GEO:51.52;-0.08",
      `URL;VALUE=URI:https://club.example/events/${id}`,
      "STATUS:CONFIRMED",
    ]) {
      expect(lines).toContain(line);
    }
  });

  it("leaves out an unknown place", async () => {
    await storeEvent(db, { place: "507f1f77bcf86cd799439011" });
    const text = await read("/events.ics");
    expect(text).not.toMatch(/^(LOCATION|GEO)/m);
  });

  it("has no line that a search could add", async () => {
    const name = "x\r\nBEGIN:VEVENT\r\nSUMMARY:Mine";
    const text = await read(`/events.ics?q=${encodeURIComponent(name)}`);
    expect(entriesIn(text)).toEqual([]);
    expect(text.replaceAll("\r\n ", "")).toContain(
      "X-WR-CALNAME:Before Ten: Upcoming parties (x BEGIN:VEVENT SUMMARY:Mine)",
    );
  });

  it("is a calendar without an event, too", async () => {
    expect(entriesIn(await read("/gallery.ics"))).toEqual([]);
  });
});

describe("an event's disruption", () => {
  it.each([
    ["cancelled", "CANCELLED", "CANCELLED: Sunday Disco"],
    ["postponed", "TENTATIVE", "POSTPONED: Sunday Disco"],
  ] as const)("%s: status %s, and the title says so", async (disruption, status, summary) => {
    const id = await storeEvent(db);
    const before = await read("/events.ics");
    expect(before).toMatch(/^STATUS:CONFIRMED\r$/m);
    expect(before).toMatch(/^SEQUENCE:0\r$/m);
    await db
      .updateTable("events")
      .set({ disruption, disruption_reason: "The roof leaks.", disrupted_at: clock.now() })
      .where("id", "=", id)
      .execute();
    const text = await read(`/events/${id}.ics`);
    expect(entriesIn(text)).toMatchObject([{ summary }]);
    expect(text).toMatch(new RegExp(`^STATUS:${status}\r$`, "m"));
    expect(text).toMatch(/^SEQUENCE:1\r$/m);
    expect(text).toContain("The roof leaks.");
  });
});

describe("one event's calendar file", () => {
  it("is that event alone, ended or not, to be taken over once", async () => {
    const id = await storeEvent(db, { startDay: "2026-02-07", name: "Winter Disco" });
    await storeEvent(db);
    const { headers, body } = await app.inject(`/events/${id}.ics`);
    expect(entriesIn(body)).toMatchObject([{ summary: "Winter Disco" }]);
    expect(headers["content-disposition"]).toBe('inline; filename="before-ten-2026-02-07.ics"');
    expect(body).not.toMatch(/X-WR-CALNAME|REFRESH-INTERVAL/);
  });

  it("has the same id as in the list, on every day", async () => {
    const id = await storeEvent(db, { startDay: "2026-07-04" });
    const uidIn = async (url: string) => entriesIn(await read(url))[0]?.uid;
    const first = await uidIn("/events.ics");
    clock.set("2026-06-01T00:00:00Z");
    expect([await uidIn("/events.ics"), await uidIn(`/events/${id}.ics`)]).toEqual([first, first]);
    clock.set("2026-08-01T00:00:00Z");
    expect(await uidIn("/gallery.ics")).toBe(first);
  });

  it.each(["nothing", "00000000-0000-7000-8000-000000000000", "%00", "a%20b"])(
    "isn't there for %s",
    async (id) => {
      const { statusCode, headers, body } = await app.inject(`/events/${id}.ics`);
      expect([statusCode, headers["content-type"], headers["cache-control"], body]).toEqual([
        404,
        "text/plain; charset=utf-8",
        "no-store",
        "Event not found\n",
      ]);
    },
  );
});
