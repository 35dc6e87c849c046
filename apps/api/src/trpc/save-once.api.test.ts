import { createDatabase } from "@before-ten/db/client";
import { untilWaitingForLocks } from "@before-ten/db/testing/close-connections";
import { dieBeforeCommit, openLossyWay } from "@before-ten/db/testing/lost-commits";
import { refuseEveryChange } from "@before-ten/db/testing/refuse-rows";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { restRoutes } from "../registry/rest-routes.ts";
import { callRest, mutateTrpc, type RestEvent } from "../testing/calls.ts";
import { rightInputOf } from "../testing/contract-inputs.ts";
import { plainImage } from "../testing/sample-images.ts";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";
import { eventFields, multipart } from "../testing/event-forms.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";

const { db, connectionString, close } = await createTestDatabase();
const { app, deps, clock } = await startTestApp(db);
const { token } = await signedInAs(deps, "admin");
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("contact_messages").execute();
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

it.each([",", "%2C"])(
  "a batch of two calls needs keys of their own, joined by %s",
  async (comma) => {
    const input = await rightInputOf("events.create", deps);
    const send = (headers: Record<string, string>) =>
      app.inject({
        method: "POST",
        url: `/trpc/events.create${comma}events.create?batch=1`,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...headers,
        },
        payload: { 0: input, 1: { ...input, eventName: "Monday Disco" } },
      });
    const keyed = await send({ "idempotency-key": "one" });
    expect(keyed.statusCode).toBe(400);
    expect(keyed.body.match(/outside of a batch/g)).toHaveLength(2);
    expect(await stored()).toHaveLength(0);
    expect((await send({})).statusCode).toBe(200);
    expect(await stored()).toHaveLength(2);
  },
);

it("a failure isn't stored: a corrected request may use the key", async () => {
  expect((await create("one", { ...event, eventName: "" })).status).toBe(400);
  expect((await create("one")).status).toBe(201);
});

it("keys are their sender's own, and need the right to create", async () => {
  const other = await signedInAs(deps, "admin");
  const user = await signedInAs(deps, "user");
  await create("one");
  expect((await create("one", event, other.token)).headers["idempotency-replayed"]).toBeUndefined();
  expect((await create("one", event, user.token)).status).toBe(403);
  expect((await create("one", event, "unknown")).status).toBe(401);
  expect(await stored()).toHaveLength(2);
});

it("a signed-out caller gets no stored answer", async () => {
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

it("is forgotten after a day, and after 20 seconds when its process died", async () => {
  await create("old");
  clock.advance(24 * 60 * 60_000);
  await create("old");
  expect(await stored()).toHaveLength(2);
  await create("dead");
  await db.updateTable("idempotency_keys").set({ answer: null }).execute();
  const { status, body } = await create("dead");
  expect(status).toBe(409);
  expect(body.error).toBe("This is being saved already. Please try again in a second.");
  clock.advance(20_000);
  expect((await create("dead")).status).toBe(201);
});

it("an answer that another version of the server kept is not guessed at", async () => {
  await create("one");
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify({ was: 1 }) })
    .execute();
  const { status, body } = await create("one");
  expect(status).toBe(409);
  expect(body.error).toBe("This was saved already. Please look for it in the list.");
  expect(await stored()).toHaveLength(1);
});

describe.each(procedureNames.filter((name) => procedureFacts(name).idempotent))("%s", (name) => {
  it("answers a repeated request again, over tRPC and REST", async () => {
    const { token: caller } = await signedInAs(deps, "admin");
    const input = await rightInputOf(name, deps);
    const headers = { "idempotency-key": "again" };
    const call = () => mutateTrpc(app, name, input, { token: caller, headers });
    const [first, second] = [await call(), await call()];
    expect(first.status).toBe(200);
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body).toEqual(first.body);

    const route = restRoutes.find((each) => each.procedure === name);
    if (route === undefined) return;
    // An action may only be possible once per item.
    const anew = await rightInputOf(name, deps);
    const options = { token: caller, payload: { ...anew, email: "cleo@mail.example" }, headers };
    const path = route.path.replace(":id", String(anew["id"]));
    const callByRest = () => callRest(app, "POST", path, options);
    const [one, other] = [await callByRest(), await callByRest()];
    expect([one.status, other.status]).toEqual([route.status, route.status]);
    expect(other.headers["idempotency-replayed"]).toBe("true");
    expect(other.body).toEqual(one.body);
  });
});

