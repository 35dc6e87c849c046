import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { HealthPage } from "./health-page.tsx";
import { healthyProduct } from "./testing/healthy-product.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

function show(health: typeof healthyProduct) {
  vi.setSystemTime("2026-11-23T08:20:00.000Z");
  showAsRole("owner", { part: <HealthPage />, answers: { "health.get": health } });
}

it("shows the figures and that all is well", async () => {
  show(healthyProduct);
  expect(await screen.findByText("All is well.")).toBeDefined();
  const database = within(screen.getByRole("region", { name: "Database" }));
  expect(database.getByText("48 MB")).toBeDefined();
  expect(database.getByText("14 of 100")).toBeDefined();
  const backup = within(screen.getByRole("region", { name: "Backup" }));
  expect(backup.getByText(/: done, 210 MB\. club\.tar\.zst: 9,120 rows/)).toBeDefined();
  expect(backup.getByText(/22 Nov.*: done\. club\.tar\.zst: .* came back\./)).toBeDefined();
  expect(backup.getByText("80 GB")).toBeDefined();
  expect(screen.getByText("None since the process started.")).toBeDefined();
});

it("says that another process sends the mails and that there are no nightly backups", async () => {
  const { mails, backup } = healthyProduct;
  show({
    ...healthyProduct,
    mails: { ...mails, isSender: false, lastSentAt: null },
    backup: { ...backup, isSetUp: false, lastBackup: null, lastDrill: null, freeBytes: null },
  });
  expect(await screen.findByText("By another process")).toBeDefined();
  expect(screen.queryByText("Last error")).toBeNull();
  expect(screen.getByText("Not set up")).toBeDefined();
  const nights = within(screen.getByRole("region", { name: "Backup" }));
  expect(nights.getAllByText("None yet")).toHaveLength(2);
  expect(screen.getByRole("alert").textContent).toContain("No nightly backup is set up.");
  expect(screen.queryByText("All is well.")).toBeNull();
});

it("says first what needs attention, and lists the latest errors", async () => {
  const { mails, load } = healthyProduct;
  show({
    ...healthyProduct,
    mails: { ...mails, waiting: 4, oldestSeconds: 3_600, waitingBecause: "ECONNREFUSED CONN" },
    load: { ...load, rendersWaiting: 9, turnedAway: 1_204 },
    errors: [
      {
        at: "2026-11-23T08:09:00.000Z",
        message: "page failed",
        cause: "TypeError x is undefined",
        requestId: "3f0c9c5e-7a53-4c0e-8f44-6d4d7a1f0f55",
      },
    ],
  });
  const alert = await screen.findByRole("alert");
  expect(within(alert).getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByText("ECONNREFUSED CONN")).toBeDefined();
  expect(screen.getByText("1,204 since the start")).toBeDefined();
  const row = screen.getByRole("row", { name: /page failed/ });
  expect(within(row).getByText("3f0c9c5e")).toBeDefined();
});
