import type { CalendarMonth } from "@before-ten/contracts/calendar/output";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePage } from "@before-ten/db/testing/stored-page";
import { storePost } from "@before-ten/db/testing/stored-post";
import { expect, it } from "vitest";
import { callRest, queryTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();

const { token } = await signedInAs(deps, "admin");
const user = await signedInAs(deps, "user");

async function read(month: string, as = token) {
  return (
    await callRest<CalendarMonth>(app, "GET", `/admin/calendar?month=${month}`, { token: as })
  ).body.data.entries;
}

it("is for admins only", async () => {
  const path = "/admin/calendar?month=2026-12";
  expect((await callRest(app, "GET", path)).status).toBe(401);
  expect((await callRest(app, "GET", path, { token: user.token })).status).toBe(403);
});

it.each(["2026-13", "december", ""])("refuses the month %j", async (month) => {
  const { status, body } = await queryTrpc(app, "calendar.month", { month }, { token });
  expect(status).toBe(400);
  expect(body.error?.message).toBe("Please enter a month (e.g., 2026-12)");
});

it("has each thing on its day where it happens, by day and time", async () => {
  const [event, post] = [await storeEvent(db, { status: "draft" }), await storePost(db)];
  await db
    .updateTable("events")
    .set({ publish_at: new Date("2026-11-30T23:30:00Z"), time_zone: "Europe/London" })
    .where("id", "=", event)
    .execute();
  // Midnight has passed in Melbourne.
  await db
    .updateTable("blog_posts")
    .set({ take_down_at: new Date("2026-11-30T23:30:00Z") })
    .where("id", "=", post)
    .execute();
  const page = await storePage(db, { status: "draft" });
  await db
    .updateTable("pages")
    .set({ publish_at: new Date("2026-12-01T08:00:00Z") })
    .where("id", "=", page)
    .execute();
  const campaign = await storeCampaign(db, { status: "scheduled" });
  await db
    .updateTable("campaigns")
    .set({ timing: "instant", scheduled_at: new Date("2026-12-24T01:00:00Z") })
    .where("id", "=", campaign)
    .execute();

  expect(await read("2026-11")).toMatchObject([
    { day: "2026-11-30", time: "23:30", timeZone: "Europe/London", kind: "event-publication" },
  ]);
  expect(await read("2026-12")).toMatchObject([
    {
      day: "2026-12-01",
      time: "10:30",
      timeZone: "Australia/Melbourne",
      kind: "post-take-down",
      id: post,
    },
    { day: "2026-12-01", time: "19:00", kind: "page-publication", id: page, status: "draft" },
    {
      day: "2026-12-05",
      kind: "event",
      id: event,
      status: "draft",
      country: "UK",
      disruption: null,
    },
    { day: "2026-12-24", time: "12:00", kind: "campaign", id: campaign },
  ]);
  expect(await read("2027-01")).toEqual([]);
});

it("says what changed of an event", async () => {
  const id = await storeEvent(db, { startDay: "2027-02-06" });
  const location = "The Yard, London N1 9AL, UK";
  const payload = { disruption: { kind: "moved", reason: "The hall's heating broke.", location } };
  const moved = await callRest(app, "PUT", `/admin/events/${id}/disruption`, { token, payload });
  expect(moved.status).toBe(200);
  expect(await read("2027-02")).toMatchObject([{ id, disruption: "moved", changes: ["place"] }]);
});

it("hides campaigns from callers who may not read them", async () => {
  const editor = await signedInAs(deps, "admin");
  await db
    .updateTable("users")
    .set({ admin_role: "editor" })
    .where("id", "=", editor.user.id)
    .execute();
  const kinds = (await read("2026-12", editor.token)).map(({ kind }) => kind);
  expect(kinds).toContain("event");
  expect(kinds).not.toContain("campaign");
});
