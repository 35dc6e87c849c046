import { randomUUID } from "node:crypto";
import type { DoorEntry } from "@before-ten/contracts/door/input";
import { doorMessages as messages } from "@before-ten/contracts/door/messages";
import type { Door, DoorParty, DoorState, ListedDoor } from "@before-ten/contracts/door/output";
import { storeEvent } from "@before-ten/db/testing/stored-event";
import { beforeEach, describe, expect, it } from "vitest";
import { sweep } from "../../registry/hourly-sweep.ts";
import { callRest } from "../../testing/calls.ts";
import { signedInAs } from "../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../testing/test-app.ts";

const { db, app, deps, clock } = await openTestApp({ rateLimitFactor: 1_000 });
let token = "";
const signIn = async () => {
  ({ token } = await signedInAs(deps, "admin", { adminRole: "door" }));
};

const before = "2026-12-05T12:00:00.000Z";
const during = "2026-12-05T17:00:00.000Z";
let id = "";

beforeEach(async () => {
  clock.set(before);
  await signIn();
  await db.deleteFrom("all_events").execute();
  id = await storeEvent(db, { name: "Sunday Disco", startDay: "2026-12-05" });
});

function entry(change: Partial<DoorEntry> = {}): DoorEntry {
  return {
    id: randomUUID(),
    kind: "in",
    door: "Main door",
    guestId: null,
    pressedAt: during,
    undone: false,
    ...change,
  };
}

async function sync(entries: readonly DoorEntry[]) {
  const path = `/admin/events/${id}/door/entries`;
  const { body, status } = await callRest<DoorState>(app, "POST", path, {
    token,
    payload: { entries },
  });
  expect(status).toBe(200);
  return body.data;
}

const addGuests = (text: string) =>
  callRest<{ added: number; door: Door }>(app, "POST", `/admin/events/${id}/door/guests`, {
    token,
    payload: { text },
  });

const readDoor = async () =>
  (await callRest<Door>(app, "GET", `/admin/events/${id}/door`, { token })).body.data;

describe("the clicker", () => {
  it("counts by door, and an entry that is sent twice once", async () => {
    const first = entry();
    await sync([first, first, entry({ door: "Garden" })]);
    const state = await sync([first, entry({ kind: "out" })]);
    expect(state.doors).toEqual([
      { door: "Garden", ins: 1, outs: 0 },
      { door: "Main door", ins: 1, outs: 1 },
    ]);
  });

  it("doesn't count what was taken back, in whichever order it arrives", async () => {
    const late = entry();
    const early = entry();
    const together = entry();
    await sync([early]);
    await sync([
      { ...late, undone: true },
      { ...early, undone: true },
    ]);
    const state = await sync([late, early, { ...together, undone: true }, together]);
    expect(state.doors).toEqual([]);
  });

  it("isn't changed by an entry of another party", async () => {
    const mine = entry();
    await sync([mine]);
    const mineId = id;
    id = await storeEvent(db, { name: "Another" });
    await sync([{ ...mine, undone: true }]);
    id = mineId;
    expect((await sync([])).doors).toEqual([{ door: "Main door", ins: 1, outs: 0 }]);
  });

  it("adds up exactly: three phones, 2,000 presses, a wrong clock, lost answers and kills", async () => {
    let seed = 11;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const phones = [
      { door: "Main door", clock: "2026-12-05T17:00:00.000Z" },
      { door: "Main door", clock: "1970-01-01T00:00:00.000Z" },
      { door: "Garden", clock: "2031-06-01T00:00:00.000+11:00" },
    ].map((phone) => ({ ...phone, waiting: new Map<string, DoorEntry>() }));
    const expected = new Map<string, { ins: number; outs: number }>();
    for (let press = 0; press < 2_000; press += 1) {
      const phone = phones[Math.floor(random() * phones.length)];
      if (phone === undefined) throw new Error("No phone");
      const kind = random() < 0.7 ? "in" : "out";
      const undone = random() < 0.05;
      const made = entry({ kind, door: phone.door, pressedAt: phone.clock, undone });
      phone.waiting.set(made.id, made);
      if (!undone) {
        const counts = expected.get(phone.door) ?? { ins: 0, outs: 0 };
        counts[kind === "in" ? "ins" : "outs"] += 1;
        expected.set(phone.door, counts);
      }
      if (random() < 0.1) {
        // A kill before the server has it, one after it, or the answer arrives.
        const fate = random();
        const sent = [...phone.waiting.values()].slice(0, 500);
        if (fate > 0.3) await Promise.all([sync(sent), ...(fate > 0.8 ? [sync(sent)] : [])]);
        if (fate > 0.6) for (const each of sent) phone.waiting.delete(each.id);
      }
    }
    await Promise.all(
      phones.map(async ({ waiting }) => {
        const left = [...waiting.values()];
        for (let at = 0; at < left.length; at += 500) await sync(left.slice(at, at + 500));
      }),
    );
    const { doors } = await sync([]);
    expect(new Map(doors.map(({ door, ins, outs }) => [door, { ins, outs }]))).toEqual(expected);
  }, 60_000);

  it("becomes the party's attendance, once it has begun", async () => {
    await sync([entry(), entry(), entry({ kind: "out" })]);
    const path = `/admin/events/${id}/door/attendance`;
    const early = await callRest(app, "POST", path, { token });
    expect(early.body).toMatchObject({ error: messages.notBegun });
    clock.set(during);
    const { body } = await callRest<DoorState>(app, "POST", path, { token });
    expect(body.data.attendance).toBe(2);
    const { body: event } = await callRest(app, "GET", `/events/${id}`);
    expect(event).toMatchObject({ data: { registrations: 2 } });
  });
});

