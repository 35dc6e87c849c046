import { eventFormMessages } from "@before-ten/contracts/events/admin-messages";
import { venueMessages as messages } from "@before-ten/contracts/venues/messages";
import type {
  AdminVenue,
  AdminVenueSummary,
  PublicVenue,
  VenuePage,
} from "@before-ten/contracts/venues/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { storeImageRow } from "@before-ten/db/testing/stored-image";
import { beforeEach, expect, it } from "vitest";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";

const { app, db, deps } = await openTestApp({ rateLimitFactor: 1_000 });
const { token } = await signedInAs(deps, "admin", { adminRole: "editor" });

const yard = {
  name: "Paper Mill Yard",
  country: "UK",
  location: { formatted: "White Post Lane, London", city: "London", coordinates: [-0.02, 51.54] },
  capacity: "300",
  transport: "Overground to Hackney Wick.\nThe last train leaves at 00:12.",
};

beforeEach(async () => {
  await db.deleteFrom("all_venues").execute();
});

async function create(payload: object = {}): Promise<AdminVenue> {
  const answer = await callRest<AdminVenue>(app, "POST", "/venues", {
    token,
    payload: { ...yard, ...payload },
  });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.data;
}

const read = (key: string) => callRest<VenuePage>(app, "GET", `/venues/${key}`);

const change = (id: string, payload: object) =>
  callRest<AdminVenue>(app, "PUT", `/venues/${id}`, { token, payload });

it("is read by its slug and its id, with what it says and what it doesn't", async () => {
  const { id } = await create();
  for (const key of [id, "paper-mill-yard"]) {
    const { status, body } = await read(key);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...yard, slug: "paper-mill-yard", capacity: 300, bar: null });
  }
});

it("a draft, and one in the trash, is none for visitors", async () => {
  const { id, slug } = await create({ status: "draft" });
  expect((await read(slug)).status).toBe(404);
  expect((await change(id, { status: "published" })).status).toBe(200);
  expect((await read(slug)).status).toBe(200);
  await callRest(app, "DELETE", `/venues/${id}`, { token });
  for (const key of [id, slug, "nowhere"]) {
    const { status, body } = await read(key);
    expect([status, body.error]).toEqual([404, messages.notFound]);
  }
});

it("keeps its address, also from a namesake and while it is in the trash", async () => {
  const { id } = await create();
  const renamed = await change(id, { name: "The Mill" });
  expect(renamed.body.data).toMatchObject({ name: "The Mill", slug: "paper-mill-yard" });
  await callRest(app, "DELETE", `/venues/${id}`, { token });
  expect((await create()).slug).toBe("paper-mill-yard-2");
  expect((await create({ name: "!!!" })).slug).toBe("venue");
});

it("fields that aren't sent stay, and emptied ones are gone", async () => {
  const { id } = await create({ bar: "Full bar." });
  const { body } = await change(id, { transport: "", capacity: "" });
  expect(body.data).toMatchObject({ bar: "Full bar.", transport: null, capacity: null });
});

it("shows its parties, the soonest first, in its feed as well, and none of its drafts", async () => {
  const { id: venue_id } = await create();
  const store = async (name: string, event: Parameters<typeof storeEvent>[1] = {}) => {
    const id = await storeEvent(db, { name, ...event });
    await db.updateTable("events").set({ venue_id }).where("id", "=", id).execute();
  };
  await store("Second", { startDay: "2026-12-12" });
  await store("First", { startDay: "2026-12-05" });
  await store("Past", { startDay: "2026-10-03" });
  await store("Draft", { status: "draft" });
  await storeEvent(db, { name: "Elsewhere" });
  const { upcoming, past } = (await read("paper-mill-yard")).body.data;
  const names = (events: typeof past) => events.map(({ eventName }) => eventName);
  expect([names(upcoming), names(past)]).toEqual([["First", "Second"], ["Past"]]);
  const { body } = await app.inject("/venues/paper-mill-yard.ics");
  expect(body.match(/(?<=SUMMARY:)\w+/g)).toEqual(["First", "Second", "Past"]);
  expect((await app.inject("/venues/nowhere.rss")).statusCode).toBe(404);
});

