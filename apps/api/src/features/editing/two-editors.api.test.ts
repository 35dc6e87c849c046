import { editingMessages } from "@before-ten/contracts/editing/messages";
import { storeCampaign } from "@before-ten/db/testing/stored-campaign";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { storePost } from "@before-ten/db/testing/stored-post";
import { beforeEach, describe, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin");

beforeEach(async () => {
  await db.deleteFrom("all_events").execute();
});

interface Thing {
  id: string;
  version: number;
  [field: string]: unknown;
}

interface Kind {
  name: string;
  path: string;
  /** The path where admins read it; without it, the path where it is changed. */
  readPath?: string;
  procedure: string;
  store: () => Promise<string>;
  one: [field: string, value: string];
  other: [field: string, value: unknown];
}

const imageId = await storeImageRow(db);

const kinds: Kind[] = [
  {
    name: "an event",
    path: "/events",
    procedure: "events.update",
    store: () => storeEvent(db),
    one: ["eventName", "Ana's Disco"],
    other: ["description", "Ben says that it starts at four."],
  },
  {
    // The first one creates the album.
    name: "an album",
    path: "/albums",
    readPath: "/admin/albums",
    procedure: "albums.update",
    store: () => storeEvent(db),
    one: ["consentNote", "Ana asked everybody."],
    other: ["images", [{ imageId, caption: "The last song", alt: "" }]],
  },
  {
    name: "a post",
    path: "/blogs",
    procedure: "posts.update",
    store: () => storePost(db),
    one: ["title", "Ana's title, long enough"],
    other: ["author", "Ben"],
  },
  {
    name: "a campaign",
    path: "/newsletter/campaigns",
    procedure: "campaigns.update",
    store: () => storeCampaign(db),
    one: ["subject", "Ana's subject"],
    other: ["previewText", "Ben's preview"],
  },
];

describe.each(kinds)("two admins who edit $name", (kind) => {
  const { path, readPath = path, procedure, store, one, other } = kind;
  const read = async (id: string) => {
    const answer = await callRest<Thing>(app, "GET", `${readPath}/${id}`, { token });
    return { ...answer.body.data, tag: String(answer.headers.etag) };
  };
  const put = (id: string, [field, value]: readonly [string, unknown], ifMatch: string) =>
    callRest<Thing>(app, "PUT", `${path}/${id}`, {
      token,
      payload: { [field]: value },
      headers: { "if-match": ifMatch },
    });
  const mutate = (id: string, fields: object, baseVersion: number) =>
    mutateTrpc(app, procedure, { id, baseVersion, ...fields }, { token });

  it("both keep their changes, and the later one is informed", async () => {
    const id = await store();
    const { tag } = await read(id);
    expect((await put(id, one, tag)).body).toMatchObject({ meanwhile: [] });
    const second = await put(id, other, tag);
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      data: { [one[0]]: one[1], [other[0]]: other[1] },
      meanwhile: [{ field: one[0], by: "Ana", at: expect.any(String) }],
    });
  });

  it("the same field is refused to the later one, over both APIs, and nothing is lost", async () => {
    const id = await store();
    const { tag, version } = await read(id);
    await put(id, one, tag);
    const mine = [one[0], "Written by another admin, later"] as const;
    const refused = await put(id, mine, tag);
    expect(refused.status).toBe(412);
    expect(refused.body).toMatchObject({
      success: false,
      error: editingMessages.changedMeanwhile,
      details: [{ path: one[0], message: expect.stringMatching(/^Changed by Ana at 20/) }],
    });
    const trpc = await mutate(id, { [mine[0]]: mine[1] }, version);
    expect(trpc.body.error?.data).toMatchObject({ httpStatus: 412, code: "PRECONDITION_FAILED" });
    expect(await read(id)).toMatchObject({ [one[0]]: one[1] });
    // After reading it again, the change can be made.
    expect((await put(id, mine, (await read(id)).tag)).status).toBe(200);
  });

  it("the same value, or a repeated request, isn't a conflict", async () => {
    const id = await store();
    const { tag } = await read(id);
    await put(id, one, tag);
    expect((await put(id, one, tag)).status).toBe(200);
  });

  it("a write without a version overwrites, as before", async () => {
    const id = await store();
    const { tag } = await read(id);
    await put(id, one, tag);
    expect((await put(id, [one[0], "Overwritten by the last"], "*")).status).toBe(200);
  });

  it.each(['"0-x"', '"99-x"', '"x"', "3"])("a tag of nothing, %s, is a 412", async (tag) => {
    const id = await store();
    const { status, body } = await put(id, one, tag);
    expect(status).toBe(412);
    expect(body.error).toBe(editingMessages.unknownVersion);
  });

  it("ten at once: one value is stored, nine get the conflict", async () => {
    const id = await store();
    const { tag } = await read(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => put(id, [one[0], `The value of number ${at}`], tag)),
    );
    expect(answers.map(({ status }) => status).toSorted((lower, higher) => lower - higher)).toEqual(
      [200, ...Array.from({ length: 9 }, () => 412)],
    );
  });
});

