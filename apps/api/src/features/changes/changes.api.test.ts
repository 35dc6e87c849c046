import { changeMessages } from "@before-ten/contracts/changes/messages";
import type { Change } from "@before-ten/contracts/changes/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storePost } from "@before-ten/db/testing/stored-post";
import { storeSubscriber } from "@before-ten/db/testing/stored-subscriber";
import { expect, it } from "vitest";
import { madeKey } from "../../testing/accounts/made-key.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { callRest } from "../../testing/calls.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp();
const siteUrl = await app.listen({ host: "127.0.0.1", port: 0 });
const { token: owner } = await signedInAs(deps, "admin");

async function ask(query: string, token = owner) {
  const { status, text, body } = await callRest<Change[]>(app, "GET", `/changes?${query}`, {
    token,
  });
  const next = Number(/"next":(\d+)/.exec(text)?.[1]);
  return { status, error: body.error, changes: body.data ?? [], next };
}

const now = async () => (await ask("since=now")).next;

it("answers changes after a position, a page at a time, and where to go on", async () => {
  const since = await now();
  const id = await storeEvent(db);
  await storePost(db);
  await db.updateTable("events").set({ event_name: "New" }).where("id", "=", id).execute();
  const first = await ask(`since=${since}&limit=2`);
  expect(first.changes.map(({ kind, action }) => `${kind} ${action}`)).toEqual([
    "event created",
    "post created",
  ]);
  expect(first.changes[0]).toMatchObject({
    position: since + 1,
    entityId: id,
    url: `https://club.example/api/events/${id}`,
  });
  const second = await ask(`since=${first.next}&limit=2`);
  expect(second.changes.map(({ action }) => action)).toEqual(["updated"]);
  expect((await ask(`since=${second.next}`)).changes).toEqual([]);
});

it("skips other kinds, and what was skipped isn't read again", async () => {
  const since = await now();
  await storeEvent(db);
  const { changes, next } = await ask(`since=${since}&kinds=post,series`);
  expect(changes).toEqual([]);
  expect(next).toBe(since + 1);
});

it("each caller finds what they may read", async () => {
  const since = await now();
  await storeEvent(db, { place: "Fabric, London" });
  await storeEvent(db, { place: "Canal Mills, Leeds" });
  await storeSubscriber(db, { email: "sam@mail.example" });
  const kinds = async (token: string) =>
    (await ask(`since=${since}`, token)).changes.map(({ kind }) => kind).toSorted();
  const reader = await madeKey(deps, { scopes: ["read"] });
  expect(await kinds(reader.secret)).toEqual(["event", "event"]);
  const crm = await madeKey(deps, { scopes: ["read", "subscribers:write"] });
  expect(await kinds(crm.secret)).toEqual(["event", "event", "subscriber"]);
  const reach = { countries: [], cities: [{ country: "UK", city: "London" }], series: [] };
  const london = await madeKey(deps, { scopes: ["read"], reach });
  expect(await kinds(london.secret)).toEqual(["event"]);
  const refused = await ask(`since=${since}&kinds=subscriber`, reader.secret);
  expect(refused).toMatchObject({ status: 403, error: changeMessages.forbidden });
});

it("asks to start again after a position that isn't there any more, or not yet", async () => {
  const since = await now();
  const ahead = await ask(`since=${since + 1}`);
  expect(ahead).toMatchObject({ status: 409, error: changeMessages.gone });
  await storeEvent(db);
  await now();
  await db.deleteFrom("changes").where("position", "<=", since).execute();
  expect((await ask(`since=${since}`)).status).toBe(200);
  expect((await ask(`since=${since - 1}`)).status).toBe(409);
});

it("waits for a change", async () => {
  const since = await now();
  const waiting = ask(`since=${since}&wait=20`);
  const began = performance.now();
  await storeEvent(db);
  expect((await waiting).changes).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect((await ask(`since=${since + 1}&wait=1`)).changes).toEqual([]);
});

it("lets four calls of a caller wait at once", async () => {
  const since = await now();
  const { secret } = await madeKey(deps, { scopes: ["read"] });
  const waiting = Array.from({ length: 5 }, () => ask(`since=${since}&wait=2`, secret));
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 503]);
  expect((await ask(`since=${since}&wait=1`, secret)).status).toBe(200);
});

it("streams nothing to visitors, and not without a position", async () => {
  const stream = "/changes/stream";
  expect((await callRest(app, "GET", `${stream}?since=0`)).status).toBe(401);
  expect((await callRest(app, "GET", stream, { token: owner })).status).toBe(400);
});

it("streams changes, and goes on after the last one that was received", async () => {
  const since = await now();
  await storeEvent(db);

  async function follow(lastId: number, untilEvents: number): Promise<Change[]> {
    const headers = { authorization: `Bearer ${owner}`, "last-event-id": String(lastId) };
    const { body, status } = await fetch(`${siteUrl}/api/changes/stream`, { headers });
    expect(status).toBe(200);
    let text = "";
    const events = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => json ?? "");
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (events().length >= untilEvents) break;
    }
    return events().map((json): Change => JSON.parse(json));
  }

  const following = follow(since, 2);
  await storePost(db);
  const changes = await following;
  expect(changes.map(({ kind, position }) => [kind, position])).toEqual([
    ["event", since + 1],
    ["post", since + 2],
  ]);
  expect(await follow(since + 1, 1)).toEqual(changes.slice(1));
});
