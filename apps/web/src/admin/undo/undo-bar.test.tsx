import { undoOfferMs } from "@before-ten/contracts/shared/limits";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { offerUndo, undoLatest } from "./offer-undo.ts";
import { UndoBar } from "./undo-bar.tsx";

beforeEach(() => {
  render(
    <MantineProvider env="test">
      <UndoBar />
    </MantineProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

const undo = vi.fn<(what: string) => void>();
const offer = (what: string) => act(() => offerUndo(`${what} moved to trash`, () => undo(what)));
const undoneByKey = () => {
  let isUndone = false;
  act(() => {
    isUndone = undoLatest();
  });
  return isUndone;
};
const undone = () => undo.mock.calls.splice(0).flat();
const lines = () =>
  screen.queryAllByRole("listitem").map(({ firstChild }) => firstChild?.textContent);

it("undoes by its button, once, and announces itself", async () => {
  offer("Harbour Disco");
  const button = screen.getByRole("button", { name: "Undo" });
  expect(button.closest("[aria-live=polite]")?.textContent).toContain(
    "Harbour Disco moved to trash",
  );
  await userEvent.dblClick(button);
  expect(undone()).toEqual(["Harbour Disco"]);
  expect(lines()).toEqual([]);
  expect(undoneByKey()).toBe(false);
});

it("keeps several offers apart, and the key undoes the latest first", async () => {
  offer("One");
  offer("Two");
  offer("Three");
  expect(lines()).toEqual(["One moved to trash", "Two moved to trash", "Three moved to trash"]);
  await userEvent.click(screen.getAllByRole("button", { name: "Undo" })[1] ?? document.body);
  expect(undoneByKey()).toBe(true);
  expect(undone()).toEqual(["Two", "Three"]);
  expect(lines()).toEqual(["One moved to trash"]);
});

it("offers nothing once it is closed", async () => {
  offer("One");
  await userEvent.click(screen.getByRole("button", { name: "Close: One moved to trash" }));
  expect(undoneByKey()).toBe(false);
});

it("shows each offer for 20 seconds, and pauses on hover, on focus or behind a dialog", () => {
  vi.useFakeTimers();
  expect(undoOfferMs).toBe(20_000);
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  offer("One");
  pass(12_000);
  offer("Two");
  pass(7_999);
  expect(lines()).toHaveLength(2);
  pass(1);
  expect(lines()).toEqual(["Two moved to trash"]);

  const button = screen.getByRole("button", { name: "Undo" });
  act(() => button.focus());
  pass(60_000);
  expect(lines()).toHaveLength(1);
  act(() => button.blur());

  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  dialog.checkVisibility = () => true;
  document.body.append(dialog);
  pass(60_000);
  expect(lines()).toHaveLength(1);
  dialog.remove();
  pass(20_000);
  expect(lines()).toEqual([]);
});

it("offers nothing to the next admin of this browser", () => {
  offer("One");
  cleanup();
  expect(undoLatest()).toBe(false);
});

it("names its key on the latest offer alone, and not where shortcuts are turned off", () => {
  offer("One");
  offer("Two");
  const keys = () =>
    screen
      .getAllByRole("button", { name: "Undo" })
      .map((button) => button.getAttribute("aria-keyshortcuts"));
  expect(keys()).toEqual([null, "z"]);
  cleanup();
  localStorage.setItem("shortcuts", "off");
  render(
    <MantineProvider env="test">
      <UndoBar />
    </MantineProvider>,
  );
  offer("Three");
  expect(keys()).toEqual([null]);
});
