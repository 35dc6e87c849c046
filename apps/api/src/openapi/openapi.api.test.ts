import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { restApi, restRoutes } from "../registry/rest-routes.ts";
import { expectDocumented } from "../testing/documented.ts";
import { openTestApp } from "../testing/test-app.ts";
import { describeApi } from "./document.ts";
import { operationIdOf, tagOf } from "./operation.ts";

const { app } = await openTestApp();

describe("GET /api/openapi.json", () => {
  it("answers the document to everyone", async () => {
    const { statusCode, headers, body } = await app.inject("/api/openapi.json");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(describeApi(restApi))));
  });
});

describe("GET /api/docs", () => {
  it("is one page, and its policy lets it load nothing but files of this server", async () => {
    const { headers, body } = await app.inject("/api/docs");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers).toMatchObject({
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringContaining(
        "default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; style-src 'self'; font-src 'self';",
      ),
      "cross-origin-opener-policy": "same-origin",
    });
    expect(body).not.toMatch(
      /<script(?! type="module" src="\/api\/)|<style|style=|\son\w+=|https?:\/\/(?!(?:tickets|club)\.example)/i,
    );
    const files = [...body.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g)];
    const types = await Promise.all(
      files.map(async ([, url = ""]) => (await app.inject(url)).headers["content-type"]),
    );
    expect(types).toEqual([
      "font/woff2",
      "font/woff2",
      "text/css; charset=utf-8",
      "text/javascript; charset=utf-8",
    ]);
  });

  it("lists every call, and every link on it and on the groups' pages leads somewhere", async () => {
    const addresses = ["schemas", "changelog", ...Object.keys(restApi.tags)].map(
      (group) => `/api/docs/${group}`,
    );
    const targets = new Set<string>();
    const links = new Set<string>();
    for (const address of ["/api/docs", ...addresses]) {
      const { statusCode, body, rawPayload } = await app.inject(address);
      expect(statusCode).toBe(200);
      expect(rawPayload.length).toBeLessThan(200_000);
      targets.add(address);
      for (const [, id] of body.matchAll(/\sid="([^"]+)"/g)) targets.add(`${address}#${id}`);
      for (const [, link = ""] of body.matchAll(/<a[^>]* href="((?:\/api)?[^"/][^"]*)"/g)) {
        links.add(link.startsWith("#") ? `${address}${link}` : link);
      }
    }
    const calls = restRoutes.map((route) => ({ group: tagOf(route), id: operationIdOf(route) }));
    for (const { group, id } of calls) {
      expect(targets).toContain(`/api/docs#${id}`);
      expect(links).toContain(`/api/docs/${group}#${id}`);
    }
    expect([...links].filter((link) => !targets.has(link))).toEqual([]);
  });

  it("has no page for another group", async () => {
    expect((await app.inject("/api/docs/nothing")).statusCode).toBe(404);
  });
});

describe.each([
  "/api/openapi.json",
  "/api/docs",
  "/api/docs/events",
  "/api/docs.css",
  "/api/docs.js",
])("%s", (url) => {
  it("is sent compressed if accepted, and again only when it changed", async () => {
    const plain = await app.inject(url);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.headers.vary).toBe("accept-encoding");
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, read] of Object.entries(unpack)) {
      const headers = { "accept-encoding": encoding };
      const packed = await app.inject({ url, headers });
      expect(packed.headers).toMatchObject({
        "content-encoding": encoding,
        "content-type": plain.headers["content-type"],
        etag: plain.headers.etag,
      });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(read(packed.rawPayload).toString()).toBe(plain.body);
    }
    const headers = { "if-none-match": String(plain.headers.etag), "accept-encoding": "br" };
    const again = await app.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers).not.toHaveProperty("content-encoding");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const)("refuses %s", async (method) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    expect(statusCode).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
    expect(JSON.parse(body)).toEqual({
      success: false,
      error: `${method} is not possible here: GET, HEAD`,
    });
  });

  it("answers HEAD as GET, without the body", async () => {
    const { statusCode, headers, body } = await app.inject({ method: "HEAD", url });
    expect([statusCode, body]).toEqual([200, ""]);
    expect(Number(headers["content-length"])).toBeGreaterThan(1_000);
  });
});

describe("an answer over REST in any test", () => {
  const user = { success: true, user: undefined };

  it.each([
    [{ status: 418, body: {} }, "isn't documented"],
    [{ status: 200, body: user }, "something else than its schema says"],
    [{ status: 200, body: { success: true, message: "Done", secret: 1 } }, "answers more"],
  ])("fails it when it is %j", ({ status, body }, complaint) => {
    const path = status === 200 && "user" in body ? "/auth/me" : "/auth/logout";
    const method = path === "/auth/me" ? "GET" : "POST";
    expect(() => expectDocumented({ method, path, status, body })).toThrow(complaint);
  });
});
