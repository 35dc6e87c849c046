import type { AdminPage } from "@before-ten/contracts/pages/output";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { standInForFonts } from "../../../../testing/stand-in-for-fonts.ts";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { PageForm } from "./page-form.tsx";
import { PagesList } from "./pages-list.tsx";
import { pagesSearch } from "./pages-search.ts";

const page: AdminPage = {
  id: "0198c5ae-0000-7000-8000-000000000001",
  slug: "privacy",
  title: "Privacy",
  excerpt: "What we store about you, and why.",
  content: "We are [legal name]. We store the address you subscribe with, until you leave.",
  html: "",
  document: null,
  status: "draft",
  publishDate: null,
  publishAt: null,
  takeDownAt: null,
  createdAt: "2026-11-19T17:12:00.000Z",
  updatedAt: "2026-11-20T17:12:00.000Z",
  version: 1,
};

beforeAll(standInForFonts);

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("asks before a page with gaps is published, and saves a draft at once", async () => {
  const saved = vi.fn<(input: unknown) => object>(() => ({ ...page, meanwhile: [] }));
  showAsRole("editor", {
    part: <PageForm page={page} />,
    answers: {
      "pages.update": saved,
      "editing.reportPage": { others: [], version: 1, changes: [] },
    },
  });
  const title = await screen.findByRole("textbox", { name: "Title" });
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "published");
  await userEvent.click(screen.getByRole("button", { name: "Save page" }));
  const dialog = await screen.findByRole("dialog", { name: "Not filled in yet" });
  expect(dialog.textContent).toContain("The text still has [legal name].");
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep writing" }));
  expect(saved).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "draft");
  await userEvent.type(title, " policy");
  await userEvent.click(screen.getByRole("button", { name: "Save page" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toEqual({
    id: page.id,
    baseVersion: 1,
    title: "Privacy policy",
  });
});

it("publishes gaps once they are meant", async () => {
  const saved = vi.fn<(input: unknown) => object>(() => ({ ...page, meanwhile: [] }));
  showAsRole("editor", {
    part: <PageForm page={page} />,
    answers: {
      "pages.update": saved,
      "editing.reportPage": { others: [], version: 1, changes: [] },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Settings" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "published");
  await userEvent.click(screen.getByRole("button", { name: "Save page" }));
  await userEvent.click(await screen.findByRole("button", { name: "Publish anyway" }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ status: "published", allowGaps: true });
});

it("lists pages, without actions for roles that may only read", async () => {
  const list = {
    ...pagesSearch,
    search: {},
    onSearch: () => undefined,
    onPage: () => undefined,
    onType: () => undefined,
    onFilter: () => undefined,
  };
  const pagination = { page: 1, limit: 20, total: 1, pages: 1 };
  const answers = { "pages.listForAdmin": { items: [page], pagination } };
  showAsRole("viewer", { part: <PagesList list={list} />, answers });
  await screen.findByRole("rowheader", { name: /Privacy/ });
  expect(screen.queryByRole("button", { name: /Privacy/ })).toBeNull();
  expect(screen.queryByRole("link", { name: /Privacy|New page|\/p\// })).toBeNull();
  cleanup();
  showAsRole("editor", {
    part: <PagesList list={list} />,
    answers: {
      "pages.listForAdmin": { items: [{ ...page, status: "published" }], pagination },
    },
  });
  await screen.findByRole("rowheader", { name: /Privacy/ });
  expect(screen.getByRole("button", { name: "Actions for Privacy" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "/p/privacy" })).toBeTruthy();
});
