import { rm } from "node:fs/promises";
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createResponseCache } from "../cache/response-cache.ts";
import { registerErrorLog } from "../http/error-log.ts";
import { createOutageLog } from "../http/outages.ts";
import { documentHeaders, registerSecurityHeaders } from "../http/security-headers.ts";
import { FakeClock } from "../testing/fake-clock.ts";
import { buildSmallSite, script } from "../testing/small-site.ts";
import { appRouter } from "../registry/app-router.ts";
import { registerWeb } from "./register-pages.ts";

const webDir = await buildSmallSite();
afterAll(() => rm(webDir, { recursive: true }));

const clock = new FakeClock("2026-12-05T05:00:00Z");
const cache = createResponseCache(clock);
beforeEach(() => cache.clear());

async function startSite() {
  const log: string[] = [];
  const app = Fastify({
    logger: { level: "error", stream: { write: (line: string) => log.push(line) } },
  });
  registerErrorLog(
    app,
    createOutageLog(app.log, () => Promise.resolve(true)),
    { noteTurnedAway: () => undefined },
  );
  registerSecurityHeaders(app);
  app.get("/api/known", () => "known");
  await registerWeb(app, {
    mode: "production",
    webDir,
    publicUrl: "http://localhost:3000",
    clock,
    cache,
    callKey: () => undefined,
    appRouter,
    createContext: () => {
      throw new Error("these pages ask nothing");
    },
  });
  onTestFinished(() => app.close());
  return { app, log };
}

