import type { AdminPostSummary } from "@before-ten/contracts/posts/output";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { PostsPage } from "./posts-page.tsx";
import { adminPostsSearch } from "./posts-search.ts";

const post: AdminPostSummary = {
  id: "0198c5ae-0000-7000-8000-000000000001",
  title: "Why four o'clock",
  excerpt: "An hour that suits everybody.",
  category: "lifestyle",
  author: "The desk",
  publishDate: null,
  publishAt: null,
  takeDownAt: null,
  readTime: "3 min read",
  views: 42,
  featured: false,
  tags: [],
  image: null,
  seo: { slug: "why-four-oclock" },
  status: "draft",
  createdAt: "2026-11-19T17:12:00.000Z",
};

const list = {
  ...adminPostsSearch,
  search: {},
  onSearch: () => undefined,
  onPage: () => undefined,
  onType: () => undefined,
  onFilter: () => undefined,
};

const answers = {
  "posts.listForAdmin": {
    items: [post],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
    statusCounts: { draft: 1, published: 0, archived: 0 },
  },
};

const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
/** Controls in the post's row. */
const controls = () => [
  ...screen.queryAllByRole("button", { name: /Why four/ }),
  ...screen.queryAllByRole("link", { name: /Why four/ }),
];

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("shows no actions to roles that may only read", async () => {
  showAsRole("viewer", { part: <PostsPage list={list} />, answers });
  await screen.findByRole("rowheader", { name: /Why four/ });
  expect(columns()).toEqual(["Blog Post", "Category", "Author", "Status", "Published", "Views"]);
  expect(screen.getAllByRole("cell")).toHaveLength(5);
  expect(controls()).toEqual([]);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("link", { name: "Create Blog Post" })).toBeNull();
});

it("shows the actions to roles that may write posts", async () => {
  showAsRole("editor", { part: <PostsPage list={list} />, answers });
  await screen.findByRole("rowheader", { name: /Why four/ });
  expect(columns().at(-1)).toBe("Actions");
  expect(controls().map((control) => control.getAttribute("aria-label"))).toEqual([
    "Actions for Why four o'clock",
    "Edit Why four o'clock",
  ]);
  expect(screen.queryByRole("group", { name: "Bulk actions" })).toBeNull();
  await userEvent.setup().click(screen.getByRole("checkbox", { name: "Select Why four o'clock" }));
  const bulk = within(screen.getByRole("group", { name: "Bulk actions" }));
  expect(bulk.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Publish",
    "Unpublish",
    "Archive",
    "Export",
    "Delete",
  ]);
  expect(screen.getByRole("link", { name: "Create Blog Post" })).toBeDefined();
});
