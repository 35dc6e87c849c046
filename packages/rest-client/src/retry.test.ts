import { describe, expect, it, vi } from "vitest";
import { retrying } from "./retry.ts";

const address = "https://club.example/api/events";
const soon = { "retry-after": "0" };
const failed = (status: number, headers: Record<string, string> = soon) =>
  new Response("no", { status, headers });
const done = () => new Response("yes");

/** Answers in turn; an error is a broken connection. */
async function send(init: RequestInit, ...answers: (Response | Error)[]) {
  const bodies: string[] = [];
  const fetch = retrying(async (request) => {
    bodies.push(await request.text());
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error("asked too often");
  });
  const answer = await fetch(new Request(address, init));
  return { status: answer.status, bodies };
}

describe("a call is sent again", () => {
  it("after a 429 or 503, with its body", async () => {
    const put = { method: "PUT", body: "tea" };
    expect(await send(put, failed(429), failed(503), done())).toEqual({
      status: 200,
      bodies: ["tea", "tea", "tea"],
    });
  });

  it("after a broken connection, and a 503 without Retry-After", async () => {
    const { status, bodies } = await send({}, new Error("reset"), failed(503, {}), done());
    expect([status, bodies.length]).toEqual([200, 3]);
  });

  it("if it creates something: after a 429, and with a key after anything", async () => {
    const post = { method: "POST", body: "tea" };
    const keyed = { ...post, headers: { "idempotency-key": "k1" } };
    expect((await send(post, failed(429), done())).status).toBe(200);
    expect((await send(keyed, new Error("reset"), failed(503), done())).status).toBe(200);
  });

  it("no sooner than the server asks", async () => {
    const started = performance.now();
    expect((await send({}, failed(429, { "retry-after": "1" }), done())).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(950);
  });
});

describe("a call isn't sent again", () => {
  it.each([400, 401, 404, 409, 500])("after a %i", async (status) => {
    expect((await send({}, failed(status))).status).toBe(status);
  });

  it("after three more tries, or if the wait is long", async () => {
    const { status, bodies } = await send({}, ...Array.from({ length: 4 }, () => failed(503)));
    expect([status, bodies.length]).toEqual([503, 4]);
    expect((await send({}, failed(429, { "retry-after": "900" }))).status).toBe(429);
  });

  it("if it may have created something", async () => {
    const post = { method: "POST" };
    expect((await send(post, failed(503))).status).toBe(503);
    await expect(send(post, new Error("reset"))).rejects.toThrow("reset");
  });

  it("once it is aborted", async () => {
    const stop = new AbortController();
    const fetch = vi.fn<() => Promise<Response>>(async () => {
      setTimeout(() => stop.abort(), 10);
      return failed(503, { "retry-after": "20" });
    });
    const request = new Request(address, { signal: stop.signal });
    await expect(retrying(fetch)(request)).rejects.toThrow("aborted");
    expect(fetch).toHaveBeenCalledOnce();
  });
});
