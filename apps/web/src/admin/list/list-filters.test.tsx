import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ListFilters } from "./list-filters.tsx";
import { listSearch, textFilter } from "./list-search.ts";
import { useList } from "./use-list.ts";

const list = listSearch({ search: textFilter("Name") });
type Search = ReturnType<typeof list.read>;

const visited = vi.fn<(search: Search) => void>();

/** A list whose address is a state. */
function List() {
  const [address, setAddress] = useState<Search>({});
  const open = useList(list, address, async ({ search }) => {
    visited(search);
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

it("takes to another page what is typed and not asked for yet", async () => {
  render(<List />);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disco" } });
  fireEvent.click(screen.getByRole("button", { name: "Page 2" }));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(visited.mock.calls).toEqual([[{ search: "disco", page: 2 }]]);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "disc" } });
  await waitFor(() => expect(visited).toHaveBeenLastCalledWith({ search: "disc" }));
});
