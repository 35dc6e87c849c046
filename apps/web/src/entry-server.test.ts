import { appRouter } from "@before-ten/api/app-router";
import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { describe, expect, it } from "vitest";
import { render } from "./entry-server.tsx";

/** Every call to the API fails: these pages must work without one or show the failure. */
async function open(url: string, texts = createTextReader()) {
  const errors: unknown[] = [];
  const page = await render({
    url,
    publicUrl: "https://beforeten.example",
    texts,
    renderedAt: "2026-12-05T05:00:00.000Z",
    appRouter,
    createContext: () => Promise.reject(new Error("secret")),
    answerKeyOf: () => undefined,
    nonce: "abc",
    signal: AbortSignal.timeout(10_000),
    onError: (error) => errors.push(error),
  });
  return { ...page, location: page.headers.get("location"), errors };
}

describe("server rendering", () => {
  it("answers an unknown address with 404 and a complete page", async () => {
    const { status, html, headers, errors } = await open("/nothing/here");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toMatch(/^text\/html/);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en".*<\/html>$/s);
    expect(html.match(/<!DOCTYPE/g)).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it("puts the nonce on every script and style", async () => {
    const { html } = await open("/about");
    const tags = html.match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !tag.includes('nonce="abc"'))).toEqual([]);
  });

  it("uses the given time of rendering", async () => {
    expect((await open("/nothing/here")).html).toMatch(/© (<!-- -->)?2026/);
  });

  it.each([
    ["/", "Failed to load events", 1],
    ["/events", "Failed to load events", 2],
    ["/events?country=UK", "Failed to load events", 2],
    ["/gallery", "Failed to load events", 1],
    ["/blog", "Failed to load blogs", 3],
  ])(
    "answers %s with an error if a part of it has no data, says so in its place, and hides the reason",
    async (url, sentence, calls) => {
      const { status, html, cachedSearch, errors } = await open(url);
      expect(status).toBe(500);
      expect(html).toContain(sentence);
      expect(html).toContain("Try again");
      expect(html).not.toContain("secret");
      expect(cachedSearch).toBeUndefined();
      expect(errors).toHaveLength(calls);
      expect(errors[0]).toMatchObject({ message: "secret" });
    },
  );

  it("answers with an error if a loader fails, and hides its message", async () => {
    const { status, html, errors } = await open("/events/019ab0c2-0000-7000-8000-000000000000");
    expect(status).toBe(500);
    expect(html).not.toContain("secret");
    expect(html).toContain('<missing-event message="Failed to load event details">');
    expect(errors).toMatchObject([{ message: "secret" }]);
  });

  it("leaves interactivity to the browser: no data, no router, no React", async () => {
    const { html } = await open("/about");
    expect(html).not.toMatch(/\$_TSR|entry-client|<body[^>]*data-waits/);
    const admin = await open("/admin/login");
    expect(admin.html).toMatch(/\$_TSR/);
    expect(admin.html).toMatch(/<body[^>]*data-waits/);
  });

  it("has an announcement above the header, and nothing of it otherwise", async () => {
    const entry = {
      id: "a",
      text: "Doors at five",
      link: "Why",
      url: "/about",
      from: "",
      until: "",
    };
    const { html } = await open("/about", createTextReader({ "announcement.bar": [entry] }));
    expect(html).toMatch(
      /<aside aria-label="Announcement"[^>]*>Doors at five <a href="\/about"[^>]*>Why<\/a><\/aside><header/,
    );
    expect((await open("/about")).html).not.toContain("<aside");
  });

  it("gives the admin area the club's own name and addresses, and no other text", async () => {
    const changed = { "brand.name": "Half Past", "about.title": "Why so early?" };
    const { html } = await open("/admin/login", createTextReader(changed));
    expect(html).toContain("<title>Sign in | Half Past admin</title>");
    expect(html).toContain('data-club="{&quot;brand.name&quot;:&quot;Half Past&quot;}"');
    expect((await open("/admin/login")).html).not.toContain("data-club");
  });

  it.each([
    ["/events/", "/events"],
    ["//evil.example//", "/evil.example"],
  ])("leads %s to %s, on this site", async (url, location) => {
    expect(await open(url)).toMatchObject({ status: 307, location, html: "" });
  });

  it("redirects no address to itself", async () => {
    expect(await open("/^")).toMatchObject({ status: 404, location: null });
  });

  it("keeps search parameters as text", async () => {
    for (const url of [
      "/events?q=2",
      "/events?q=true",
      "/events?q=%221%22",
      "/?utm_source=a&b=1",
    ]) {
      expect(await open(url)).toMatchObject({ location: null });
    }
  });
});
