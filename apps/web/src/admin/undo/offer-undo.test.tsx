import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { closeToasts } from "../../testing/close-toasts.ts";
import { offerUndo, undoLatest } from "./offer-undo.ts";

afterEach(async () => {
  await closeToasts();
  localStorage.clear();
});

it("takes back by the toast's button, once", async () => {
  const undo = vi.fn<() => void>();
  await offerUndo("Event deleted successfully!", { note: "Moved to trash.", undo });
  expect((await screen.findByRole("alert")).textContent).toContain("Moved to trash.");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(undoLatest()).toBe(false);
  expect(undo).toHaveBeenCalledOnce();
});

it("takes back the last of several, by the key", async () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await offerUndo("One deleted", { undo: first });
  await offerUndo("Two deleted", { undo: second });
  expect(undoLatest()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it("offers nothing any more once its toast is closed", async () => {
  const undo = vi.fn<() => void>();
  await offerUndo("Event deleted successfully!", { undo });
  await userEvent.click(await screen.findByRole("button", { name: "Close this message" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(undoLatest()).toBe(false);
});

it("names no key where shortcuts are turned off", async () => {
  localStorage.setItem("shortcuts", "off");
  await offerUndo("Event deleted successfully!", { undo: vi.fn<() => void>() });
  const button = await screen.findByRole("button", { name: "Undo" });
  expect(button.getAttribute("aria-keyshortcuts")).toBeNull();
});
