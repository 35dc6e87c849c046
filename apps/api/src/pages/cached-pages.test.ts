import { describe, expect, it } from "vitest";
import { serveSmallSite } from "../testing/serve-small-site.ts";

const { startSite, clock, cache } = await serveSmallSite();

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
