import type { PostSummary } from "@before-ten/contracts/posts/output";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { comeAlive, expect, test } from "../support/test.ts";

async function posts(page: Page, query = ""): Promise<PostSummary[]> {
  const answer = await page.request.get(`/api/blogs?limit=100${query}`);
  const { data }: { data: PostSummary[] } = await answer.json();
  return data;
}

function articles(page: Page) {
  return page.getByRole("region", { name: "Articles" }).getByRole("article");
}

function toast(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

const slug = "in-defence-of-the-one-hit-wonder";

test("the list shows the featured post, then the others", { tag: "@both" }, async ({ open }) => {
  const page = await open("/blog");
  const all = await posts(page);
  const [featured] = await posts(page, "&featured=true");
  const first = articles(page).first();
  await expect(first).toContainText(featured?.title ?? "nothing");
  await expect(first).toContainText("Featured");
  await expect(articles(page)).toHaveCount(all.length);
  for (const article of await articles(page).all()) {
    const tags = await article.getByRole("list", { name: "Tags" }).getByRole("listitem").count();
    expect(tags).toBeLessThanOrEqual(3);
  }
  expect(await unevenTitles(page)).toEqual([]);
  // The button that clears the field is drawn by us, as browsers differ.
  const crosses = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === "::-webkit-search-cancel-button")
      .map(({ style }) => style.appearance),
  );
  expect(crosses).toEqual(["none"]);
  await expectNoAxeViolations(page);
});

/** Titles that don't line up with the others in their row, below equal images. */
function unevenTitles(page: Page): Promise<string[]> {
  return articles(page).evaluateAll((cards) => {
    const placed = cards.map((card) => {
      const title = card.querySelector("h2, h3");
      const top = Math.round(card.getBoundingClientRect().top);
      return {
        top,
        y: Math.round(title?.getBoundingClientRect().top ?? 0),
        text: title?.textContent,
      };
    });
    return placed
      .filter(({ top, y }) => placed.some((other) => other.top === top && other.y !== y))
      .map(({ text }) => text ?? "");
  });
}

test("a category is in the address and survives a reload and Back", async ({ open }) => {
  const page = await open("/blog");
  const music = await posts(page, "&category=music");
  await page.getByRole("button", { name: "Music", exact: true }).click();
  await expect(page).toHaveURL("/blog?category=music");
  await expect(articles(page)).toHaveCount(music.length);
  // A category's list is sorted latest first, without a featured post.
  await expect(articles(page).first()).toContainText(music[0]?.title ?? "nothing");
  await page.reload();
  await expect(articles(page)).toHaveCount(music.length);
  await articles(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(music[0]?.title ?? "nothing");
  await page.goBack();
  await expect(page).toHaveURL("/blog?category=music");
  // Clicked earlier, the browser would submit the form, with its empty fields in the address.
  await comeAlive(page);
  await page.getByRole("button", { name: "All Posts" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a misspelt search finds posts, a hopeless one offers all", async ({ open }) => {
  const page = await open("/blog");
  const field = page.getByRole("searchbox", { name: "Search articles" });
  await field.fill("one-hit wnder");
  await expect(page).toHaveURL("/blog?search=one-hit+wnder");
  await expect(articles(page).first()).toContainText("In defence of the one-hit wonder");
  await field.fill("zzzzqq");
  await expect(page.getByText("No articles found")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "View All Articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(field).toHaveValue("");
  await expect(articles(page)).not.toHaveCount(0);
});

test("a popular topic becomes the search text", async ({ open }) => {
  const page = await open("/blog");
  const topics = page.getByRole("region", { name: "Popular Topics" }).getByRole("button");
  await expect(topics).toHaveCount(10);
  const search = page.getByRole("searchbox", { name: "Search articles" });
  const words = await topics.allTextContents();
  for (const topic of [words[0], words.at(-1)]) {
    const [, name = "", count = ""] = /^(.+) \((\d+)\)$/.exec(topic ?? "") ?? [];
    await topics.getByText(topic ?? "nothing", { exact: true }).click();
    await expect(search).toHaveValue(name);
    // The list has as many posts as the button announced.
    await expect(page.getByText(`${count} articles`, { exact: true })).toBeVisible();
    await expect(articles(page).first()).toBeInViewport();
  }
});

test("shows a whole post", async ({ open, baseURL }) => {
  const page = await open("/blog/the-first-record-of-the-day");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("The first record of the day");
  await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
  await expect(main.getByText(/^[\d,]+ views?$/)).toBeVisible();
  const story = main.getByText("Anyone can choose a last song.").locator("..");
  expect(await story.getByRole("paragraph").count()).toBeGreaterThan(3);
  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("article");
  await expect(related).toHaveCount(2);
  const nextParty = page.getByRole("region", { name: "The next party" });
  await expect(nextParty.getByRole("article")).toHaveCount(1);
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? "")).toMatchObject({
    "@type": "BlogPosting",
    headline: "The first record of the day",
    url: `${baseURL}/blog/the-first-record-of-the-day`,
  });
  await expectNoAxeViolations(page);
  await main.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("Share copies the link", async ({ open, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await open(`/blog/${slug}?utm_source=poster`);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${slug}`);
});

test("a page load counts as one view, prefetching doesn't", async ({ open, db }) => {
  const views = async () => {
    const row = db
      .selectFrom("blog_posts")
      .select("views")
      .where("slug", "=", "notes-from-the-street-door");
    return (await row.executeTakeFirstOrThrow()).views;
  };
  const before = await views();
  const page = await open("/blog?category=community");
  const link = page.getByRole("link", { name: "Notes from the street door" });
  // The browser prefetches the page.
  await link.hover();
  await page.request.get("/blog/notes-from-the-street-door");
  expect(await views()).toBe(before);
  await link.click();
  await expect.poll(views).toBe(before + 1);
  await page.reload();
  await expect.poll(views).toBe(before + 2);
  await page.waitForTimeout(1_000);
  expect(await views()).toBe(before + 2);
});

test("an id and a former slug redirect to the post's address", async ({ page, db }) => {
  const post = db.selectFrom("blog_posts").select("id").where("slug", "=", slug);
  const { id } = await post.executeTakeFirstOrThrow();
  await db
    .insertInto("blog_post_old_slugs")
    .values({ slug: "a-former-name", post_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const key of [id, "a-former-name"]) {
    const answer = await page.request.get(`/blog/${key}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`/blog/${slug}$`));
    const led = await page.request.get(`/blog/${key}?utm_source=mail`, { maxRedirects: 0 });
    expect(led.headers().location).toMatch(new RegExp(`/blog/${slug}[?]utm_source=mail$`));
  }
});

for (const status of ["draft", "archived"] as const) {
  test(`a post that is ${status} is not public`, async ({ page, pageErrors, db }) => {
    pageErrors.expect(/404 .*\/blog\//);
    const hidden = db
      .selectFrom("blog_posts")
      .select(["slug", "title"])
      .where("status", "=", status);
    const { slug: hiddenSlug, title } = await hidden.executeTakeFirstOrThrow();
    const response = await page.goto(`/blog/${hiddenSlug}`);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toContain(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
    await expect(page.getByRole("alert")).toHaveText("Blog not found");
    await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("list and post are readable", async ({ page }) => {
    await page.goto("/blog");
    await expect(articles(page)).not.toHaveCount(0);
    await page.getByRole("link", { name: "The first record of the day" }).click();
    await expect(page.getByText("Anyone can choose a last song.")).toBeVisible();
  });
});
