import { describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventJson } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();

const { token } = await signedInAs(deps, "admin");
const create = (fields: object) =>
  callRest<RestEvent>(app, "POST", "/events", { token, payload: { ...eventJson, ...fields } });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });
const onDay = (day: string) => ({ startDate: day, endDate: day });

describe("the instants of an event", () => {
  it.each([
    ["AU", "2026-12-05", "16:00", "22:00", "2026-12-05T05:00Z", "2026-12-05T11:00Z"],
    ["AU", "2026-07-05", "16:00", "22:00", "2026-07-05T06:00Z", "2026-07-05T12:00Z"],
    ["US", "2026-11-01", "00:30", "04:00", "2026-11-01T04:30Z", "2026-11-01T09:00Z"],
    ["UK", "2026-03-29", "01:30", "02:30", "2026-03-29T01:30Z", "2026-03-29T02:30Z"],
    ["UK", "2026-12-05", "22:00", "03:00", "2026-12-05T22:00Z", "2026-12-06T03:00Z"],
    ["SG", "2026-12-05", "16:00", "16:00", "2026-12-05T08:00Z", "2026-12-06T08:00Z"],
  ])(
    "in %s on %s from %s to %s are real",
    async (country, day, startTime, endTime, startsAt, endsAt) => {
      const { status, body } = await create({ country, ...onDay(day), startTime, endTime });
      expect(status).toBe(201);
      expect(body.data.startsAt).toBe(startsAt.replace("Z", ":00.000Z"));
      expect(body.data.endsAt).toBe(endsAt.replace("Z", ":00.000Z"));
    },
  );

  it.each(["AU", "NZ", "US", "UK", "CA", "SG"])(
    "in %s end after they start, around the clock changes too",
    { timeout: 60_000 },
    async (country) => {
      const changes = [
        "2026-03-08",
        "2026-03-29",
        "2026-04-05",
        "2026-09-27",
        "2026-10-04",
        "2026-11-01",
      ];
      const times = ["02:30", "03:00"];
      for (const day of changes) {
        for (const startTime of times) {
          for (const endTime of times) {
            const { status, body } = await create({ country, ...onDay(day), startTime, endTime });
            expect(status).toBe(201);
            expect(Date.parse(body.data.endsAt)).toBeGreaterThan(Date.parse(body.data.startsAt));
          }
        }
      }
    },
  );

  it("move with each single field they depend on", async () => {
    const { body } = await create({ country: "AU", ...onDay("2026-12-05") });
    const { id } = body.data;
    const instants = async (change: object) => {
      const { data } = (await update(id, change)).body;
      return [data.startsAt, data.endsAt, data.timeZone];
    };
    expect(await instants({ startTime: "15:00" })).toEqual([
      "2026-12-05T04:00:00.000Z",
      "2026-12-05T11:00:00.000Z",
      "Australia/Sydney",
    ]);
    expect(await instants({ endTime: "14:00" })).toEqual([
      "2026-12-05T04:00:00.000Z",
      "2026-12-06T03:00:00.000Z",
      "Australia/Sydney",
    ]);
    expect(await instants({ country: "nz" })).toEqual([
      "2026-12-05T02:00:00.000Z",
      "2026-12-06T01:00:00.000Z",
      "Pacific/Auckland",
    ]);
    expect(await instants(onDay("2026-07-05"))).toEqual([
      "2026-07-05T03:00:00.000Z",
      "2026-07-06T02:00:00.000Z",
      "Pacific/Auckland",
    ]);
  });
});

