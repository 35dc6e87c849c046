import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { restRoutes } from "./rest-routes.ts";
import { callRest, mutateTrpc, mutateTrpcForm } from "../testing/calls.ts";
import { eventFields, multipart } from "../testing/event-forms.ts";
import { knownMethod } from "../testing/known-method.ts";
import { plainImage } from "../testing/sample-images.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { openTestApp } from "../testing/test-app.ts";
import { procedureFacts, procedureNames } from "../testing/procedure-facts.ts";

const lines: string[] = [];
const { db, app, deps } = await openTestApp({
  logLevel: "debug",
  logTo: { write: (line) => void lines.push(line) },
});
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
const { token } = await signedInAs(deps, "admin");
beforeEach(async () => {
  await db.deleteFrom("events").execute();
  await db.deleteFrom("images").execute();
  for (const { name } of await deps.images.list()) await deps.images.remove(name);
  lines.length = 0;
});

const stored = async () => ({
  events: (await db.selectFrom("events").select("id").execute()).length,
  images: (await db.selectFrom("images").select("id").execute()).length,
  files: (await deps.images.list()).length,
});
const logLine = z.object({ level: z.number() });
const image = plainImage({ width: 40, height: 60 }).png();
const nothing = { events: 0, images: 0, files: 0 };

const fields = Object.entries(eventFields).map(([name, value]) => ({ name, value }));
const flyer = (value: Buffer) => ({ name: "flyer", value, fileName: "a.png", type: "image/png" });

/** An error is the same over REST and tRPC. */
async function errorOfBoth(form: ReturnType<typeof multipart>) {
  // A copy: a server that is sent too much blanks what it was given.
  const copy = { ...form, payload: Buffer.from(form.payload) };
  const rest = await callRest(app, "POST", "/events", { token, ...copy });
  const trpc = await mutateTrpcForm(app, "events.create", { token, ...form });
  expect(trpc.status).toBe(rest.status);
  expect(trpc.body.error?.message).toBe(rest.body.error);
  expect(trpc.body.error?.data.details).toEqual(rest.body.details);
  expect(await stored()).toEqual(nothing);
  return { status: rest.status, ...rest.body };
}

describe("a form where no picture is expected", () => {
  const form = multipart(fields);
  const takesNone = (procedure: string) => procedureFacts(procedure).fileField === undefined;
  const otherType = "Please send JSON, with Content-Type: application/json";

  it.each(procedureNames.filter(takesNone))("is a 415 of %s", async (name) => {
    for (const caller of [{}, { token }]) {
      const { status, body } = await mutateTrpcForm(app, name, { ...caller, ...form });
      expect(status).toBe(415);
      expect(body.error?.message).toBe(otherType);
      expect(body.error?.data).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE", httpStatus: 415 });
    }
  });

  const rows = restRoutes.filter(
    ({ method, procedure }) => method !== "GET" && takesNone(procedure),
  );
  it.each(rows)("is a 415 of $method $path", async ({ method, path }) => {
    const { status, body } = await callRest(app, knownMethod(method), path, { token, ...form });
    expect(status).toBe(415);
    expect(body.error).toBe(otherType);
  });

  it.each(["events.nothing", "events.create,events.create", "events.create?batch=1"])(
    "is a 415 of %s",
    async (name) => {
      expect((await mutateTrpcForm(app, name, { token, ...form })).status).toBe(415);
      expect(await stored()).toEqual(nothing);
    },
  );

  it("counts as no try", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await mutateTrpcForm(app, "newsletter.subscribe", form);
    }
    const subscription = { email: "ana@mail.example" };
    expect((await mutateTrpc(app, "newsletter.subscribe", subscription)).status).toBe(200);
  });
});

