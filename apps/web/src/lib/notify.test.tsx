import { colours, contrast } from "@before-ten/contracts/shared/colours";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closeToasts } from "../testing/close-toasts.ts";
import {
  notifyError,
  notifyErrorOnNextPage,
  notifyFromPageBefore,
  notifyPlain,
  notifySuccess,
} from "./notify.ts";

afterEach(async () => {
  await closeToasts();
  sessionStorage.clear();
});

it("replaces a toast with the same text by a new one", async () => {
  notifyError("Failed to delete event");
  const first = await screen.findByText("Failed to delete event");
  notifyError("Failed to delete event");
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect(screen.getAllByText("Failed to delete event")).toHaveLength(1);

  notifyError("Failed to delete event");
  notifyError("Failed to delete event");
  await waitFor(() => expect(screen.getAllByText("Failed to delete event")).toHaveLength(1));
});

it("shows different texts beside each other", async () => {
  notifySuccess("Event created successfully!");
  notifyError("Failed to delete event");
  expect(await screen.findByText("Event created successfully!")).toBeDefined();
  expect(await screen.findByText("Failed to delete event")).toBeDefined();
});

it("distinguishes success from error by colour and icon", async () => {
  notifySuccess("Event created successfully!");
  notifyError("Failed to delete event");
  const looks = [];
  for (const sentence of ["Event created successfully!", "Failed to delete event"]) {
    const toast = (await screen.findByText(sentence)).closest<HTMLElement>("[role=alert]");
    looks.push([
      toast?.style.getPropertyValue("--notification-color"),
      toast?.querySelector("path")?.getAttribute("d"),
    ]);
  }
  const [[colour, sign] = [], [errorColour, errorSign] = []] = looks;
  expect([colour, errorColour]).toEqual([
    "var(--mantine-color-teal-filled)",
    "var(--mantine-color-red-filled)",
  ]);
  expect(sign).not.toBe(errorSign);
  expect(contrast(colours.success, colours.card)).toBeGreaterThanOrEqual(4.5);
});

it("forgets a toast that was closed", async () => {
  notifySuccess("Logged out successfully");
  const first = await screen.findByText("Logged out successfully");
  screen.getByRole("button", { name: "Close this message" }).click();
  await waitFor(() => expect(first.isConnected).toBe(false));
  notifySuccess("Logged out successfully");
  expect(await screen.findByText("Logged out successfully")).toBeDefined();
});

it("shows a toast once on the next page", async () => {
  notifyErrorOnNextPage("Event not found");
  notifyFromPageBefore();
  expect(await screen.findByText("Event not found")).toBeDefined();
  await closeToasts();
  notifyFromPageBefore();
  notifySuccess("Something else");
  await screen.findByText("Something else");
  expect(screen.queryByText("Event not found")).toBeNull();
});

it("closes a success after 2 seconds and an error after 4, and shows the text alone", async () => {
  const shownAt = performance.now();
  notifySuccess("Event deleted successfully!");
  notifyError("Failed to delete event");
  notifyPlain("Preview functionality coming soon!");
  const success = await screen.findByText("Event deleted successfully!");
  expect(success.closest("[role=alert]")?.textContent).toBe("Event deleted successfully!");
  const secondsUntilGone = async (sentence: string) => {
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull(), { timeout: 8_000 });
    return Math.floor((performance.now() - shownAt) / 1_000);
  };
  const [successSeconds, ...others] = await Promise.all(
    [
      "Event deleted successfully!",
      "Failed to delete event",
      "Preview functionality coming soon!",
    ].map(secondsUntilGone),
  );
  expect([2, 3]).toContain(successSeconds);
  for (const seconds of others) expect([4, 5]).toContain(seconds);
}, 15_000);