it("an album's images are one field, including their order", async () => {
  const id = await storeEvent(db);
  const [first, second] = [{ imageId }, { imageId: await storeImageRow(db) }];
  const send = (images: object[], baseVersion: number) =>
    mutateTrpc(app, "albums.update", { id, baseVersion, images }, { token });
  expect((await send([first, second], 1)).status).toBe(200);
  expect((await send([second, first], 2)).status).toBe(200);
  const { status, body } = await send([{ ...first, caption: "The last song" }, second], 2);
  expect(status).toBe(412);
  expect(body.error?.data).toMatchObject({ details: [{ path: "images" }] });
});

describe("an event's version", () => {
  const versionOf = async (id: string) => {
    const { version } = await db
      .selectFrom("events")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return version;
  };

  it("grows with a change, and not with a save that changes nothing", async () => {
    const id = await storeEvent(db);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { capacity: 120 } });
    expect(await versionOf(id)).toBe(2);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { capacity: 120 } });
    expect(await versionOf(id)).toBe(2);
    await callRest(app, "POST", `/events/${id}/view`);
    expect(await versionOf(id)).toBe(2);
  });

  it("can't be set", async () => {
    const id = await storeEvent(db);
    const payload = { version: 40, field_versions: {}, baseVersion: 7 };
    const { status } = await callRest(app, "PUT", `/events/${id}`, { token, payload });
    expect(status).toBe(200);
    expect(await versionOf(id)).toBe(1);
  });

  it('includes derived changes: "no limit" removes the capacity', async () => {
    const id = await storeEvent(db);
    await callRest(app, "PUT", `/events/${id}`, { token, payload: { capacity: 120 } });
    const input = { id, baseVersion: 1, unlimitedCapacity: true };
    const { body } = await mutateTrpc(app, "events.update", input, { token });
    expect(body.error?.data).toMatchObject({ details: [{ path: "capacity" }] });
  });

  it("holds for the status alone, too", async () => {
    const id = await storeEvent(db);
    const setStatus = (status: string, version: number) =>
      callRest(app, "PATCH", `/admin/events/${id}/status`, {
        token,
        payload: { status },
        headers: { "if-match": `"${version}-x"` },
      });
    expect((await setStatus("draft", 1)).status).toBe(200);
    expect((await setStatus("published", 1)).status).toBe(412);
    expect((await setStatus("published", 2)).status).toBe(200);
  });

  it("an answer that nothing changed in is a 304", async () => {
    const id = await storeEvent(db);
    const first = await callRest(app, "GET", `/events/${id}`, { token });
    const headers = {
      authorization: `Bearer ${token}`,
      "if-none-match": String(first.headers.etag),
    };
    const again = await app.inject({ method: "GET", url: `/api/events/${id}`, headers });
    expect(again.statusCode).toBe(304);
  });
});

it("a post's structure is its content, also where the words stay the same", async () => {
  const id = await storePost(db);
  const words = "We stayed at home and read a long book, cover to cover, and it was good.";
  const send = (html: string) =>
    mutateTrpc(app, "posts.update", { id, baseVersion: 1, html }, { token });
  expect((await send(`<p><strong>${words}</strong></p>`)).status).toBe(200);
  const { status, body } = await send(`<p><em>${words}</em></p>`);
  expect(status).toBe(412);
  expect(body.error?.data).toMatchObject({ details: [{ path: "content" }] });
});

it("saving what another admin has deleted says that it is gone", async () => {
  const id = await storeEvent(db);
  await callRest(app, "DELETE", `/events/${id}`, { token });
  const input = { id, baseVersion: 1, eventName: "Too late for this" };
  const { status, body } = await mutateTrpc(app, "events.update", input, { token });
  expect(status).toBe(404);
  expect(body.error?.message).toBe("Event not found");
});
