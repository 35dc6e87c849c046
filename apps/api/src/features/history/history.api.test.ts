import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { insertContactMessage } from "@before-ten/db/queries/contact/contact-messages";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { storePost } from "@before-ten/db/testing/stored-post";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../../testing/calls.ts";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();

let token: string;
let adminId: string;
let id: string;
beforeEach(async () => {
  ({
    token,
    user: { id: adminId },
  } = await signedInAs(deps, "admin", { name: "Ana" }));
  id = await storeEvent(db, { name: "Sunday Disco", price: { amount: "35", currency: "GBP" } });
});

const setPrice = (amount: number, caller: object = { token }) =>
  callRest(app, "PUT", `/events/${id}`, { payload: { ticketPrice: { amount } }, ...caller });

async function changesOf(entityId = id): Promise<HistoryChange[]> {
  const url = `/admin/history?entityId=${entityId}`;
  const { body } = await callRest<HistoryChange[]>(app, "GET", url, { token });
  return body.data;
}

async function priceOf(): Promise<number | undefined> {
  const url = `/events/${id}`;
  const { body } = await callRest<{ ticketPrice: { amount: number } }>(app, "GET", url, { token });
  return body.data.ticketPrice.amount;
}

describe("the history", () => {
  it("names what an id stands for", async () => {
    const messageId = await insertContactMessage(db, {
      name: "Cleo",
      email: "cleo@mail.example",
      subject: "Tickets",
      message: "Are there any left?",
      type: "general",
      at: deps.clock.now(),
    });
    const payload = { assigneeId: adminId };
    const path = `/admin/messages/${messageId}/assignee`;
    expect((await callRest(app, "PATCH", path, { token, payload })).status).toBe(200);
    const [change] = await changesOf(messageId);
    expect(change?.changes).toMatchObject([
      { field: "assignee", beforeName: null, afterName: "Ana" },
    ]);
  });

  it("refuses days that are none", async () => {
    const { status, body } = await callRest(app, "GET", "/admin/history?from=yesterday", { token });
    expect(status).toBe(400);
    expect(body.details?.map(({ path }) => path)).toEqual(["from"]);
  });

  it("has no changes for an unknown id", async () => {
    for (const wrong of ["x", uuidv7()]) {
      const { status, body } = await callRest(app, "GET", `/admin/history/${wrong}`, { token });
      expect([status, body.error]).toEqual([404, messages.notFound]);
    }
  });

  it("shows who changed what, from where, and the previous value", async () => {
    await setPrice(40);
    const [change] = await changesOf();
    expect(change).toMatchObject({
      actor: { kind: "admin", id: adminId, name: "Ana" },
      via: "api",
      entity: { kind: "event", id, title: "Sunday Disco" },
      action: "changed",
      changes: [
        { field: "ticketPrice.amount", label: "Ticket price", before: 35, after: 40, isCut: false },
      ],
    });
    expect(change?.client).toMatch(/^\S{12}$/);
  });

  it("names prices with the currency of their time", async () => {
    await setPrice(40);
    const payload = { ticketPrice: { amount: 40, currency: "AUD" } };
    await callRest(app, "PUT", `/events/${id}`, { token, payload });
    await setPrice(45);
    const names = (await changesOf()).map(({ changes }) =>
      changes
        .filter(({ field }) => field === "ticketPrice.amount")
        .map(({ beforeName, afterName }) => [beforeName, afterName]),
    );
    expect(names).toEqual([[["AUD $40", "AUD $45"]], [], [["GBP £35", "GBP £40"]]]);
  });

  it("names the key by which an integrator did it, and the admin area", async () => {
    const { id: keyId, secret } = await madeKey(deps, { scopes: ["events:write"] });
    await setPrice(40, { token: secret });
    await mutateTrpc(app, "events.setStatus", { id, status: "draft" }, { token });
    expect((await changesOf()).map(({ actor, via }) => [actor.kind, actor.id, via])).toEqual([
      ["admin", adminId, "admin-area"],
      ["key", keyId, "api"],
    ]);
  });

  it("cuts long texts in the list, and has them whole", async () => {
    const postId = await storePost(db);
    const content = "Long ago. ".repeat(100);
    const url = `/admin/blogs/${postId}`;
    await mutateTrpc(app, "posts.update", { id: postId, content }, { token });
    expect(url).toContain(postId);
    const [listed] = await changesOf(postId);
    const inList = listed?.changes.find(({ field }) => field === "content");
    expect(inList?.isCut).toBe(true);
    expect(inList?.after).toBe(`${content.slice(0, 300)}…`);
    const { body } = await queryTrpc<HistoryChange>(
      app,
      "history.get",
      { id: listed?.id },
      { token },
    );
    const whole = body.result?.data.changes.find(({ field }) => field === "content");
    expect(whole).toMatchObject({ after: content.trim(), isCut: false });
  });

  it("ends a day with its last moment", async () => {
    await setPrice(40);
    const today = new Date().toISOString().slice(0, 10);
    const total = async (query: string) => {
      const url = `/admin/history?entityId=${id}&${query}`;
      const { body } = await callRest(app, "GET", url, { token });
      return body.pagination?.total;
    };
    expect(await total(`from=${today}&to=${today}`)).toBe(1);
    expect(await total(`to=${today}T00:00:00Z`)).toBe(0);
    expect(await total("action=deleted")).toBe(0);
    expect(await total(`actorId=${adminId}&actor=admin&kind=event`)).toBe(1);
  });

  it("can be had as a file, which no spreadsheet runs", async () => {
    await callRest(app, "PUT", `/events/${id}`, {
      token,
      payload: { eventName: "=cmd|' /C calc'!A0" },
    });
    const answer = await app.inject({
      url: `/api/admin/history/export?entityId=${id}&format=csv`,
      headers: { authorization: `Bearer ${token}` },
    });
    const url = `/admin/history/export?entityId=${id}`;
    const json = await callRest<HistoryChange[]>(app, "GET", url, { token });
    expect(json.body.data).toEqual(await changesOf());
    expect(answer.headers["content-type"]).toContain("text/csv");
    const [head, ...lines] = answer.body.split("\r\n");
    expect(head).toContain("Time (UTC),Who,Kind,Source,Network,What,Title,Id,Action,Field");
    const line = lines.find((each) => each.includes("Event name"));
    expect(line).toMatch(
      /,Ana,admin,API,\S{12},Event,'=cmd.*,Changed,Event name,Sunday Disco,'=.*,eventName$/,
    );
  });
});

