import { join } from "node:path";
import { pageMessages } from "@before-ten/contracts/pages/messages";
import type { AdminPage, AdminPageSummary, PublicPage } from "@before-ten/contracts/pages/output";
import { defaultTexts } from "@before-ten/contracts/site/read-texts";
import { footerTexts } from "@before-ten/contracts/site/texts/footer";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildWhenNeeded } from "../../../cli/build-when-needed.ts";
import { registerWeb } from "../../../pages/register-pages.ts";
import { appRouter } from "../../../registry/app-router.ts";
import { callRest, mutateTrpc } from "../../../testing/calls.ts";
import { madeKey } from "../../../testing/accounts/made-key.ts";
import { signedInAs } from "../../../testing/accounts/signed-in.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { applyPageSchedule } from "./pages.service.ts";

const { app, db, deps, clock, cache, callKey, createContext } = await openTestApp({
  caches: true,
  rateLimitFactor: 1_000,
});
const { token } = await signedInAs(deps, "admin", { adminRole: "editor" });

const unfilled = pageMessages.unfilled(["[Legal name]"]);
const canary = "canary of a page";
const page = {
  title: "Privacy",
  slug: "privacy",
  excerpt: "What we store about you, and why.",
  content: `We store the address you subscribe with, until you leave: ${canary}`,
};

beforeAll(async () => {
  await buildWhenNeeded();
  await registerWeb(app, {
    mode: "production",
    webDir: join(import.meta.dirname, "../../../../../web"),
    publicUrl: "https://club.example",
    texts: deps.siteTexts,
    clock,
    cache,
    callKey,
    appRouter,
    createContext,
  });
}, 120_000);

beforeEach(async () => {
  await db.deleteFrom("all_pages").execute();
  cache.clear();
});

async function create(payload: object = {}): Promise<AdminPage> {
  const answer = await callRest<AdminPage>(app, "POST", "/pages", {
    token,
    payload: { ...page, ...payload },
  });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.data;
}

const change = (id: string, payload: object) =>
  callRest<AdminPage>(app, "PUT", `/pages/${id}`, { token, payload });

async function read(url: string): Promise<string> {
  return (await app.inject({ url, headers: { accept: "text/html" } })).body;
}

const statusOf = async (url: string) => (await app.inject(url)).statusCode;

describe("a published page", () => {
  it("is read at /p/{slug}, with what search engines need", async () => {
    await create({ status: "published", content: `<b>Bold</b> isn't HTML here. ${page.content}` });
    const html = await read("/p/privacy");
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt; isn&#x27;t HTML here.");
    expect(html).toContain('<link rel="canonical" href="https://club.example/p/privacy"');
    expect(html).toMatch(/<meta name="description" content="What we store about you, and why\."/);
    expect(html).toContain('"@type":"WebPage"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toMatch(/<time dateTime="[^"]+">Last changed /);
    const { body } = await callRest<PublicPage>(app, "GET", "/pages/privacy");
    expect(body.data).toMatchObject({ slug: "privacy", title: "Privacy" });
    expect(await read("/sitemap.xml")).toContain("https://club.example/p/privacy");
  });

  it("isn't a post anywhere", async () => {
    const { id } = await create({ status: "published" });
    for (const path of ["/blogs", `/blogs?search=canary`, "/blogs/filters"]) {
      expect((await callRest(app, "GET", path)).text).not.toContain("Privacy");
    }
    for (const name of [id, "privacy"]) {
      expect((await callRest(app, "GET", `/blogs/${name}`, { token })).status).toBe(404);
      expect(await statusOf(`/blog/${name}`)).toBe(404);
    }
    for (const url of ["/blog", "/blog.rss", "/blog.json"]) {
      expect(await read(url)).not.toContain(canary);
    }
  });

  it("turns the footer's plain word into a link, and back when it is taken down", async () => {
    const before = await read("/about");
    expect(before).toContain("<span>Privacy Policy</span>");
    const { id } = await create({ status: "published" });
    const link = '<a href="/p/privacy">Privacy Policy</a>';
    expect(await read("/about")).toContain(link);
    expect(await read("/about")).toContain("<span>Terms of Service</span>");
    await change(id, { status: "draft" });
    expect(withoutNonces(await read("/about"))).toBe(withoutNonces(before));
  });

  it("redirects from a former address and its id", async () => {
    const { id } = await create({ status: "published" });
    expect((await change(id, { slug: "your-data" })).status).toBe(200);
    for (const url of ["/p/privacy", `/p/${id}`]) {
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers.location]).toEqual([301, "/p/your-data"]);
    }
    // Its former address stays its own.
    const { status, body } = await callRest(app, "POST", "/pages", { token, payload: page });
    expect([status, body.details]).toEqual([
      409,
      [{ path: "slug", message: pageMessages.slugTaken }],
    ]);
    expect((await change(id, { slug: "privacy" })).status).toBe(200);
    expect((await app.inject("/p/your-data")).headers.location).toBe("/p/privacy");
  });
});

