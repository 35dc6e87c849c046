import type { HistoryChange } from "@before-ten/contracts/history/output";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useList } from "../../../admin/list/use-list.ts";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { watchSavedFiles } from "../../../testing/saved-files.ts";
import { ChangesPage } from "./changes-page.tsx";
import { type ChangesSearch, changesSearch } from "./changes-search.ts";

function changeOf(kind: string, title: string): HistoryChange {
  return {
    id: `of ${title}`,
    at: "2026-11-20T10:00:00.000Z",
    actor: { kind: "admin", id: "0198c5ae-0000-7000-8000-00000000000a", name: "Ana" },
    via: "admin-area",
    client: null,
    entity: { kind, id: `the ${title}`, title },
    action: "created",
    changes: [],
  };
}

const changes = [changeOf("event", "Sunday Disco"), changeOf("post", "Why four o'clock")];

/** The page with its address as component state. */
function Page() {
  const [search, setSearch] = useState<ChangesSearch>({});
  const list = useList(changesSearch, search, async (to) => setSearch(to.search));
  return <ChangesPage list={list} />;
}

const answers = {
  "history.list": ({ kind }: { kind?: string }) => {
    const items = changes.filter(({ entity }) => kind === undefined || entity.kind === kind);
    return {
      items,
      pagination: { page: 1, limit: 20, total: items.length, pages: 1, capped: false },
    };
  },
  "/api/admin/history/export": ({ kind, format }: Record<string, string>) =>
    `${format} of what is of the kind ${kind}`,
};

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("lists what matches a chosen filter, and exports the same", async () => {
  const files = watchSavedFiles();
  const person = userEvent.setup();
  showAsRole("owner", { part: <Page />, answers });
  expect(await screen.findByRole("button", { name: "Sunday Disco" })).toBeDefined();
  expect(screen.getByText("2 changes")).toBeDefined();
  await person.selectOptions(screen.getByRole("combobox", { name: "What" }), "Blog posts");
  expect(await screen.findByText("1 change")).toBeDefined();
  expect(screen.getByRole("button", { name: "Why four o'clock" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sunday Disco" })).toBeNull();

  await person.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^history-\d{4}-\d\d-\d\d\.csv$/);
  expect(await files[0]?.text).toBe("csv of what is of the kind post");
  expect((await screen.findByRole("alert")).textContent).toContain("History exported");
});

it("offers an editor the kinds they may see, without the owners' page of sign-ins", async () => {
  showAsRole("editor", { part: <Page />, answers });
  expect(await screen.findByText("2 changes")).toBeDefined();
  const offered = within(screen.getByRole("combobox", { name: "What" })).getAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "All",
    "Events",
    "Series",
    "Venues",
    "Albums",
    "Blog posts",
    "Pages",
    "Guests' reviews",
    "Texts of the site",
  ]);
  expect(screen.queryByRole("link", { name: "Security" })).toBeNull();
});