describe("restoring a version", () => {
  it("is refused if there is none", async () => {
    const { status, body } = await callRest(app, "POST", "/admin/history/x/restore", { token });
    expect([status, body.error]).toEqual([404, messages.notFound]);
  });

  it("previews the changes, makes them, and can be undone", async () => {
    await setPrice(40);
    await setPrice(45);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { capacity: 200 } });
    const [, , first] = await changesOf();
    const url = `/admin/history/${first?.id}`;

    const preview = await callRest<{ changes: unknown[] }>(app, "GET", `${url}/version`, { token });
    expect(preview.body.data.changes).toMatchObject([
      { label: "Capacity", before: 200, after: null },
      { label: "Ticket price", before: 45, after: 40, beforeName: "GBP £45", afterName: "GBP £40" },
    ]);
    expect(await priceOf()).toBe(45);

    const restored = await callRest<{ undo: string }>(app, "POST", `${url}/restore`, { token });
    expect(restored.status).toBe(200);
    expect(restored.body.message).toBe(messages.restored);
    expect(await priceOf()).toBe(40);
    const [latest] = await changesOf();
    expect(latest?.changes).toMatchObject([
      { field: "capacity", before: 200, after: null },
      { field: "ticketPrice.amount", before: 45, after: 40 },
    ]);

    const undo = `/admin/history/${restored.body.data.undo}/restore`;
    expect((await callRest(app, "POST", undo, { token })).status).toBe(200);
    expect(await priceOf()).toBe(45);
  });

  it("reaches the state before the first change", async () => {
    await setPrice(40);
    const [first] = await changesOf();
    const url = `/admin/history/${first?.id}/restore`;
    const same = await callRest(app, "POST", url, { token });
    expect([same.status, same.body.error]).toEqual([409, messages.nothingToRestore]);
    const payload = { side: "before" };
    expect((await callRest(app, "POST", url, { token, payload })).status).toBe(200);
    expect(await priceOf()).toBe(35);
  });

  it("takes back a place, days, lists and the start of a sale", async () => {
    const before = await callRest<object>(app, "GET", `/events/${id}`, { token });
    const payload = {
      location: { formatted: "The Barn, Leeds", coordinates: [-1.5, 53.8], city: "Leeds" },
      startDate: "2026-12-12",
      endDate: "2026-12-12",
      musicGenres: ["80s", "Disco"],
      lineUp: [{ time: "16:30", name: "DJ Marguerite" }],
      minimumAge: 18,
      door: "Round the back.",
      availability: "not-yet-on-sale",
      onSaleFrom: "2026-12-06T10:00:00.000Z",
      description: "Another afternoon of old favourites, in a barn.",
    };
    const saved = await callRest(app, "PUT", `/events/${id}`, { token, payload });
    expect(saved.status).toBe(200);
    const restore = async (side: string) => {
      const [change] = (await changesOf()).toReversed();
      const url = `/admin/history/${change?.id}/restore`;
      return callRest(app, "POST", url, { token, payload: { side } });
    };
    expect((await restore("before")).status).toBe(200);
    const after = await callRest<object>(app, "GET", `/events/${id}`, { token });
    const counted = { sequence: 0, version: 0 };
    expect({ ...after.body.data, ...counted }).toEqual({ ...before.body.data, ...counted });
    expect((await restore("after")).status).toBe(200);
    const again = await callRest<object>(app, "GET", `/events/${id}`, { token });
    expect(again.body.data).toMatchObject({
      musicGenres: ["80s", "Disco"],
      lineUp: payload.lineUp,
      minimumAge: 18,
      door: "Round the back.",
      onSaleFrom: "2026-12-06T10:00:00.000Z",
    });
  });

  it("is refused for deleted items, and for kinds without versions", async () => {
    await setPrice(40);
    const [first] = await changesOf();
    await callRest(app, "DELETE", `/events/${id}`, { token });
    const gone = await callRest(app, "POST", `/admin/history/${first?.id}/restore`, { token });
    expect([gone.status, gone.body.error]).toEqual([409, messages.versionGone]);
    const key = { name: "Shop", scopes: ["read"] };
    const made = await callRest<{ id: string }>(app, "POST", "/admin/api-keys", {
      token,
      payload: key,
    });
    const [creation] = await changesOf(made.body.data.id);
    const none = await callRest(app, "POST", `/admin/history/${creation?.id}/restore`, { token });
    expect([none.status, none.body.error]).toEqual([409, messages.notRestorable]);
  });
});

describe("a save that changes one thing", () => {
  it("leaves an event's poster as it is described, until the name in it changes", async () => {
    const poster = await storeImageRow(db);
    const described = { poster_id: poster, poster_alt: "Sunday Disco on a rooftop" };
    await db.updateTable("events").set(described).where("id", "=", id).execute();
    const put = (payload: object) => callRest(app, "PUT", `/events/${id}`, { token, payload });
    await put({ eventName: "Sunday Disco", capacity: 120 });
    const [change] = await changesOf();
    expect(change?.changes.map(({ field }) => field)).toEqual(["capacity"]);
    await put({ eventName: "Monday Disco" });
    const event = await db
      .selectFrom("events")
      .select("poster_alt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(event.poster_alt).toBe("Monday Disco on a rooftop");
  });

  it("leaves a post's image as it is described", async () => {
    const postId = await storePost(db, {
      imageId: await storeImageRow(db),
      imageAlt: "A red tram",
    });
    await callRest(app, "PUT", `/blogs/${postId}`, { token, payload: { author: "Ben" } });
    const [change] = await changesOf(postId);
    expect(change?.changes.map(({ field }) => field)).toEqual(["author"]);
  });
});
