import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it } from "vitest";
import { callRest, type RestEvent } from "../testing/calls.ts";
import { eventFields, multipart } from "../testing/event-forms.ts";
import { signedInAs } from "../testing/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, close } = await createTestDatabase();
const { app, deps, clock } = await startTestApp(db);
const { token } = await signedInAs(deps, "admin");
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("idempotency_keys").execute();
});

const event = {
  eventName: "Sunday Disco",
  description: "Six hours of floor-fillers.",
  startDate: "2026-12-06",
  endDate: "2026-12-06",
  startTime: "16:00",
  endTime: "22:00",
  location: "The Corn Exchange",
  country: "UK",
  ticketPrice: "35",
  redirectUrl: "https://tickets.example/disco",
};

function create(key: string | undefined, payload: object = event, as = token) {
  return callRest<RestEvent>(app, "POST", "/events", {
    token: as,
    payload,
    headers: { ...(key !== undefined && { "idempotency-key": key }) },
  });
}

const stored = () => db.selectFrom("events").select("id").execute();

it("a repeated request gets the first one's answer and creates nothing", async () => {
  const first = await create("one");
  const second = await create("one");
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(first.headers["idempotency-replayed"]).toBeUndefined();
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(await stored()).toHaveLength(1);
});

it("without a key, or with another, every request creates", async () => {
  for (const key of [undefined, undefined, "a", "b"]) await create(key);
  expect(await stored()).toHaveLength(4);
});

it("twenty at once create one", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create("many")));
  expect(await stored()).toHaveLength(1);
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![201, 409].includes(status))).toEqual([]);
  const waits = answers.filter(({ status }) => status === 409);
  expect(waits.map(({ headers }) => headers["retry-after"])).toEqual(waits.map(() => "1"));
});

it("the same key with another body is refused", async () => {
  await create("one");
  const { status, body } = await create("one", { ...event, eventName: "Monday Disco" });
  expect(status).toBe(400);
  expect(body.error).toContain("another body");
  expect(await stored()).toHaveLength(1);
});

it("a failure is not kept: the mended request may use the key", async () => {
  expect((await create("one", { ...event, eventName: "" })).status).toBe(400);
  expect((await create("one")).status).toBe(201);
});

it("keys are their sender's own, and need the right to create", async () => {
  const other = await signedInAs(deps, "admin");
  const user = await signedInAs(deps, "user");
  await create("one");
  expect((await create("one", event, other.token)).headers["idempotency-replayed"]).toBeUndefined();
  expect((await create("one", event, user.token)).status).toBe(403);
  expect((await create("one", event, "nobody")).status).toBe(401);
  expect(await stored()).toHaveLength(2);
});

it("who is signed out gets no kept answer", async () => {
  const { token: ended } = await signedInAs(deps, "admin");
  const invite = () =>
    callRest(app, "POST", "/admin/users", {
      token: ended,
      payload: { name: "Bo", email: "bo@mail.example", password: "four odd walnut drums" },
      headers: { "idempotency-key": "one" },
    });
  expect((await invite()).status).toBe(201);
  expect((await invite()).headers["idempotency-replayed"]).toBe("true");
  await callRest(app, "POST", "/auth/logout", { token: ended });
  expect((await invite()).status).toBe(401);
});

it("forms are compared with their files", async () => {
  const send = (eventName: string) => {
    const { payload, headers } = multipart({ ...eventFields, eventName });
    return callRest(app, "POST", "/events", {
      token,
      payload,
      headers: { ...headers, "idempotency-key": "form" },
    });
  };
  expect((await send("One")).status).toBe(201);
  expect((await send("One")).headers["idempotency-replayed"]).toBe("true");
  expect((await send("Another")).status).toBe(400);
});

it.each(["", "a".repeat(256), "tab\there"])("refuses the key %j", async (key) => {
  expect((await create(key)).status).toBe(400);
});

it("is forgotten after a day, and after a minute when its process died", async () => {
  await create("old");
  clock.advance(24 * 60 * 60_000);
  await create("old");
  expect(await stored()).toHaveLength(2);
  await create("dead");
  await db.updateTable("idempotency_keys").set({ answer: null }).execute();
  expect((await create("dead")).status).toBe(409);
  clock.advance(60_000);
  expect((await create("dead")).status).toBe(201);
});
