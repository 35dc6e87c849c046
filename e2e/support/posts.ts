import type { AdminPost } from "@before-ten/contracts/posts/output";
import type { Page } from "@playwright/test";
import { test as base, unique } from "./admin-test.ts";
import { expect } from "./test.ts";

interface PostFixtures {
  /** Creates a draft through the API, and deletes it after the test. */
  makePost: (fields?: Record<string, unknown>) => Promise<AdminPost>;
}

export const test = base.extend<PostFixtures>({
  makePost: async ({ context, request, session }, use) => {
    const headers = { authorization: `Bearer ${session.token}` };
    const made: string[] = [];
    await use(async (fields = {}) => {
      const answer = await request.post("/api/blogs", {
        headers,
        data: { ...plainPost, title: unique("Test Tale"), ...fields },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: AdminPost } = await answer.json();
      made.push(data.id);
      return data;
    });
    // A page that still shows the post would count a view of a deleted one.
    for (const page of context.pages()) await page.close();
    for (const id of made) await request.delete(`/api/blogs/${id}`, { headers });
  },
});

export const content =
  "We hung the mirror ball at three.\n\nAt four it turned, and no one asked when it would end.";

const plainPost = {
  excerpt: "A tale that only a test tells.",
  content,
  author: "The desk",
  category: "music",
  tags: ["test"],
};

export function postForm(page: Page) {
  return {
    title: page.getByRole("textbox", { name: "Title" }),
    excerpt: page.getByRole("textbox", { name: "Excerpt" }),
    content: page.getByRole("textbox", { name: "Content" }),
    author: page.getByRole("textbox", { name: "Author" }),
    category: page.getByRole("combobox", { name: "Category" }),
    tags: page.getByRole("combobox", { name: "Tags" }),
    readTime: page.getByRole("textbox", { name: "Read time" }),
    image: page.getByLabel("Featured image", { exact: true }),
    status: page.getByRole("combobox", { name: "Status" }),
    featured: page.getByRole("checkbox", { name: "Mark as featured post" }),
    slug: page.getByRole("textbox", { name: "Address of the post" }),
    submit: page.locator("form [type=submit]"),
  };
}

/** Opens the drawer of everything but the text. */
export async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Settings", exact: true }).press("Enter");
  await expect(page.getByRole("region", { name: "Settings" })).toBeFocused();
}

export async function fillPost(page: Page, title: string) {
  const fields = postForm(page);
  await fields.title.fill(title);
  await fields.excerpt.fill("How an afternoon becomes a habit.");
  await fields.content.fill(content);
  await openSettings(page);
  await fields.author.fill("The desk");
  await fields.category.selectOption("music");
  // `fill` sets the text at once, as a phone's keyboard or a password manager does.
  await fields.tags.fill("80s ,, rooftop,  ,");
  await fields.tags.press("Enter");
  return fields;
}

export function row(page: Page, title: string) {
  return page.getByRole("row").filter({ hasText: title });
}