describe("a page", () => {
  it("has its own policy, in addition to the usual headers", async () => {
    const { app } = await startSite();
    const { statusCode, headers, body } = await app.inject("/own");
    expect(statusCode).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
    expect(headers["content-security-policy"]).toContain(
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    );
    const { "content-security-policy": _replaced, ...protections } = documentHeaders;
    expect(headers).toMatchObject({
      ...protections,
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
      "cache-control": "private, no-cache",
    });
    expect(headers).not.toHaveProperty("etag");
  });

  it("never uses a nonce twice", async () => {
    const { app } = await startSite();
    const [first, second] = [await app.inject("/own"), await app.inject("/own")];
    expect(first.headers["content-security-policy"]).not.toBe(
      second.headers["content-security-policy"],
    );
  });

  it("comes compressed as the client takes it", async () => {
    const { app } = await startSite();
    const headers = { "accept-encoding": "gzip, br" };
    for (const url of ["/own", "/"]) {
      const response = await app.inject({ url, headers });
      expect(response.headers["content-encoding"]).toBe("br");
      expect(brotliDecompressSync(response.rawPayload).toString()).toContain(`${url} at 2026`);
    }
  });

  it("only allows reading: other methods get a 405", async () => {
    const { app } = await startSite();
    const head = await app.inject({ method: "HEAD", url: "/own" });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const) {
      const { statusCode, headers } = await app.inject({ method, url: "/own" });
      expect(statusCode).toBe(405);
      expect(headers.allow).toBe("GET, HEAD");
      expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    }
  });

  it("isn't echoed for TRACE", async () => {
    const { app } = await startSite();
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const status = await new Promise((resolve) => {
      request(`${url}/own`, { method: "TRACE" }, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(405);
  });

  it("passes a redirect on", async () => {
    const { app } = await startSite();
    const { statusCode, headers } = await app.inject("/moved");
    expect(statusCode).toBe(301);
    expect(headers.location).toBe("/");
  });

  it("has one address, however a form writes it", async () => {
    const { app } = await startSite();
    const { statusCode, headers } = await app.inject("/own?q=&page=&page=2");
    expect(statusCode).toBe(301);
    expect(headers.location).toBe("/own?page=2");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("never redirects to another site", async () => {
    const { app } = await startSite();
    const { hostname, port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const path = "/\\evil.example/?q=&page=2";
    const location = await new Promise((resolve) => {
      request({ hostname, port, path }, ({ headers }) => resolve(headers.location)).end();
    });
    expect(location).toBe("/evil.example/?page=2");
  });

  it("that can't be rendered answers 500 with a page and a log line, without details", async () => {
    const { app, log } = await startSite();
    const { statusCode, headers, body } = await app.inject("/throws");
    expect(statusCode).toBe(500);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toContain("Something went wrong on our side");
    expect(body).not.toContain("secret");
    expect(log.join("")).toContain("secret");
  });

  it("that takes longer than ten seconds answers 503; a faster one leaves no timer", async () => {
    const { app, log } = await startSite();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await app.inject("/own")).statusCode).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
    const answer = app.inject("/hangs");
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10_000);
    const { statusCode, headers } = await answer;
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(log.join("")).toContain("longer than 10000 ms");
  });

  it("that shows an error of its own is logged, and not cached", async () => {
    const { app, log } = await startSite();
    const [first, second] = [await app.inject("/fails"), await app.inject("/fails")];
    expect(first.statusCode).toBe(503);
    expect(second.body).not.toBe(first.body);
    expect(log.join("")).toContain("secret");
  });

  it.each(["/api/nothing", "/trpc/a/b", "/media/no.webp", "/assets/no.js"])(
    "is not what %s was for",
    async (url) => {
      const { app } = await startSite();
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([404, "Not Found"]);
    },
  );
});

describe("a cached page", () => {
  it.each(["/", "/missing", "/?q=a&page=2"])("is %s: rendered once", async (url) => {
    const { app } = await startSite();
    const [first, second] = [await app.inject(url), await app.inject(url)];
    expect(second.body).toBe(first.body);
    expect(second.statusCode).toBe(url === "/missing" ? 404 : 200);
    expect(first.headers["content-security-policy"]).toMatch(
      /script-src 'self' 'sha256-[^']{44}'; style-src-elem/,
    );
  });

  it("is the same for any order of its search parameters", async () => {
    const { app } = await startSite();
    const [first, second] = [await app.inject("/?q=a&page=2"), await app.inject("/?page=2&q=a")];
    expect(second.body).toBe(first.body);
  });

  it("is the same for any source of the link, and any order of parameters", async () => {
    const { app } = await startSite();
    const campaign = `utm_source=mail&utm_campaign=spring&fbclid=${"x".repeat(300)}`;
    const first = await app.inject(`/?q=a&${campaign}`);
    expect(first.body).toContain("/?q=a at ");
    expect((await app.inject("/?q=a")).body).toBe(first.body);
    expect((await app.inject("/?gclid=1&q=a")).body).toBe(first.body);
    expect((await app.inject("/?q=utm_source")).body).not.toBe(first.body);
  });

  it("takes the campaign along where it leads elsewhere", async () => {
    const { app } = await startSite();
    expect((await app.inject("/moved?utm_source=mail")).headers.location).toBe("/?utm_source=mail");
    expect((await app.inject("/moved")).headers.location).toBe("/");
    const rendered = async (url: string) => /no (\d+)/.exec((await app.inject(url)).body)?.[1];
    const before = Number(await rendered("/own"));
    expect(Number(await rendered("/fails?utm_source=mail"))).toBe(before + 1);
  });

  it.each([
    ["a search parameter the page doesn't know", "/?q=a&colour=red", {}],
    ["a page that isn't the same for everyone", "/own", {}],
    ["a page that sets a cookie", "/cookie", {}],
    ["a signed-in caller", "/", { authorization: "Bearer x" }],
    ["a very long URL", `/?q=${"a".repeat(300)}`, {}],
    ["a very long campaign", `/?utm_source=${"a".repeat(2_000)}`, {}],
  ])("is not made of %s", async (_what, url, headers) => {
    const { app } = await startSite();
    const [first, second] = [
      await app.inject({ url, headers }),
      await app.inject({ url, headers }),
    ];
    expect(second.body).not.toBe(first.body);
    expect(first.headers).not.toHaveProperty("etag");
  });

  it("isn't sent again to clients that have it, but its policy is", async () => {
    const { app } = await startSite();
    const first = await app.inject("/");
    const headers = { "if-none-match": String(first.headers.etag) };
    const again = await app.inject({ url: "/", headers });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    cache.clear();
    expect((await app.inject({ url: "/", headers })).statusCode).toBe(200);
  });

  it("is answered ahead of Fastify with the same headers, and a request id of its own", async () => {
    const { app } = await startSite();
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const slow = await fetch(address);
    const fast = [await fetch(address), await fetch(address)] as const;
    expect(await fast[0].text()).toBe(await slow.text());
    const [first, second] = fast.map(({ headers }) => Object.fromEntries(headers));
    expect(first).toMatchObject({
      ...Object.fromEntries(slow.headers),
      date: expect.any(String),
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.any(String),
    });
    expect(first?.["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(first?.["x-request-id"]).not.toBe(second?.["x-request-id"]);

    const head = await fetch(address, { method: "HEAD" });
    expect(head.headers.get("etag")).toBe(slow.headers.get("etag"));
    expect(head.headers.get("content-encoding")).toBe("gzip");
    const etag = String(slow.headers.get("etag"));
    const known = await fetch(address, { headers: { "if-none-match": etag } });
    expect(known.status).toBe(304);
    expect(await (await fetch(`${address}/api/known`)).text()).toBe("known");
    expect((await fetch(address, { method: "POST" })).status).toBe(405);
  });

  it("is renewed in the background for requests after five seconds", async () => {
    const { app } = await startSite();
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const ask = async (encoding: string) =>
      fetch(address, { headers: { "accept-encoding": encoding } });
    const first = await (await ask("gzip")).text();
    clock.advance(5_000);
    const stale = await ask("gzip");
    expect(await stale.text()).toBe(first);
    await expect.poll(async () => (await ask("identity")).text()).not.toBe(first);
    const renewed = await ask("identity");
    expect(await renewed.text()).toContain(`at ${clock.now().toISOString()}`);
    expect(renewed.headers.get("content-encoding")).toBeNull();
    expect(renewed.headers.get("x-request-id")).not.toBe(stale.headers.get("x-request-id"));
  });
});

describe("a file", () => {
  it("with its content's hash in its name may be kept for ever, and comes compressed", async () => {
    const { app } = await startSite();
    const headers = { "accept-encoding": "br" };
    const response = await app.inject({ url: "/assets/entry-1234.js", headers });
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript; charset=utf-8"),
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
    const plain = await app.inject("/assets/entry-1234.js");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.body).toBe(script);
  });

  it("is sent in parts, as players of films ask for it", async () => {
    const { app } = await startSite();
    const headers = { range: "bytes=2-5" };
    const response = await app.inject({ url: "/films/dusk.webm", headers });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      "content-range": "bytes 2-5/10",
      "content-type": "video/webm",
      "cache-control": "public, max-age=3600",
    });
    expect(response.body).toBe("2345");
  });

  it.each([
    "/.vite/public.json",
    "/assets/..%2f..%2fserver/entry-server.js",
    "/assets/",
    "/.git/config",
    "/..%2f..%2f.git%2fconfig",
    "/.env",
    "/package.json",
  ])("is not found outside of the site's own: %s", async (url) => {
    const { app } = await startSite();
    const { body } = await app.inject(url);
    expect(body).not.toMatch(/rendered|\{\}/);
  });
});

it("says what is missing when the site isn't built", async () => {
  const app = Fastify();
  const options = {
    clock,
    cache,
    callKey: () => undefined,
    appRouter,
    publicUrl: "",
    createContext: () => Promise.reject(new Error()),
  };
  await expect(
    registerWeb(app, { ...options, mode: "production", webDir: "/nowhere" }),
  ).rejects.toThrow("entry-server.js");
});
