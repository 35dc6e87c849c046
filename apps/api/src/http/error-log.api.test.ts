import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "@before-ten/db/client";
import { storeManySubscribers } from "@before-ten/db/testing/many-subscribers";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { afterAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { callRest, mutateTrpc, queryTrpc } from "../testing/calls.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { startTestApp } from "../testing/test-app.ts";
import { OverloadError } from "./overload/overload-error.ts";

const { db, close } = await createTestDatabase();
const lines: { level: number; msg: string; [other: string]: unknown }[] = [];
const logging = {
  logLevel: "info",
  logTo: { write: (line: string) => void lines.push(JSON.parse(line)) },
};
const { app, deps } = await startTestApp(db, logging);
const { token } = await signedInAs(deps, "admin");
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(async () => {
  await app.close();
  await close();
});
beforeEach(() => {
  lines.length = 0;
});

/** Log lines for an operator: warnings and errors. */
const loud = () => lines.filter(({ level }) => level > 30).map(({ msg, err }) => [msg, err]);

it("an unavailable database is one log line, however many calls it fails", async () => {
  const nowhere = createDatabase({ connectionString: "postgres://postgres@127.0.0.1:1/nowhere" });
  const { app: lost } = await startTestApp(nowhere, {
    ...logging,
    askReadiness: () => Promise.resolve("no database"),
  });
  onTestFinished(async () => {
    await lost.close();
    await nowhere.destroy();
  });
  for (let times = 0; times < 5; times += 1) {
    await callRest(lost, "GET", "/events");
    await queryTrpc(lost, "events.list");
    await mutateTrpc(lost, "newsletter.subscribe", { email: "ana@mail.example" });
  }
  expect(loud().map(([msg]) => msg)).toEqual(["an outage begins: requests are answered with 503"]);
  expect(JSON.stringify(lines.find(({ level }) => level > 30))).toContain("ECONNREFUSED");
});

it("crowding is an overload in the log and in the figures, and no outage", async () => {
  const { app: crowded, overload } = await startTestApp(db, logging);
  onTestFinished(() => crowded.close());
  crowded.get("/crowded", () => {
    throw new OverloadError("sign-ins", { message: "Too many at once.", retryAfterSeconds: 2 });
  });
  for (let times = 0; times < 5; times += 1) {
    const answer = await crowded.inject("/crowded");
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("2");
  }
  expect(loud().map(([msg]) => msg)).toEqual([
    "an overload begins: what isn't cached is turned away with 503",
  ]);
  expect(lines.find(({ level }) => level > 30)).toMatchObject({ reason: "sign-ins" });
  expect(overload.state().turnedAway).toMatchObject({ "sign-ins": 5 });
});

const form = "multipart/form-data; boundary=x";
const halfForm =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf a picture';

/**
 * Sends a request and disconnects while our side is working on it, or has begun to answer; returns
 * what was received by then.
 */
async function abandon(request: string, headers: Record<string, string>, body = "") {
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  const head = Object.entries({ host: "club.example", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  socket.write(`${request} HTTP/1.1\r\n${head}\r\n${body}`);
  if (body === "") await once(socket, "readable");
  while (!lines.some(({ msg }) => msg === "incoming request")) await wait(10);
  await wait(50);
  const got = String(socket.read());
  socket.resetAndDestroy();
  await wait(100);
  return got;
}

it.each([
  ["an upload over REST", "POST /api/events", form, halfForm],
  ["an upload over tRPC", "POST /trpc/events.create", form, halfForm],
  ["a call over REST", "POST /api/contact/send", "application/json", "{"],
  ["a call over tRPC", "POST /trpc/contact.send", "application/json", "{"],
])("%s that its sender abandons is no error of ours", async (_what, request, type, body) => {
  const authorization = `Bearer ${token}`;
  const headers = { authorization, "content-type": type, "content-length": "100000" };
  await abandon(request, headers, body);
  expect(loud()).toEqual([]);
});

it("an export abandoned by its reader isn't an error", async () => {
  await storeManySubscribers(db, 20_000, new Date("2026-12-04T12:00:00Z"));
  const authorization = `Bearer ${token}`;
  const got = await abandon("GET /api/admin/newsletter/export?format=csv", { authorization });
  expect(got).toContain("Email,Status");
  expect(loud()).toEqual([]);
});