describe("the guest list", () => {
  const list = [
    "Order,First Name,Last Name,Email,Ticket Type,Quantity",
    "1042,Ana,Silva,ana@mail.example,Early bird,2",
    '1043,"O\'Neil, ",Zoë,zoe@mail.example,Early bird,',
    "1042,Ana,Silva,ana@mail.example,Early bird,1",
    ",,,,Total,3",
  ].join("\r\n");

  const thousands = Array.from({ length: 3_001 }, (_, at) => `Guest ${at}`).join("\n");

  it("reads a seller's export, without addresses", async () => {
    const { body } = await addGuests(list);
    expect(body.data.added).toBe(2);
    expect(body.data.door.guests).toEqual([
      {
        id: expect.any(String),
        name: "Ana Silva",
        ticket: "Early bird",
        reference: "1042",
        admits: 3,
      },
      {
        id: expect.any(String),
        name: "O'Neil, Zoë",
        ticket: "Early bird",
        reference: "1043",
        admits: 1,
      },
    ]);
    expect(JSON.stringify(await readDoor())).not.toContain("@");
  });

  it("keeps who is on it when it is sent again, with who has arrived", async () => {
    const { body } = await addGuests("Name;Order\nAna;1\nBen;2");
    const [ana] = body.data.door.guests;
    const arrived = entry({ kind: "arrived", guestId: ana?.id ?? null });
    await sync([arrived]);
    const again = await addGuests("Name;Order\nAna;1\nCleo;3");
    expect(again.body.data).toMatchObject({ added: 1 });
    const { arrivals, doors } = await sync([]);
    expect(arrivals).toEqual([
      { id: arrived.id, guestId: ana?.id, door: "Main door", pressedAt: during },
    ]);
    expect(doors).toEqual([{ door: "Main door", ins: 0, outs: 0 }]);
    expect((await sync([{ ...arrived, undone: true }])).arrivals).toEqual([]);
  });

  it.each([
    ["no text", "", messages.listRequired],
    ["no names", "Order,Email\n1,ana@mail.example", messages.noNames],
    ["only a heading", "Name,Order", messages.noGuests],
    ["a quantity in words", "Name,Quantity\nAna,many", messages.admitsInvalid(2)],
    ["a long name", `Name\n${"a".repeat(121)}`, messages.nameTooLong(2)],
    ["3,001 guests", `Name\n${thousands}`, messages.tooManyGuests],
  ])("says what is wrong with a list with %s", async (_title, text, message) => {
    const { status, body } = await addGuests(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: [{ path: "text", message }] });
  });

  it("is deleted seven days after the party; what was counted stays", async () => {
    const { body } = await addGuests("Name\nAna");
    const [ana] = body.data.door.guests;
    await sync([entry(), entry({ kind: "arrived", guestId: ana?.id ?? null })]);
    clock.set("2026-12-12T21:59:00.000Z");
    await signIn();
    await sweep(deps);
    expect((await readDoor()).guests).toHaveLength(1);
    clock.set("2026-12-12T22:01:00.000Z");
    await sweep(deps);
    expect((await readDoor()).guests).toEqual([]);
    expect(await sync([])).toMatchObject({ doors: [{ ins: 1, outs: 0 }], arrivals: [] });
    const late = await callRest(app, "POST", `/admin/events/${id}/door/entries`, {
      token,
      payload: { entries: [entry()] },
    });
    expect(late.body).toMatchObject({ error: messages.over });
    expect((await addGuests("Name\nBen")).status).toBe(409);
  });

  it("is deleted by hand", async () => {
    await addGuests("Name\nAna");
    const { body } = await callRest(app, "DELETE", `/admin/events/${id}/door/guests`, { token });
    expect(body).toMatchObject({ message: messages.guestsDeleted });
    expect((await readDoor()).guests).toEqual([]);
  });
});