describe("an event's form", () => {
  it("makes an event by both", async () => {
    const form = multipart([...fields, flyer(await image.toBuffer())]);
    expect((await callRest(app, "POST", "/events", { token, ...form })).status).toBe(201);
    expect((await mutateTrpcForm(app, "events.create", { token, ...form })).status).toBe(200);
    expect(await stored()).toMatchObject({ events: 2, images: 1 });
  });

  const tooLarge = "Image size must be less than 5MB";
  it.each([5 * 1024 * 1024, 6_000_000, 30_000_000])(
    "with a file of %i bytes is a 413",
    async (bytes) => {
      const form = multipart([...fields, flyer(Buffer.alloc(bytes))]);
      expect(await errorOfBoth(form)).toMatchObject({
        status: 413,
        error: tooLarge,
        details: [{ path: "flyer", message: tooLarge }],
      });
    },
  );

  it("with a file of a byte less is looked at", async () => {
    const form = multipart([...fields, flyer(Buffer.alloc(5 * 1024 * 1024 - 1))]);
    const error = "Please select a valid image file (JPEG, PNG, WebP)";
    expect(await errorOfBoth(form)).toMatchObject({ status: 400, error });
  });

  it.each([42, 10_000])("of %i parts is a 413", async (parts) => {
    const form = multipart(Array.from({ length: parts }, () => ({ name: "tag", value: "x" })));
    const error = "A form may have at most 40 fields and one file";
    expect(await errorOfBoth(form)).toMatchObject({ status: 413, error });
  });

  it("with a field of more than 64 KB is a 413", async () => {
    const description = "a".repeat(64 * 1024 + 1);
    const error = "A field of a form may hold up to 64 KB";
    const form = multipart({ ...eventFields, description });
    expect(await errorOfBoth(form)).toMatchObject({ status: 413, error });
  });
});

describe("JSON", () => {
  const key = { "idempotency-key": "deep" };

  it("that is nested 100,000 levels deep is a 400", async () => {
    const deep = "[".repeat(100_000);
    const error = "JSON may be nested at most 32 levels deep";
    for (const json of [deep, deep + "]".repeat(100_000), `{"eventName":${deep}`]) {
      const headers = { "content-type": "application/json", ...key };
      const rest = await callRest(app, "POST", "/events", { token, payload: json, headers });
      expect(rest).toMatchObject({ status: 400, body: { error } });
      const trpc = await mutateTrpcForm(app, "events.create", { token, payload: json, headers });
      expect(trpc).toMatchObject({ status: 400, body: { error: { message: error } } });
    }
  });

  it("in a field of a form may be nested as it likes", async () => {
    const location = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    const form = multipart([
      ...fields,
      { name: "location", value: location, type: "application/json" },
    ]);
    expect(await errorOfBoth(form)).toMatchObject({ status: 400, error: "Location is required" });
  });

  it("of more than the limit is a 413 that names it", async () => {
    const payload = { eventName: "a".repeat(600_000) };
    const rest = await callRest(app, "POST", "/events", { token, payload });
    expect(rest.status).toBe(413);
    expect(rest.body.error).toBe("The body of this request may hold up to 256 KB");
    const trpc = await mutateTrpc(app, "events.create", payload, { token });
    expect(trpc.status).toBe(413);
    expect(trpc.body.error?.message).toBe("The body of this request may hold up to 512 KB");
  });
});

describe("a client that goes in the middle of its request", () => {
  const form = multipart([...fields, flyer(Buffer.alloc(100_000))]);
  const json = {
    payload: Buffer.from(JSON.stringify(eventFields)),
    headers: { "content-type": "application/json" },
  };

  it.each([
    ["a form over REST", "/api/events", form],
    ["a form over tRPC", "/trpc/events.create", form],
    ["JSON over REST", "/api/events", json],
    ["JSON over tRPC", "/trpc/events.create", json],
    ["a one-click form", "/unsubscribe?token=x", form],
  ])("leaves nothing, and is no fault of ours: %s", async (_what, path, { payload, headers }) => {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const head = {
      host: "club.example",
      authorization: `Bearer ${token}`,
      "content-length": String(payload.length),
      ...headers,
    };
    socket.write(`POST ${path} HTTP/1.1\r\n`);
    for (const [name, value] of Object.entries(head)) socket.write(`${name}: ${value}\r\n`);
    socket.write("\r\n");
    socket.write(payload.subarray(0, payload.length / 2));
    await expect
      .poll(() => lines.filter((line) => line.includes(path.split("?")[0] ?? "")))
      .not.toEqual([]);
    await wait(100);
    socket.destroy();
    await wait(300);
    expect(levels().filter((level) => level > infoLevel)).toEqual([]);
    expect(lines.join("")).not.toContain("database");
    expect(await stored()).toEqual(nothing);
  });

  const infoLevel = 30;
  const levels = () => lines.map((line) => logLine.parse(JSON.parse(line)).level);
});
