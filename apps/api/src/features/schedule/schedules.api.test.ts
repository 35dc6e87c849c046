import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { describe, expect, it } from "vitest";
import { callRest } from "../../testing/calls.ts";
import { eventJson } from "../../testing/event-forms.ts";
import { postJson } from "../../testing/post-forms.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });

const { token } = await signedInAs(deps, "admin");

interface Scheduled {
  id: string;
  status: string;
  publishAt: string | null;
  takeDownAt: string | null;
}

/** The clock shows 12:00 UTC on 4 December 2026. */
const soon = "2026-12-04T13:00:00.000Z";
const later = "2026-12-05T13:00:00.000Z";

describe.each([
  {
    kind: "an event",
    path: "/events",
    json: { ...eventJson, country: "CA", timeZone: "America/Toronto" },
    store: (status: "draft" | "published") => storeEvent(db, { status }),
    statusPath: (id: string) => `/admin/events/${id}/status`,
    // Nine in Toronto.
    nine: "2026-12-05T14:00:00.000Z",
  },
  {
    kind: "a post",
    path: "/blogs",
    json: postJson,
    store: (status: "draft" | "published") => storePost(db, { status }),
    statusPath: (id: string) => `/blogs/${id}/status`,
    // Nine in Melbourne.
    nine: "2026-12-04T22:00:00.000Z",
  },
])("$kind", ({ path, json, store, statusPath, nine }) => {
  const create = (sent: object) =>
    callRest<Scheduled>(app, "POST", path, {
      payload: { ...json, status: "draft", ...sent },
      token,
    });
  const update = (id: string, payload: object) =>
    callRest<Scheduled>(app, "PUT", `${path}/${id}`, { payload, token });

  it("takes an instant, or the local time, and shows neither to visitors", async () => {
    const { status, body } = await create({ publishAt: soon, takeDownAt: "2026-12-05T09:00" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: "draft", publishAt: soon, takeDownAt: nine });
    const { id } = body.data;
    await callRest(app, "PATCH", statusPath(id), { payload: { status: "published" }, token });
    const { text } = await callRest(app, "GET", `${path}/${id}`);
    expect(text).toContain(id);
    expect(text).not.toContain(nine);
  });

  it.each([
    [
      { publishAt: "2026-12-04T12:00:00.000Z" },
      "publishAt",
      "This time has passed. Choose a later one, or publish it now.",
    ],
    [
      { takeDownAt: "2026-12-04T11:00:00.000Z" },
      "takeDownAt",
      "This time has passed. Choose a later one, or make it a draft now.",
    ],
    [
      { publishAt: later, takeDownAt: soon },
      "takeDownAt",
      "The take-down time has to be after the publish time",
    ],
    [
      { publishAt: soon, status: "published" },
      "publishAt",
      "It's already on the site. Make it a draft to publish it later.",
    ],
    [{ publishAt: "soon" }, "publishAt", "Please enter a valid day and time"],
  ])("refuses %j", async (sent, field, message) => {
    for (const { status, body } of [await create(sent), await update(await store("draft"), sent)]) {
      expect(status).toBe(400);
      expect(body.details).toEqual([{ path: field, message }]);
    }
  });

  it("keeps a schedule that isn't sent, and drops it for null", async () => {
    const id = await store("draft");
    await update(id, { publishAt: soon, takeDownAt: later });
    const unchanged = await update(id, { featured: true });
    expect(unchanged.body.data).toMatchObject({ publishAt: soon, takeDownAt: later });
    const dropped = await update(id, { publishAt: null });
    expect(dropped.body.data).toMatchObject({ publishAt: null, takeDownAt: later });
  });

  it("does nothing that was already done by hand", async () => {
    const id = await store("draft");
    await update(id, { publishAt: soon, takeDownAt: later });
    const set = (status: string) =>
      callRest<Scheduled>(app, "PATCH", statusPath(id), { payload: { status }, token });
    expect((await set("published")).body.data).toMatchObject({
      publishAt: null,
      takeDownAt: later,
    });
    expect((await set("draft")).body.data).toMatchObject({ publishAt: null, takeDownAt: null });
  });

  it("is listed as scheduled", async () => {
    const id = await store("draft");
    await store("draft");
    await update(id, { takeDownAt: later, publishAt: soon });
    const list = path === "/blogs" ? "/blogs/admin/all" : "/admin/events";
    const found = await callRest<Scheduled[]>(app, "GET", `${list}?scheduled=true&limit=100`, {
      token,
    });
    expect(found.body.data.map((each) => each.id)).toContain(id);
    expect(found.body.data.every((each) => each.publishAt ?? each.takeDownAt)).toBe(true);
  });
});
