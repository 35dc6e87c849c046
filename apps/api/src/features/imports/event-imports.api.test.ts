import { readFile } from "node:fs/promises";
import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import type { Health } from "@before-ten/contracts/health/output";
import { importMessages, importRowMessages } from "@before-ten/contracts/imports/messages";
import type { ImportDetails, ImportRow } from "@before-ten/contracts/imports/output";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { importsBy, startTestImports } from "../../testing/import-files.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";
import type { ImportWorker } from "./import-worker.ts";

const test = await openTestApp();
const { db, app, deps } = test;
const { token, user } = await signedInAs(deps, "admin");
const imports = importsBy(test, token, "events");

let worker: ImportWorker | undefined;
beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
  worker = startTestImports(test);
});
afterEach(() => worker?.close());

const header = "Title,Details,Date,Time,Ends,Venue,Country,Price,Link\n";
const line = (name: string, more = {}) => {
  const values = {
    details: "Six hours of floor-fillers.",
    date: "5/12/2026",
    time: "4pm",
    ends: "22:00",
    venue: '"The Corn Exchange, London"',
    country: "UK",
    price: "£35",
    link: "tickets.example/x",
    ...more,
  };
  return `${[name, ...Object.values(values)].join(",")}\n`;
};
/** The "Ends" column holds a time here. */
const columns = [
  "eventName",
  "description",
  "startDate",
  "startTime",
  "endTime",
  "location",
  "country",
  "ticketPrice",
  "redirectUrl",
];

async function until(id: string, state: string): Promise<ImportDetails> {
  await expect.poll(async () => (await imports.get(id)).state, { timeout: 10_000 }).toBe(state);
  return imports.get(id);
}

async function run(id: string): Promise<void> {
  await callRest(app, "POST", `${imports.base}/${id}/start`, { token });
  await until(id, "done");
}

async function rowsOf(id: string) {
  const { body } = await callRest<ImportRow[]>(app, "GET", `${imports.base}/${id}/rows`, { token });
  return body.data.map(({ row, label, fate, sentence }) => [row, label, fate, sentence]);
}

