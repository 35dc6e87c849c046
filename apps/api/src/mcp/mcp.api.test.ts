import { storeEvent } from "@before-ten/db/testing/stored-event";
import { describe, expect, it } from "vitest";
import { restRoutes } from "../registry/rest-routes.ts";
import { madeKey } from "../testing/accounts/made-key.ts";
import { signedInAs } from "../testing/accounts/signed-in.ts";
import { connectAgent } from "../testing/agent.ts";
import { callRest } from "../testing/calls.ts";
import { eventJson } from "../testing/event-forms.ts";
import { postJson } from "../testing/post-forms.ts";
import { queuedMails } from "../testing/queued-mails.ts";
import { openTestApp } from "../testing/test-app.ts";
import { agentCallsOf } from "./tools.ts";

const { db, app, deps } = await openTestApp();
const siteUrl = await app.listen({ port: 0, host: "127.0.0.1" });

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

const everyScope = [
  "read",
  "events:write",
  "posts:write",
  "subscribers:write",
  "campaigns:write",
  "site:write",
] as const;

async function agentWith(options: Parameters<typeof madeKey>[1]) {
  const { secret } = await madeKey(deps, options);
  return { ...(await connectAgent(siteUrl, secret)), secret };
}

async function post(headers: Record<string, string>, payload: object = ping) {
  const accept = "application/json, text/event-stream";
  return app.inject({ method: "POST", url: "/mcp", headers: { accept, ...headers }, payload });
}

describe("POST /mcp", () => {
  it("answers a message to the holder of a key, without a session", async () => {
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    const answer = await post({ authorization: `Bearer ${secret}` });
    expect(answer.json()).toEqual({ jsonrpc: "2.0", id: 1, result: {} });
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
    expect(answer.headers).not.toHaveProperty("mcp-session-id");
  });

  it("is a 401 without a key, also for a signed-in owner", async () => {
    const { token } = await signedInAs(deps, "admin");
    for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
      const answer = await post(headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
      expect(answer.json()).toMatchObject({ error: "Please send an API key as a bearer token." });
    }
  });

  it("refuses other sites' pages, several messages at once, and other methods", async () => {
    const { secret } = await madeKey(deps, { scopes: ["read"] });
    const authorization = `Bearer ${secret}`;
    const foreign = await post({ authorization, origin: "https://evil.example" });
    expect(foreign.statusCode).toBe(403);
    expect((await post({ authorization, origin: "https://club.example" })).statusCode).toBe(200);
    expect((await post({ authorization }, [ping, ping])).statusCode).toBe(400);
    const read = await app.inject({ url: "/mcp", headers: { authorization } });
    expect([read.statusCode, read.headers.allow]).toEqual([405, "POST"]);
  });
});

describe("tools", () => {
  it("are reads for keys, and six that add drafts", () => {
    const calls = [...agentCallsOf(restRoutes)];
    const writing = calls.filter(([, { facts }]) => facts.kind === "mutation");
    expect(writing.map(([name]) => name).toSorted()).toEqual([
      "blogs_create",
      "campaigns_create",
      "campaigns_duplicate",
      "events_create",
      "events_duplicate",
      "pages_create",
    ]);
    const closed = calls.filter(
      ([, { facts }]) => facts.access !== "everybody" && facts.scope === undefined,
    );
    expect(closed).toEqual([]);
    expect(calls.map(([name]) => name)).not.toContain("reviews_read");
  });

  it("are listed if the key's scopes open them, with their input", async () => {
    const reader = await agentWith({ scopes: ["read"] });
    const names = (await reader.listTools()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["events_list", "events_listForStaff"]));
    expect(names).not.toContain("events_create");
    expect(names).not.toContain("newsletter_listForStaff");
    const writer = await agentWith({ scopes: [...everyScope] });
    const tools = await writer.listTools();
    expect(tools).toHaveLength(agentCallsOf(restRoutes).size);
    const create = tools.find(({ name }) => name === "events_create");
    expect(create?.inputSchema).toMatchObject({
      required: expect.arrayContaining(["eventName", "startDate"]),
      additionalProperties: false,
    });
    const { properties = {} } = create?.inputSchema ?? {};
    for (const field of ["status", "publishAt", "takeDownAt", "flyer"]) {
      expect(properties).not.toHaveProperty(field);
    }
    expect(tools.filter(({ name }) => !/^[A-Za-z_]{1,64}$/.test(name))).toEqual([]);
  });

  it("answer what REST answers, errors too", async () => {
    const { call, secret: token } = await agentWith({ scopes: ["read"] });
    const id = await storeEvent(db, { name: "Tea Dance", country: "AU" });
    const list = await callRest(app, "GET", "/events?country=AU", { token });
    const found = await call("events_list", { country: "AU" });
    expect(found).toEqual({ isError: false, body: list.body, texts: [list.text] });
    const one = await callRest(app, "GET", `/events/${id}`, { token });
    expect((await call("events_get", { id })).body).toEqual(one.body);
    const missing = await callRest(app, "GET", "/events/nothing", { token });
    expect(await call("events_get", { id: "nothing" })).toMatchObject({
      isError: true,
      body: missing.body,
    });
    expect((await call("events_list", { town: "Leeds" })).body).toMatchObject({
      warnings: ['This list has no query parameter "town": it was ignored.'],
    });
    await expect(call("events_publish")).rejects.toThrow("Unknown tool: events_publish");
  });

  it("open no more than the key's scopes and places", async () => {
    const reader = await agentWith({ scopes: ["read"] });
    const refused = await reader.call("events_create", eventJson);
    expect(refused.body.error).toBe("This API key lacks the scope events:write.");
    const reach = { countries: ["UK"], cities: [], series: [] };
    const british = await agentWith({ scopes: ["read", "events:write"], reach });
    const inCanada = await storeEvent(db, { country: "CA" });
    const seen = await british.call("events_listForStaff");
    expect(seen.texts.join()).not.toContain(inCanada);
    const elsewhere = await british.call("events_create", { ...eventJson, country: "CA" });
    expect(elsewhere.isError).toBe(true);
  });
});

describe("drafts", () => {
  const campaign = {
    subject: "See you at four",
    previewText: "",
    senderName: "Before Ten",
    topic: "events",
    segment: {},
    blocks: [{ kind: "text", text: "The next afternoons are on sale." }],
  };
  const page = {
    title: "House rules",
    excerpt: "How we dance, and how we leave.",
    content: "Mind each other, leave quietly, and thank the people at the door on your way out.",
  };

  it.each<[string, object]>([
    ["events_create", { ...eventJson, status: "active", publishAt: "2026-12-04T12:30:00Z" }],
    ["blogs_create", { ...postJson, publishAt: "2026-12-04T12:30:00Z" }],
    ["pages_create", { ...page, status: "published", publishAt: "2026-12-04T12:30:00Z" }],
    ["campaigns_create", { ...campaign, status: "scheduled", time: { at: "now" } }],
  ])("%s adds a draft, whatever it is told", async (name, fields) => {
    const { call } = await agentWith({ scopes: [...everyScope] });
    const before = await queuedMails(db);
    const { body } = await call(name, { ...fields });
    expect(body).toMatchObject({ success: true, data: { status: "draft" } });
    expect(body["data"]).not.toHaveProperty("publishAt", expect.any(String));
    expect(await queuedMails(db)).toEqual(before);
  });
});
