import { glob } from "node:fs/promises";
import { join } from "node:path";
import { postMessages } from "@before-ten/contracts/posts/messages";
import { storeImage } from "@before-ten/db/queries/images/images";
import { seedDemoData } from "@before-ten/demo/seed-demo";
import { createTestDatabase } from "@before-ten/db/testing/test-database";
import { type DOMReadyEvent, HtmlValidate, Rule, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, startTestApp } from "../testing/test-app.ts";
import { writeCampaign } from "../features/campaigns/content/write-campaign.ts";
import { revokePreview, sharePreview } from "../features/posts/preview/preview-links.service.ts";
import { appRouter } from "../registry/app-router.ts";
import { buildWhenNeeded } from "../cli/build-when-needed.ts";
import { errorPage } from "../http/plain-page.ts";
import { registerWeb } from "./register-pages.ts";

/**
 * Checks every page's server-rendered HTML against the standard. axe checks it after scripts ran,
 * in the browser.
 */

const webDir = join(import.meta.dirname, "../../../web");
/** The first run after a change builds the pages. */
const timeoutMs = 120_000;

/** Required by the standard, but missing in the checker's own rules. */
class GroupsOfList extends Rule {
  override setup() {
    this.on("dom:ready", ({ document }: DOMReadyEvent) => {
      for (const group of document.querySelectorAll("dl > div")) {
        const names = new Set(group.childElements.map(({ tagName }) => tagName));
        if (names.has("dt") && names.has("dd")) continue;
        this.report(group, "A <div> in a <dl> holds both <dt> and <dd>");
      }
    });
  }
}

class OneTitle extends Rule {
  override setup() {
    this.on("dom:ready", ({ document }: DOMReadyEvent) => {
      const headings = document.querySelectorAll("h1, h2, h3, h4, h5, h6");
      const titles = headings.filter(({ tagName }) => tagName === "h1");
      if (headings.length > 0 && titles.length !== 1) {
        this.report(headings[0] ?? null, `A page with headings has one <h1>, not ${titles.length}`);
      }
    });
  }
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    plugins: [{ name: "own", rules: { "own/dl": GroupsOfList, "own/h1": OneTitle } }],
    rules: { "own/dl": "error", "own/h1": "error" },
  }),
);

let site: TestApp;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  await buildWhenNeeded();
  const { db, close } = await createTestDatabase();
  closeDatabase = close;
  site = await startTestApp(db);
  await registerWeb(site.app, {
    mode: "production",
    webDir,
    publicUrl: "https://club.example",
    clock: site.clock,
    texts: site.deps.siteTexts,
    cache: site.cache,
    callKey: site.callKey,
    appRouter,
    createContext: site.createContext,
  });
  const [drawn, photographed] = ["a".repeat(64), "b".repeat(64)] as const;
  const size = { width: 800, height: 1200, widths: [400, 800], preview: null };
  await storeImage(db, { ...size, id: drawn, formats: ["svg", "webp", "jpeg"] });
  await storeImage(db, { ...size, id: photographed, formats: ["avif", "webp", "jpeg"] });
  await seedDemoData(db, {
    now: site.clock.now(),
    publicUrl: "https://club.example",
    storeImage: async (name) => (name.startsWith("posters/") ? drawn : photographed),
    writeMail: (trx, content, at) =>
      writeCampaign({ ...site.deps, db: trx, clock: { now: () => at } }, content),
  });
}, timeoutMs);

afterAll(async () => {
  await site.app.close();
  await closeDatabase();
});