function withoutNonces(html: string): string {
  return html.replaceAll(/nonce(?:=|" content=)"[^"]*"/g, "");
}

it.each(["draft", "in the trash"])("a page that is %s is found nowhere", async (state) => {
  const { id } = await create({ status: state === "draft" ? "draft" : "published" });
  if (state !== "draft") await callRest(app, "DELETE", `/pages/${id}`, { token });
  for (const name of [id, "privacy"]) {
    expect((await callRest(app, "GET", `/pages/${name}`)).status).toBe(404);
    expect(await statusOf(`/p/${name}`)).toBe(404);
  }
  for (const url of ["/", "/p/privacy", "/sitemap.xml", "/sitemap/club-pages-1.xml", "/llms.txt"]) {
    expect(await read(url)).not.toMatch(/canary of a page|\/p\/privacy"|>[^<]*\/p\/privacy</);
  }
});

describe("writing pages", () => {
  it("lists drafts too, by title, and finds words and addresses", async () => {
    await create({ title: "Terms", slug: "terms", status: "published" });
    await create();
    const titles = async (query: string) => {
      const { body } = await callRest<AdminPageSummary[]>(app, "GET", `/admin/pages${query}`, {
        token,
      });
      return body.data.map(({ title }) => title);
    };
    expect(await titles("")).toEqual(["Privacy", "Terms"]);
    expect(await titles("?status=draft")).toEqual(["Privacy"]);
    expect(await titles("?search=terms")).toEqual(["Terms"]);
    expect(await titles("?search=canary%20privacy")).toEqual(["Privacy"]);
    expect(await titles("?limit=1&page=2")).toEqual(["Terms"]);
  });

  it("makes a free address of the title", async () => {
    const slugs = [];
    for (let count = 0; count < 3; count += 1) {
      slugs.push((await create({ title: "House rules", slug: undefined })).slug);
    }
    expect(slugs).toEqual(["house-rules", "house-rules-2", "house-rules-3"]);
  });

  it.each([
    [{ title: "No" }, "title"],
    [{ excerpt: "Short" }, "excerpt"],
    [{ content: "Too short." }, "content"],
    [{ content: undefined }, "content"],
    [{ html: `<p>${page.content}</p>` }, "content"],
    [{ slug: "Not A Slug" }, "slug"],
    [{ status: "archived" }, "status"],
    [{ publishAt: "2020-01-01T10:00" }, "publishAt"],
  ])("refuses %j", async (wrong, path) => {
    const { status, body } = await callRest(app, "POST", "/pages", {
      token,
      payload: { ...page, ...wrong },
    });
    expect([status, body.details?.[0]?.path]).toEqual([400, path]);
  });

  it("publishes no gap of a template unless told to, and asks once", async () => {
    const content = `[Legal name] stores what you tell us: ${canary}`;
    const refused = { status: 400, details: [{ path: "content", message: unfilled }] };
    const { id } = await create({ content });
    const attempt = async (payload: object) => {
      const { status, body } = await change(id, payload);
      return { status, details: body.details };
    };
    const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString();
    expect(await attempt({ status: "published" })).toEqual(refused);
    expect(await attempt({ publishAt: tomorrow })).toEqual(refused);
    const made = await callRest(app, "POST", "/pages", {
      token,
      payload: { ...page, content, slug: "again", status: "published" },
    });
    expect({ status: made.status, details: made.body.details }).toEqual(refused);
    expect(await statusOf("/p/privacy")).toBe(404);
    expect((await attempt({ status: "published", allowGaps: true })).status).toBe(200);
    expect((await attempt({ title: "Privacy policy" })).status).toBe(200);
    expect((await attempt({ excerpt: "What [name] stores about you." })).status).toBe(400);
  });

  it("keeps the structure that HTML has", async () => {
    const html = `<h2>Who we are</h2><p>${page.content}</p>`;
    const { document, id } = await create({ content: undefined, html });
    expect(document?.blocks).toMatchObject([{ kind: "heading" }, { kind: "paragraph" }]);
    // The text as it was read doesn't replace it.
    const { content } = (await change(id, { title: "Privacy policy" })).body.data;
    expect((await change(id, { content })).body.data.document).toEqual(document);
  });

  it("merges what two people change, and refuses the same field", async () => {
    const { id, version } = await create();
    await change(id, { title: "Privacy policy" });
    const update = (input: object) =>
      mutateTrpc<AdminPage>(app, "pages.update", { id, baseVersion: version, ...input }, { token });
    const other = await update({ excerpt: "What we know about you." });
    expect(other.body.result?.data).toMatchObject({
      title: "Privacy policy",
      excerpt: "What we know about you.",
      meanwhile: [{ field: "title" }],
    });
    expect((await update({ title: "Your data" })).status).toBe(412);
  });

  it("publishes and takes down at their times", async () => {
    const inMinutes = (count: number) =>
      new Date(clock.now().getTime() + count * 60_000).toISOString();
    const { id } = await create({ publishAt: inMinutes(1), takeDownAt: inMinutes(3) });
    await applyPageSchedule(deps, id);
    expect(await statusOf("/p/privacy")).toBe(404);
    clock.advance(61_000);
    await applyPageSchedule(deps, id);
    expect(await statusOf("/p/privacy")).toBe(200);
    clock.advance(120_000);
    await applyPageSchedule(deps, id);
    expect(await statusOf("/p/privacy")).toBe(404);
  });

  it("restores an earlier version, and a page from the trash", async () => {
    const owner = await signedInAs(deps, "admin");
    const { id } = await create({ status: "published" });
    await change(id, { title: "Something else" });
    const history = await callRest<{ id: string }[]>(
      app,
      "GET",
      `/admin/history?kind=page&entityId=${id}`,
      { token: owner.token },
    );
    expect(history.body.data).toHaveLength(2);
    const restored = await callRest(
      app,
      "POST",
      `/admin/history/${history.body.data[0]?.id}/restore`,
      { token: owner.token, payload: { side: "before" } },
    );
    expect([restored.status, restored.body.error]).toEqual([200, undefined]);
    await callRest(app, "DELETE", `/pages/${id}`, { token });
    await callRest(app, "POST", "/admin/trash/restore", { token, payload: { ids: [id] } });
    expect(await read("/p/privacy")).toContain("Privacy</h1>");
  });

  it("a key with the scope site:write may, another may not", async () => {
    const write = async (scope: "site:write" | "events:write") => {
      const { secret } = await madeKey(deps, { scopes: [scope] });
      const made = await callRest<AdminPage>(app, "POST", "/pages", {
        token: secret,
        payload: { ...page, slug: undefined },
      });
      if (made.status !== 201) return made.status;
      return (await callRest(app, "DELETE", `/pages/${made.body.data.id}`, { token: secret }))
        .status;
    };
    expect(await write("site:write")).toBe(200);
    expect(await write("events:write")).toBe(403);
  });
});

it("the footer's words are those that become links", () => {
  const ids = defaultTexts(footerTexts).goodToKnowLinks.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["privacy", "terms"]));
});
