import { test } from "../support/admin-test.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { expect } from "../support/test.ts";

test("shows an owner the state of the running system", async ({ openAdmin }) => {
  const page = await openAdmin("/admin/health");
  await expect(page.getByRole("region", { name: "Database" })).toContainText(/PostgreSQL\d+\.\d+/);
  await expect(page.getByRole("region", { name: "Storage" })).toContainText("OK");
  await expect(page.getByRole("region", { name: "Product" })).toContainText(/Uptime\d+ /);
  await expect(page.getByRole("heading", { name: "Latest errors" })).toBeVisible();
  await expectGoodLooks(page, "staff-health");
});