/** With placeholder values for `$id` and `$token` that match nothing. */
async function addressesOfRoutes(): Promise<string[]> {
  const addresses: string[] = [];
  for await (const file of glob("**/*.tsx", { cwd: join(webDir, "src/routes") })) {
    // A layout isn't a page: its pages are in the folder next to it.
    if (/^(__root|_site|admin|admin\/_staff)\.tsx$/.test(file)) continue;
    // Leads to the page that mails the link again.
    if (file === "_site/reset-password.index.tsx") continue;
    const path = file
      .replace(/\.tsx$/, "")
      .replaceAll(".", "/")
      .split("/");
    const parts = path.filter((part) => !part.startsWith("_") && part !== "index");
    addresses.push(`/${parts.map((part) => part.replace(/^\$.*/, "nothing")).join("/")}`);
  }
  return addresses;
}

async function errorsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${message} (${selector})`),
  );
}

async function errorsAt(address: string): Promise<string[]> {
  const { statusCode, headers, body } = await site.app.inject(address);
  // Any other status is an error page or a redirect: the intended page wasn't checked.
  if (statusCode !== 200 && statusCode !== 404) return [`${address}: answers ${statusCode}`];
  expect(headers["content-type"]).toMatch(/^text\/html/);
  return (await errorsOf(body)).map((error) => `${address}: ${error}`);
}

it("every page, and every state an address can bring it to, is HTML as the standard has it", async () => {
  const { events, posts, series, albums } = await publicContent();
  const addresses = new Set([
    ...(await addressesOfRoutes()),
    ...events.map((id) => `/events/${id}`),
    ...posts.map((slug) => `/blog/${slug}`),
    ...series.map((slug) => `/series/${slug}`),
    ...albums.map((id) => `/gallery/${id}`),
    "/nowhere",
    "/events?q=nothing&country=NZ",
    "/blog?search=nothing",
    "/blog?category=music",
    "/gallery?country=CA",
    "/unsubscribe?email=ana@club.example",
    "/unsubscribe?token=nothing",
    "/newsletter/confirm?token=nothing",
    "/newsletter/preferences?token=nothing",
    "/alerts/confirm?token=nothing",
    "/alerts/leave?token=nothing",
    "/review?token=nothing",
    "/api/docs",
    "/api/docs/events",
    "/api/docs/schemas",
    "/api/docs/changelog",
  ]);
  expect(addresses.size).toBeGreaterThan(60);
  const errors: string[] = [];
  for (const address of addresses) errors.push(...(await errorsAt(address)));
  expect(errors).toEqual([]);
}, 60_000);

function headingOf(html: string): string | undefined {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
  return heading?.replaceAll("&#x27;", "'");
}

async function publicContent(): Promise<
  Record<"events" | "posts" | "series" | "albums", string[]>
> {
  const { db } = site.deps;
  const [events, posts, series, albums] = await Promise.all([
    db.selectFrom("events").select("id").where("status", "!=", "draft").execute(),
    db.selectFrom("blog_posts").select("slug").where("status", "=", "published").execute(),
    db.selectFrom("event_series").select("slug").execute(),
    db.selectFrom("event_albums").select("id").execute(),
  ]);
  const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { events: ids(events), posts: slugs(posts), series: slugs(series), albums: ids(albums) };
}

it("so is the preview of a draft, which must not be stored or indexed", async () => {
  const { db } = site.deps;
  const { id, title } = await db
    .updateTable("blog_posts")
    .set({ status: "draft" })
    .where("id", "=", (eb) => eb.selectFrom("blog_posts").select("id").orderBy("id").limit(1))
    .returning(["id", "title"])
    .executeTakeFirstOrThrow();
  const { url } = await sharePreview(site.deps, "post", { id });
  const address = new URL(url).pathname;
  expect(await errorsAt(address)).toEqual([]);
  // The second would come from the cache, if it were in there.
  for (const status of [200, 404]) {
    const { statusCode, headers, body } = await site.app.inject(address);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain("<record-view");
    const shown = status === 200 ? title : postMessages.previewEnded;
    expect(headingOf(body)).toBe(shown);
    await revokePreview(site.deps, "post", id);
  }
});

it("so is the page for when no page can be rendered", async () => {
  expect(await errorsOf(errorPage("nonce", "an id"))).toEqual([]);
});