it("is listed for visitors with its photos, without drafts", async () => {
  const imageId = await storeImageRow(db);
  await create({ photos: [{ imageId, alt: "The yard" }] });
  await create({ name: "Bobbin Works" });
  await create({ name: "Draft", status: "draft" });
  const { body } = await callRest<PublicVenue[]>(app, "GET", "/venues?limit=5");
  expect(body.data).toMatchObject([
    { name: "Bobbin Works", photos: [] },
    { name: "Paper Mill Yard", photos: [{ alt: "The yard" }] },
  ]);
  expect((await app.inject("/sitemap.xml")).body.match(/venues\/[\w-]+/g)).toEqual([
    "venues/paper-mill-yard",
    "venues/bobbin-works",
  ]);
});

it("shows images of the library in their order, and each only once", async () => {
  const [first, second] = [await storeImageRow(db), await storeImageRow(db)];
  const photos = [{ imageId: second, alt: "The yard" }, { imageId: first }];
  const { id, slug } = await create({ photos });
  expect((await read(slug)).body.data.photos).toMatchObject([{ alt: "The yard" }, { alt: "" }]);
  const used = await callRest<{ uses: object[] }>(app, "GET", `/images/${second}`, { token });
  expect(used.body.data.uses).toMatchObject([{ kind: "venue", id, title: "Paper Mill Yard" }]);

  const twice = await change(id, { photos: [photos[0], photos[0]] });
  expect(twice.body.details).toEqual([{ path: "photos", message: messages.imageTwice }]);
  const unknown = await change(id, { photos: [{ imageId: "f".repeat(64) }] });
  expect(unknown.body.details).toEqual([{ path: "photos", message: messages.imageUnknown }]);
});

it("names the city of a typed place, too", async () => {
  await create({ name: "Bobbin Works", location: "Ancoats, Manchester" });
  await create({ name: "Somewhere", location: "To be told" });
  await create();
  const { body } = await callRest<PublicVenue[]>(app, "GET", "/venues");
  expect(body.data.map(({ city }) => city)).toEqual(["Manchester", "London", null]);
});

it("is found by its name or place, and listed by name", async () => {
  await create();
  await create({ name: "Bobbin Works", location: "Ancoats, Manchester" });
  const list = async (search: string) =>
    (
      await callRest<AdminVenueSummary[]>(app, "GET", `/admin/venues?search=${search}`, { token })
    ).body.data.map(({ name }) => name);
  expect(await list("")).toEqual(["Bobbin Works", "Paper Mill Yard"]);
  expect(await list("manchester")).toEqual(["Bobbin Works"]);
});

it("is listed with its capacity and its next party", async () => {
  const { id } = await create();
  await create({ name: "Bobbin Works", location: "Ancoats, Manchester", capacity: "" });
  const day = (days: number) =>
    new Date(deps.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const store = async (name: string, startDay: string, status: "draft" | "active" = "active") => {
    const event = await storeEvent(db, { name, startDay, status });
    await db.updateTable("events").set({ venue_id: id }).where("id", "=", event).execute();
    return event;
  };
  await store("Was", day(-9));
  await store("Secret", day(3), "draft");
  const next = await store("Next", day(9));
  await store("Later", day(20));
  const { body } = await callRest<AdminVenueSummary[]>(app, "GET", "/admin/venues", { token });
  expect(body.data).toMatchObject([
    { name: "Bobbin Works", capacity: null, nextParty: null },
    {
      name: "Paper Mill Yard",
      capacity: 300,
      nextParty: { id: next, eventName: "Next", startDate: `${day(9)}T00:00:00.000Z` },
    },
  ]);
});

it("refuses what no page could show, a sentence a field", async () => {
  const { status, body } = await callRest(app, "POST", "/venues", {
    token,
    payload: { name: " ", country: "XX", location: "", capacity: 0, bar: "x".repeat(1_001) },
  });
  expect(status).toBe(400);
  expect(
    Object.fromEntries((body.details ?? []).map(({ path, message }) => [path, message])),
  ).toMatchObject({
    name: messages.nameRequired,
    capacity: messages.capacityInvalid,
    bar: messages.noteTooLong,
    location: eventFormMessages.locationRequired,
  });
});

it("two admins' changes of different fields are both kept, and of one field refused", async () => {
  const { id, version } = await create();
  await change(id, { bar: "Beer." });
  const update = (input: object) =>
    mutateTrpc<AdminVenue>(app, "venues.update", { id, baseVersion: version, ...input }, { token });
  const other = await update({ seats: "None." });
  expect(other.body.result?.data).toMatchObject({ bar: "Beer.", meanwhile: [{ field: "bar" }] });
  expect((await update({ bar: "Wine." })).status).toBe(412);
});