it("has a run sheet, with the line-up of the party", async () => {
  const payload = {
    doors: [" Main door ", "Garden", "Garden"],
    contacts: "Sam, sound: 07700 900123",
    emergency: "Meet at the car park.",
    legalCapacity: 400,
  };
  const path = `/admin/events/${id}/door`;
  expect((await callRest(app, "PUT", path, { token, payload })).status).toBe(200);
  const { sheet, party, lineUp } = await readDoor();
  expect(sheet).toEqual({ ...payload, doors: ["Main door", "Garden"] });
  expect(party).toMatchObject({ eventName: "Sunday Disco", place: "The Corn Exchange, London" });
  expect(lineUp).toEqual([]);
  const unnamed = { ...payload, doors: [" "] };
  const refused = await callRest(app, "PUT", path, { token, payload: unnamed });
  expect(refused.body).toMatchObject({ details: [{ message: messages.doorRequired }] });
});

it("lists published parties of the last and the next days, and no draft", async () => {
  await storeEvent(db, { name: "Draft", status: "draft" });
  await storeEvent(db, { name: "Far", startDay: "2026-12-24" });
  await storeEvent(db, { name: "Last week", startDay: "2026-11-29" });
  await storeEvent(db, { name: "Long ago", startDay: "2026-11-27" });
  const { body } = await callRest<DoorParty[]>(app, "GET", "/admin/door", { token });
  expect(body.data.map(({ eventName }) => eventName)).toEqual(["Last week", "Sunday Disco"]);
});

it("lists how many have registered and how many are inside", async () => {
  const list = async () =>
    (await callRest<ListedDoor[]>(app, "GET", "/admin/door", { token })).body.data[0];
  expect(await list()).toMatchObject({ registrations: 0, inside: 0 });
  clock.set(during);
  await signIn();
  const undone = entry();
  await sync([entry(), entry({ door: "Garden" }), entry({ kind: "out" }), undone]);
  await sync([{ ...undone, undone: true }]);
  expect(await list()).toMatchObject({ registrations: 0, inside: 1 });
  await sync([entry({ kind: "out" }), entry({ kind: "out" })]);
  expect(await list()).toMatchObject({ inside: 0 });
});

it.each(["draft", "unknown", "x"])("has no door for an event that is %s", async (kind) => {
  if (kind === "draft") id = await storeEvent(db, { status: "draft" });
  else id = kind === "x" ? kind : randomUUID();
  const path = `/admin/events/${id}/door`;
  for (const [method, address, payload] of [
    ["GET", path, undefined],
    ["POST", `${path}/entries`, { entries: [entry()] }],
    ["POST", `${path}/guests`, { text: "Name\nAna" }],
    ["DELETE", `${path}/guests`, undefined],
    ["POST", `${path}/attendance`, undefined],
  ] as const) {
    const { status } = await callRest(app, method, address, { token, ...(payload && { payload }) });
    expect(status).toBe(404);
  }
});

it("is all that the role may see", async () => {
  for (const path of ["/admin/events", "/admin/subscribers", "/admin/contact"]) {
    expect((await callRest(app, "GET", path, { token })).status).not.toBe(200);
  }
  const { token: viewer } = await signedInAs(deps, "admin", { adminRole: "viewer" });
  const door = await callRest(app, "GET", `/admin/events/${id}/door`, { token: viewer });
  expect(door.status).toBe(403);
});
