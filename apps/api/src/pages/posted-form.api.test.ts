import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildWhenNeeded } from "../cli/build-when-needed.ts";
import { appRouter } from "../registry/app-router.ts";
import { openTestApp } from "../testing/test-app.ts";
import { registerWeb } from "./register-pages.ts";

const { app, db, deps, clock, cache, callKey, createContext } = await openTestApp();
const publicUrl = "https://club.example";

beforeAll(async () => {
  await buildWhenNeeded();
  const webDir = join(import.meta.dirname, "../../../web");
  const texts = deps.siteTexts;
  const options = { publicUrl, clock, cache, texts, callKey, appRouter, createContext };
  await registerWeb(app, { mode: "production", webDir, ...options });
}, 120_000);

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("subscribers").execute();
  await db.deleteFrom("contact_messages").execute();
});

const own = { "sec-fetch-site": "same-origin", origin: publicUrl };

function post(
  url: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = own,
) {
  return app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const subscribe = { form: "newsletter.subscribe", email: "ana@mail.example" };

describe("a form that is posted without scripts", () => {
  it("does what it says, and is answered with the page and no script", async () => {
    const { statusCode, headers, body } = await post("/", subscribe);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(body).toContain("Successfully subscribed to newsletter!");
    expect(
      body.replaceAll(/<script type="application\/ld\+json".*?<\/script>/gs, ""),
    ).not.toContain("<script");
    expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([
      { email: "ana@mail.example" },
    ]);
  });

  it("keeps what was typed, as text, beside the errors of each field", async () => {
    const typed = `"><script>alert(1)</script>`;
    const { statusCode, body } = await post("/contact", {
      form: "contact.send",
      name: "A",
      email: "ana@mail.example",
      subject: typed,
      message: "</textarea>short",
      type: "feedback",
    });
    expect(statusCode).toBe(400);
    expect(body).toContain("Name must be at least 2 characters");
    expect(body).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(body).toContain("&lt;/textarea&gt;short");
    expect(body).not.toContain("<script>alert");
    const [, checked = ""] = /<input(?=[^>]*name="type")(?=[^>]*checked)([^>]*)>/.exec(body) ?? [];
    expect(checked).toContain('value="feedback"');
  });

  it("never shows a password again", async () => {
    const password = "five calm purple lanterns";
    const form = { form: "auth.resetPassword", token: "unknown", password };
    const { statusCode, body } = await post("/reset-password/unknown", form);
    expect(statusCode).toBe(400);
    expect(body).not.toContain(password);
  });

  it("is counted by the same limit as a call", async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await post("/", subscribe)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { headers, body } = await post("/", subscribe);
    expect(headers["retry-after"]).toBeDefined();
    expect(body).toContain("Too many subscription attempts. Please try again later.");
    expect(body).toContain(`value="${subscribe.email}"`);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["another host of ours", { "sec-fetch-site": "same-site", origin: "https://www.club.example" }],
    ["an older browser on another site", { origin: "https://evil.example" }],
    ["a sandboxed frame", { origin: "null" }],
  ])("is refused from %s", async (_whose, headers) => {
    expect((await post("/", subscribe, headers)).statusCode).toBe(403);
    expect(await db.selectFrom("subscribers").select("email").execute()).toEqual([]);
  });

  it.each([
    ["nothing", {}],
    ["an unknown procedure", { form: "newsletter.nothing" }],
    ["a procedure for admins", { form: "posts.create" }],
    ["a query", { form: "events.list" }],
    ["what every object has", { form: "__proto__", constructor: "x" }],
  ])("calls nothing if it names %s", async (_what, fields) => {
    expect((await post("/", fields)).statusCode).toBe(405);
  });

  it("may be long, but not any length", async () => {
    const form = { form: "contact.send", message: "🪩".repeat(5_000) };
    expect((await post("/contact", form)).statusCode).toBe(400);
    const long = await post("/contact", { ...form, name: "n".repeat(200_000) });
    expect(long.statusCode).toBe(413);
  });

  it("is read whatever it contains", async () => {
    for (const fields of ["%", "form=contact.send&%ff%00=%ff&name=%00", "&&&=&=", "a[]=1&a[]=2"]) {
      expect((await post("/contact", fields)).statusCode).toBeLessThan(500);
    }
  });

  it("isn't accepted by addresses that aren't pages", async () => {
    expect((await post("/media/x", subscribe)).statusCode).toBe(405);
    expect((await post("/assets/x", subscribe)).statusCode).toBe(405);
  });
});

it("a mail program gets no page where a page's form gets the page", async () => {
  const byMail = await post("/unsubscribe?token=x", { "List-Unsubscribe": "One-Click" }, {});
  expect(byMail.headers["content-type"]).toMatch(/^application\/json/);
  const form = { form: "newsletter.unsubscribe", token: "x" };
  const { statusCode, body } = await post("/unsubscribe?token=x", form);
  expect(statusCode).toBe(400);
  expect(body).toContain("This unsubscribe link isn&#x27;t complete.");
});
