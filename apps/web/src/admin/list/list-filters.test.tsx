import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ListFilters } from "./list-filters.tsx";
import { choiceFilter, listSearch, textFilter } from "./list-search.ts";
import { useList } from "./use-list.ts";

const list = listSearch({
  search: textFilter("Name"),
  status: choiceFilter("Status", { draft: "Draft", active: "Active" }),
});
type Search = ReturnType<typeof list.read>;

const visited = vi.fn<(search: Search) => void>();

beforeEach(() => void visited.mockClear());

/** A list whose address is component state and changes after `loadingMs`. */
function List({ loadingMs = 0 }: { loadingMs?: number }) {
  const [address, setAddress] = useState<Search>({});
  const open = useList(list, address, async ({ search }) => {
    visited(search);
    if (loadingMs > 0) await new Promise((resolve) => setTimeout(resolve, loadingMs));
    setAddress(search);
  });
  return (
    <MantineProvider env="test">
      <ListFilters list={open} />
      <button type="button" onClick={() => open.onPage(2)}>
        Page 2
      </button>
    </MantineProvider>
  );
}

it("keeps typed text that isn't committed yet when the page changes", async () => {
  render(<List />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disco" } });
  fireEvent.click(screen.getByRole("button", { name: "Page 2" }));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(visited.mock.calls).toEqual([[{ search: "disco", page: 2 }]]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disc" } });
  await waitFor(() => expect(visited).toHaveBeenLastCalledWith({ search: "disc" }));
});

it("keeps typed text that isn't committed yet when another filter changes", async () => {
  render(<List />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disco" } });
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "draft" } });
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(visited.mock.calls).toEqual([[{ search: "disco", status: "draft" }]]);
});

it("keeps a filter whose list is still loading when another one is set", async () => {
  render(<List loadingMs={300} />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disco" } });
  await waitFor(() => expect(visited).toHaveBeenLastCalledWith({ search: "disco" }));
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "draft" } });
  expect(visited).toHaveBeenLastCalledWith({ search: "disco", status: "draft" });
});