describe("an import of events", () => {
  it("makes drafts, and marks existing events", async () => {
    const first = await imports.upload({ fileName: "a.csv", content: header + line("Disco") });
    await imports.map(first, { columns });
    await until(first.id, "checked");
    await run(first.id);
    const content =
      header +
      line("DISCO") +
      line("Disco", { date: "6/12/2026" }) +
      line("Disco", { date: "6/12/2026" }) +
      line("Disco", { date: "soon" });
    const second = await imports.upload({ fileName: "a.csv", content });
    await imports.map(second, { columns });
    await until(second.id, "checked");
    expect(await rowsOf(second.id)).toEqual([
      [
        2,
        "DISCO, 5/12/2026",
        "duplicate",
        "There's already an event with this name at that place on that day",
      ],
      [3, "Disco, 6/12/2026", "new", null],
      [4, "Disco, 6/12/2026", "duplicate", "The same event is in row 3"],
      [5, "Disco, soon", "invalid", "Start date: “soon” can't be read as a date"],
    ]);
    await run(second.id);
    const stored = await db
      .selectFrom("events")
      .select(["event_name", "status", "start_date", "ticket_currency", "time_zone"])
      .orderBy("start_date")
      .execute();
    const common = { event_name: "Disco", status: "draft", ticket_currency: "GBP" };
    expect(stored).toEqual([
      { ...common, start_date: "2026-12-05", time_zone: "Europe/London" },
      { ...common, start_date: "2026-12-06", time_zone: "Europe/London" },
    ]);
  });

  it("makes no event twice, of two files checked at once or one made by hand meanwhile", async () => {
    const lines = Array.from({ length: 150 }, (_, index) => line(`Party ${index}`)).join("");
    const files = await Promise.all(
      ["a.csv", "b.csv"].map(async (fileName) => {
        const file = await imports.upload({ fileName, content: header + lines });
        await imports.map(file, { columns });
        return until(file.id, "checked");
      }),
    );
    expect(files.map(({ totals }) => totals.new)).toEqual([150, 150]);
    const other = startTestImports(test);
    await Promise.all(files.map(({ id }) => run(id)));
    await other.close();
    const names = await db.selectFrom("events").select("event_name").distinct().execute();
    const all = await db.selectFrom("events").select("id").execute();
    expect([names.length, all.length]).toEqual([150, 150]);
    const ended = await Promise.all(files.map(({ id }) => imports.get(id)));
    expect(ended.reduce((sum, { totals }) => sum + totals.left, 0)).toBe(150);

    const third = await imports.upload({ fileName: "c.csv", content: header + line("By hand") });
    await imports.map(third, { columns });
    await until(third.id, "checked");
    await db
      .updateTable("events")
      .set({ event_name: "By Hand" })
      .where("event_name", "=", "Party 7")
      .execute();
    await run(third.id);
    expect(await rowsOf(third.id)).toEqual([
      [2, "By hand, 5/12/2026", "left", importRowMessages.eventThere],
    ]);
    expect(await db.selectFrom("events").select("id").execute()).toHaveLength(150);
  });

  it("reads a calendar, with values for missing fields", async () => {
    const content = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      "UID:1",
      "SUMMARY:Harbour Disco",
      "DESCRIPTION:By the water\\, until ten.",
      "DTSTART;TZID=Australia/Perth:20261205T160000",
      "DTEND;TZID=Australia/Perth:20261205T220000",
      "LOCATION:Fremantle",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    const file = await imports.upload({ fileName: "summer.ics", content });
    expect(file.columns.map(({ field }) => field)).toContain("eventName");
    const refused = await imports.map(file);
    expect(refused.body.error).toBe("Please choose a column or a value for Country");
    const fallbacks = { country: "AU", ticketPrice: "45", redirectUrl: "tickets.example/f" };
    await imports.map(file, { fallbacks });
    await until(file.id, "checked");
    await run(file.id);
    const event = await db.selectFrom("events").selectAll().executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      event_name: "Harbour Disco",
      description: "By the water, until ten.",
      start_time: "16:00",
      time_zone: "Australia/Perth",
      ticket_amount: "45.00",
      ticket_currency: "AUD",
      status: "draft",
    });
  });

  it("reads the calendars of other programs: a series, a cancelled party, a broken fold", async () => {
    const fallbacks = { country: "AU", ticketPrice: "45", redirectUrl: "tickets.example/f" };
    const importCase = async (name: string) => {
      const content = await readFile(new URL(`testing/cases/${name}.ics`, import.meta.url));
      const file = await imports.upload({ fileName: `${name}.ics`, content });
      await imports.map(file, {
        fallbacks: { ...fallbacks, startTime: "16:00", endTime: "22:00" },
      });
      await until(file.id, "checked");
      await run(file.id);
      return rowsOf(file.id);
    };
    expect(await importCase("36-ics-weekly")).toHaveLength(3);
    await importCase("30-ics-cancelled");
    await importCase("33-ics-fold-inside-letter");
    expect(await importCase("25-ics-unknown-calendar-zone")).toEqual([
      [
        2,
        "Case Bad Calendar Zone, 2027-02-06",
        "new",
        "Its times are converted to Australia/Sydney",
      ],
    ]);
    const stored = await db
      .selectFrom("events")
      .leftJoin("event_series", "event_series.id", "series_id")
      .select(["event_name", "start_date", "location_label", "disruption", "name"])
      .orderBy("event_name")
      .orderBy("start_date")
      .execute();
    const row = (name: string, day: string, more = {}) => ({
      event_name: name,
      start_date: day,
      location_label: "Town Hall, Sydney",
      disruption: null,
      name: null,
      ...more,
    });
    expect(stored).toEqual([
      row("Case Bad Calendar Zone", "2027-02-06"),
      row("Case Café", "2027-02-06", { location_label: "Zürich Hall, Sydney" }),
      row("Case Cancelled", "2027-02-06", { disruption: "cancelled" }),
      ...["2027-02-06", "2027-02-20", "2027-02-27"].map((day) =>
        row("Case Weekly", day, { name: "Case Weekly" }),
      ),
    ]);
  });

  it("is recorded in the history as done by the admin who started it", async () => {
    const started = async (as: string) => {
      const file = await imports.upload({ fileName: "a.csv", content: header + line(as) });
      await imports.map(file, { columns });
      await until(file.id, "checked");
      return file.id;
    };
    await run(await started("Ana's"));
    const { id: keyId, secret } = await madeKey(deps, { scopes: ["events:write"] });
    const byKey = await started("Shop's");
    await callRest(app, "POST", `${imports.base}/${byKey}/start`, { token: secret });
    await until(byKey, "done");
    const written = await db
      .selectFrom("history")
      .select(["entity_title", "action", "actor_kind", "actor_id", "via"])
      .where("via", "=", "import")
      .where("entity_title", "in", ["Ana's", "Shop's"])
      .orderBy("position")
      .execute();
    const made = { action: "created", via: "import" };
    expect(written).toEqual([
      { ...made, entity_title: "Ana's", actor_kind: "admin", actor_id: user.id },
      { ...made, entity_title: "Shop's", actor_kind: "key", actor_id: keyId },
    ]);
  });

  it("is undone once: its events go to the trash", async () => {
    const file = await imports.upload({ fileName: "a.csv", content: header + line("Disco") });
    const undo = () => callRest(app, "POST", `${imports.base}/${file.id}/undo`, { token });
    await imports.map(file, { columns });
    await until(file.id, "checked");
    expect((await undo()).status).toBe(409);
    await run(file.id);
    expect(await undo()).toMatchObject({
      status: 200,
      body: { message: "1 event moved to trash" },
    });
    expect(await db.selectFrom("events").selectAll().execute()).toEqual([]);
    const trashed = await db.selectFrom("all_events").select("deleted_by_name").execute();
    expect(trashed).toEqual([{ deleted_by_name: user.name }]);
    expect((await undo()).status).toBe(409);
  });

  it("that fails in the same way three times is set aside, and the next one goes on", async () => {
    const broken = await imports.upload({ fileName: "a.csv", content: header + line("Broken") });
    await db
      .updateTable("imports")
      .set({ state: "checking", mapping: JSON.stringify({ columns, fallbacks: null }) })
      .where("id", "=", broken.id)
      .execute();
    const file = await imports.upload({ fileName: "b.csv", content: header + line("After it") });
    await imports.map(file, { columns });
    await until(file.id, "checked");
    expect(await until(broken.id, "failed")).toMatchObject({ error: importMessages.setAside });
    const { body } = await callRest<Health>(app, "GET", "/admin/health", { token });
    expect(body.data.failedJobs).toMatchObject([{ kind: "import", id: broken.id, times: 3 }]);
  });

  it("with an abbreviation for its time zone has its row refused", async () => {
    const content = header.replace("\n", ",Time zone\n") + line("Disco", { zone: "BST" });
    const file = await imports.upload({ fileName: "a.csv", content });
    await imports.map(file, { columns: [...columns, "timeZone"] });
    await until(file.id, "checked");
    expect(await rowsOf(file.id)).toEqual([
      [2, "Disco, 5/12/2026", "invalid", `Time zone: ${eventFormMessages.timeZoneUnknown}`],
    ]);
  });

  it("that isn't a calendar fails with a sentence", async () => {
    const file = await imports.upload({ fileName: "x.ics", content: "BEGIN:VCALENDAR\r\nx" });
    expect(file).toMatchObject({ state: "failed", error: "This calendar can't be read" });
  });
});