it("a message that is sent again reaches the team once", async () => {
  const message = {
    name: "Ana",
    email: "ana@mail.example",
    subject: "Two tickets",
    message: "Can I pass them on?",
    type: "general",
  };
  const headers = { "idempotency-key": "one" };
  for (let tries = 0; tries < 3; tries += 1) {
    await callRest(app, "POST", "/contact/send", { payload: message, headers });
  }
  expect(await db.selectFrom("contact_messages").select("id").execute()).toHaveLength(1);
});

describe("whatever fails, the event is created once:", () => {
  it("a failure after the row takes the row with it", async () => {
    // The answer is the last thing such a transaction writes.
    const accept = await refuseEveryChange(db, "idempotency_keys");
    const failed = await create("one");
    expect(failed.status).toBe(500);
    expect(await stored()).toEqual([]);
    await accept();
    expect((await create("one")).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it("so does a picture of it", async () => {
    const accept = await refuseEveryChange(db, "idempotency_keys");
    const flyer = await plainImage({ width: 40, height: 60 }).png().toBuffer();
    const fields = Object.entries(eventFields).map(([name, value]) => ({ name, value }));
    const file = { name: "flyer", value: flyer, fileName: "a.png", type: "image/png" };
    const { payload, headers } = multipart([...fields, file]);
    const sent = { token, payload, headers: { ...headers, "idempotency-key": "one" } };
    expect((await callRest(app, "POST", "/events", sent)).status).toBe(500);
    expect(await db.selectFrom("images").select("id").execute()).toEqual([]);
    expect(await deps.images.list()).toEqual([]);
    await accept();
  });

  it("the connection before the commit", async () => {
    const live = await dieBeforeCommit(db, "all_events");
    const failed = await create("one");
    expect(failed.status).toBe(503);
    expect(await stored()).toEqual([]);
    await live();
    expect((await create("one")).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  it("the connection after it, before the answer", async () => {
    await using way = await openLossyWay(connectionString);
    const lossy = createDatabase(way);
    const { app: onLossyWay, deps: lossyDeps } = await startTestApp(lossy);
    onTestFinished(() => lossy.destroy());
    onTestFinished(() => onLossyWay.close());
    const { token: caller } = await signedInAs(lossyDeps, "admin");
    const call = () =>
      callRest<RestEvent>(onLossyWay, "POST", "/events", {
        token: caller,
        payload: event,
        headers: { "idempotency-key": "one" },
      });
    way.loseNextCommit();
    const failed = await call();
    expect(failed.status).toBe(503);
    const [row] = await stored();
    const again = await call();
    expect(again.status).toBe(201);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(again.body.data.id).toBe(row?.id);
    expect(await stored()).toHaveLength(1);
  });

  it("a slow call that was taken for dead fails to commit", async () => {
    const holder = createDatabase({ connectionString, maxConnections: 1 });
    const [slow, quick] = await holder.transaction().execute(async (trx) => {
      // The caller's access is checked again where the event is written.
      await trx.selectFrom("sessions").select("id").forUpdate().execute();
      const first = create("one");
      await untilWaitingForLocks(trx, 1);
      clock.advance(20_000);
      const second = create("one");
      await untilWaitingForLocks(trx, 2);
      return [first, second];
    });
    const answers = await Promise.all([slow, quick]);
    await holder.destroy();
    expect(answers.map((answer) => answer?.status)).toContain(201);
    expect(answers.map((answer) => answer?.status)).toContain(409);
    expect(await stored()).toHaveLength(1);
  });
});
