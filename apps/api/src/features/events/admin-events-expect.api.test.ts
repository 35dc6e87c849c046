import type { ChangedSeries } from "@before-ten/contracts/series/output";
import { beforeEach, describe, expect, it } from "vitest";
import { type RestEvent, callRest, mutateTrpc } from "../../testing/calls.ts";
import { eventFields, eventJson, multipart } from "../../testing/event-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
});

const { token } = await signedInAs(deps, "admin");

const create = (payload: object) => callRest<RestEvent>(app, "POST", "/events", { token, payload });
const update = (id: string, payload: object) =>
  callRest<RestEvent>(app, "PUT", `/events/${id}`, { token, payload });

const written = {
  lineUp: [
    { time: "16:30", name: "DJ Marguerite" },
    { time: null, name: "The Remembered" },
  ],
  minimumAge: 18,
  door: "The door is in the courtyard.",
  accessibility: "Step-free from the street.",
  cloakroom: "Two pounds a coat.",
  refunds: "Full refund until the day before.",
};
const nothing = {
  lineUp: [],
  minimumAge: null,
  door: null,
  accessibility: null,
  cloakroom: null,
  refunds: null,
};

describe("what to expect of an event", () => {
  it.each([
    [{ lineUp: "DJ Marguerite" }, "lineUp"],
    [{ lineUp: [{ time: "25:00", name: "DJ Marguerite" }] }, "lineUp.0.time"],
    [{ lineUp: [{ time: "16:00", name: "  " }] }, "lineUp.0.name"],
    [{ lineUp: [{ name: "x".repeat(101) }] }, "lineUp.0.name"],
    [{ lineUp: Array.from({ length: 31 }, () => ({ name: "Again" })) }, "lineUp"],
    [{ minimumAge: 0 }, "minimumAge"],
    [{ minimumAge: 100 }, "minimumAge"],
    [{ minimumAge: "adult" }, "minimumAge"],
    [{ door: "x".repeat(301) }, "door"],
    [{ accessibility: 4 }, "accessibility"],
  ])("is refused as %j", async (fields, path) => {
    const { status, body } = await create({ ...eventJson, ...fields });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ path }]);
    expect(await db.selectFrom("events").select("id").execute()).toEqual([]);
  });

  it("is stored, and answered to everybody", async () => {
    const made = await create({ ...eventJson, ...written });
    expect(made.body.data).toMatchObject(written);
    const read = await callRest<RestEvent>(app, "GET", `/events/${made.body.data.id}`);
    expect(read.body.data).toMatchObject(written);
    const listed = await callRest<RestEvent[]>(app, "GET", "/events");
    expect(listed.body.data).toMatchObject([written]);
  });

  it("comes from a form as text, without empty fields", async () => {
    const { body } = await callRest<RestEvent>(app, "POST", "/events", {
      token,
      ...multipart({
        ...eventFields,
        lineUp: JSON.stringify([
          { time: " 16:30", name: "DJ\nMarguerite " },
          { time: "", name: "The Remembered" },
          { time: "", name: "" },
        ]),
        minimumAge: "18",
        door: " The door is\nin the courtyard. ",
        cloakroom: "  ",
        refunds: "",
      }),
    });
    expect(body.data).toMatchObject({
      lineUp: written.lineUp,
      minimumAge: 18,
      door: written.door,
      accessibility: null,
      cloakroom: null,
      refunds: null,
    });
  });

  it("stays when it isn't sent, and goes when it is emptied", async () => {
    const { body } = await create({ ...eventJson, ...written });
    const { id } = body.data;
    expect((await update(id, { capacity: 90 })).body.data).toMatchObject(written);
    const emptied = { ...nothing, lineUp: "", minimumAge: "", door: "" };
    expect((await update(id, emptied)).body.data).toMatchObject(nothing);
  });

  it("is copied with the event", async () => {
    const { body } = await create({ ...eventJson, ...written });
    const copies = await mutateTrpc(app, "events.duplicate", { id: body.data.id }, { token });
    expect(copies.body.result?.data).toMatchObject([written]);
  });

  it("is the same on all dates of a series, or one date's own", async () => {
    const rule = "FREQ=WEEKLY;BYDAY=SA;COUNT=2";
    const made = await callRest<ChangedSeries>(app, "POST", "/series", {
      token,
      payload: { ...eventJson, ...written, rule },
    });
    const dates = () => db.selectFrom("events").selectAll().orderBy("starts_at").execute();
    expect((await dates()).map(({ door }) => door)).toEqual([written.door, written.door]);
    const [first, second] = await dates();
    await update(first?.id ?? "", { door: "Round the back." });
    const change = { scope: "all", eventId: second?.id, door: "By the river.", minimumAge: 21 };
    await callRest(app, "PUT", `/series/${made.body.data.id}`, { token, payload: change });
    const found = (await dates()).map((row) => [row.door, row.minimum_age, row.series_own_fields]);
    expect(found).toEqual([
      ["Round the back.", 21, ["door"]],
      ["By the river.", 21, []],
    ]);
  });

  it("is exported", async () => {
    const { body } = await create({ ...eventJson, ...written });
    const { payload } = await app.inject({
      url: `/api/admin/events/export?ids=${body.data.id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(payload).toContain(
      "Line-up,Minimum age,Door,Transport,Access,Drinks and food,Seats,Cloakroom,Refunds",
    );
    expect(payload).toContain("16:30 DJ Marguerite | The Remembered,18,");
  });
});
