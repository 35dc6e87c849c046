import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentHeaders } from "../http/security-headers.ts";
import { appRouter } from "../registry/app-router.ts";
import { unchangedTexts } from "../testing/unchanged-texts.ts";
import { serveSmallSite } from "../testing/serve-small-site.ts";
import { script } from "../testing/small-site.ts";
import { registerWeb } from "./register-pages.ts";

const { startSite, clock, cache } = await serveSmallSite();

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
    texts: unchangedTexts,
    callKey: () => undefined,
    appRouter,
    publicUrl: "",
    createContext: () => Promise.reject(new Error()),
  };
  await expect(
    registerWeb(app, { ...options, mode: "production", webDir: "/nowhere" }),
  ).rejects.toThrow("entry-server.js");
});
