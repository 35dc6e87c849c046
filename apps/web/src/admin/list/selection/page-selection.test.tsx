import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { PageSelection } from "./page-selection.tsx";
import { type Selection, noneSelected, withPageToggled } from "./selection.ts";

const page = ["a", "b"];

function List({ total, found }: { total: number; found: string[] }) {
  const [selection, setSelection] = useState<Selection>(withPageToggled(noneSelected, page));
  return (
    <PageSelection
      page={page}
      total={total}
      selection={selection}
      onSelect={setSelection}
      readMatching={() => Promise.resolve(found)}
      max={100}
      renderActions={(ids) => <output>{ids.join()}</output>}
    />
  );
}

function show(total: number, found: string[] = []) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <List total={total} found={found} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it("selects all that match on other pages too", async () => {
  show(4, ["a", "b", "c", "d"]);
  await userEvent.setup().click(screen.getByRole("button", { name: "Select all 4 that match" }));
  expect(await screen.findByText("a,b,c,d")).toBeDefined();
  expect(screen.getByText("4 selected.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
});

it("selects as many as one action takes", () => {
  show(1_200);
  expect(
    screen.getByRole("button", { name: "Select the first 100 of 1,200 that match" }),
  ).toBeDefined();
});

it("offers no more than the page has", () => {
  show(2);
  expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
});