describe("two admins who change an event at once", () => {
  it("both keep their field, and the instants match the stored times", async () => {
    const { body } = await create({ country: "UK", ...onDay("2026-12-05") });
    const { id } = body.data;
    for (let round = 0; round < 10; round += 1) {
      const startTime = `1${round % 6}:00`;
      const country = round % 2 === 0 ? "AU" : "SG";
      const answers = await Promise.all([update(id, { startTime }), update(id, { country })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body: shown } = await callRest<RestEvent>(app, "GET", `/events/${id}`);
      const hours = country === "AU" ? 11 : 8;
      const startsAt = Date.parse(`2026-12-05T${startTime}:00Z`) - hours * 3_600_000;
      expect(shown.data).toMatchObject({ startTime, country });
      expect(Date.parse(shown.data.startsAt)).toBe(startsAt);
    }
  });

  it("can't put the end before the start between them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { body } = await create({ startDate: "2026-12-05", endDate: "2026-12-07" });
      const { id } = body.data;
      const answers = await Promise.all([
        update(id, { startDate: "2026-12-07" }),
        update(id, { endDate: "2026-12-05" }),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(statuses).toEqual([200, 400]);
    }
  });
});

describe("duplicating", () => {
  interface Copy {
    id: string;
    status: string;
    registrations: number;
    eventName: string;
    startDate: string;
    endDate: string;
    startTime: string;
    startsAt: string;
  }
  const duplicate = (input: object) =>
    mutateTrpc<Copy[]>(app, "events.duplicate", input, { token });

  it("makes a draft on the same day, without registrations", async () => {
    const full = { capacity: 120, registrations: 7, featured: true, musicGenres: ["House"] };
    const { body } = await create({ ...full, ...onDay("2026-12-05") });
    const { status, body: answer } = await duplicate({ id: body.data.id });
    expect(status).toBe(200);
    const copies = answer.result?.data ?? [];
    const { _id: _, ...original } = body.data;
    expect(copies).toEqual([{ ...original, id: copies[0]?.id, status: "draft", registrations: 0 }]);
    expect(copies[0]?.id).not.toBe(original.id);
  });

  it("weekly keeps the times of the venue's clock over a clock change", async () => {
    const { body } = await create({ country: "UK", ...onDay("2026-10-17"), status: "published" });
    const { body: answer } = await duplicate({ id: body.data.id, everyWeeks: 1, times: 3 });
    const copies = answer.result?.data ?? [];
    expect(copies.map(({ startTime, startsAt }) => [startTime, startsAt])).toEqual([
      ["16:00", "2026-10-24T15:00:00.000Z"],
      ["16:00", "2026-10-31T16:00:00.000Z"],
      ["16:00", "2026-11-07T16:00:00.000Z"],
    ]);
    expect(copies.map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
    for (const { id } of copies) {
      expect((await callRest(app, "GET", `/events/${id}`)).status).toBe(404);
      expect((await callRest(app, "GET", `/events/${id}`, { token })).status).toBe(200);
    }
  });

  it("on days picked one by one keeps the hours, each day once", async () => {
    const { body } = await create({ country: "UK", ...onDay("2026-10-17"), startTime: "15:30" });
    const payload = { dates: ["2026-12-12", "2026-11-07", "2026-12-12"] };
    const path = `/admin/events/${body.data.id}/duplicate`;
    const { status, body: answer } = await callRest<Copy[]>(app, "POST", path, { token, payload });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject([
      { startDate: "2026-11-07T00:00:00.000Z", startTime: "15:30", status: "draft" },
      { startDate: "2026-12-12T00:00:00.000Z", startTime: "15:30", status: "draft" },
    ]);
    const tooMany = Array.from({ length: 13 }, (_, day) => `2027-01-${day + 10}`);
    for (const dates of [[], tooMany, ["soon"]]) {
      expect((await callRest(app, "POST", path, { token, payload: { dates } })).status).toBe(400);
    }
  });

  it("keeps the number of days", async () => {
    const { body } = await create({ startDate: "2026-12-30", endDate: "2027-01-02" });
    const { body: answer } = await duplicate({ id: body.data.id, everyWeeks: 2 });
    expect(answer.result?.data).toEqual([
      expect.objectContaining({
        startDate: "2027-01-13T00:00:00.000Z",
        endDate: "2027-01-16T00:00:00.000Z",
      }),
    ]);
  });

  it("begins on the day that is asked for, with the hours and the number of days kept", async () => {
    const days = { startDate: "2026-10-17", endDate: "2026-10-18" };
    const { body } = await create({ country: "UK", ...days });
    const startDate = "2026-11-07";
    const { body: answer } = await duplicate({
      id: body.data.id,
      startDate,
      everyWeeks: 2,
      times: 2,
    });
    const copies = answer.result?.data ?? [];
    expect(
      copies.map((copy) => [copy.startDate.slice(0, 10), copy.endDate.slice(0, 10), copy.startsAt]),
    ).toEqual([
      ["2026-11-07", "2026-11-08", "2026-11-07T16:00:00.000Z"],
      ["2026-11-21", "2026-11-22", "2026-11-21T16:00:00.000Z"],
    ]);
    const past = await duplicate({ id: body.data.id, startDate: "2026-10-10" });
    expect(past.body.result?.data).toMatchObject([{ startDate: "2026-10-10T00:00:00.000Z" }]);
  });

  it.each([
    [{ startDate: "soon" }, 400],
    [{ everyWeeks: 0 }, 400],
    [{ everyWeeks: 53 }, 400],
    [{ everyWeeks: 1, times: 13 }, 400],
    [{ times: 0 }, 400],
    [{ times: 1.5 }, 400],
    [{ id: "x" }, 404],
    [{ id: "01980000-0000-7000-8000-000000000000", times: 12 }, 404],
  ])("with %j makes none: %i", async (input, expected) => {
    const { body } = await create({});
    const before = await db.selectFrom("events").select("id").execute();
    const { status } = await duplicate({ id: body.data.id, ...input });
    expect(status).toBe(expected);
    expect(await db.selectFrom("events").select("id").execute()).toHaveLength(before.length);
  });

  it("makes all the copies or none", async () => {
    await db.deleteFrom("events").execute();
    const { body } = await create(onDay("2026-12-05"));
    await create(onDay("2026-12-26"));
    const events = db.schema.alterTable("all_events");
    await events.addUniqueConstraint("one_a_day", ["start_date"]).execute();
    const { status } = await duplicate({ id: body.data.id, everyWeeks: 1, times: 5 });
    await events.dropConstraint("one_a_day").execute();
    expect(status).toBe(500);
    expect(await db.selectFrom("events").select("id").execute()).toHaveLength(2);
  });
});
