import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type EventFormValues, type LineUpRow, newEventValues } from "./event-form-values.ts";
import { LineUpField } from "./line-up-field.tsx";

function Form({ lineUp, error }: { lineUp: LineUpRow[]; error?: string | undefined }) {
  const form = useForm<EventFormValues>({
    initialValues: { ...newEventValues, lineUp },
    ...(error !== undefined && { initialErrors: { "lineUp.1.name": error } }),
  });
  return (
    <MantineProvider env="test">
      <LineUpField form={form} />
    </MantineProvider>
  );
}

function show(names: string[], error?: string) {
  render(<Form lineUp={names.map((name) => ({ time: "", name }))} error={error} />);
  return userEvent.setup();
}

const names = () =>
  screen
    .queryAllByRole("textbox", { name: /^Act/ })
    .map((field) => (field instanceof HTMLInputElement ? field.value : ""));
const press = (name: string) => screen.getByRole("button", { name });
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(name));

it("adds an act and focuses its time", async () => {
  const user = show([]);
  await user.click(press("Add an act"));
  await focused("Set time 1");
  await user.tab();
  await user.keyboard("DJ Marguerite");
  expect(names()).toEqual(["DJ Marguerite"]);
});

it("moves an act and keeps the focus on it", async () => {
  const user = show(["One", "Two", "Three"]);
  await user.click(press("Move One down"));
  expect(names()).toEqual(["Two", "One", "Three"]);
  await focused("Move One down");
  await user.keyboard("{Enter}");
  expect(names()).toEqual(["Two", "Three", "One"]);
  // It can't move further down.
  await focused("Remove One");
});

it("removes an act and focuses the next one, or the button that adds one", async () => {
  const user = show(["One", "Two"]);
  await user.click(press("Remove One"));
  expect(names()).toEqual(["Two"]);
  await focused("Remove Two");
  await user.keyboard("{Enter}");
  expect(names()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(press("Add an act")));
});

it("clears a row's error when rows move", async () => {
  const user = show(["One", "", "Three"], "Please say who plays");
  expect(screen.getByText("Please say who plays")).toBeTruthy();
  await user.click(press("Remove One"));
  expect(screen.queryByText("Please say who plays")).toBeNull();
});
