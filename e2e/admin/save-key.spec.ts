import { test } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

test("Ctrl+S saves and stays, and the button returns to the list as it was", async ({
  openAdmin,
}) => {
  const page = await openAdmin("/admin/events?search=wax");
  await page.getByRole("link", { name: "Edit Wax & Windows" }).click();
  const description = page.getByLabel("Description");
  const saved = page.getByText("Event updated successfully!");
  for (const text of ["Soul, and tall windows.", "Soul, and taller windows."]) {
    await description.fill(text);
    await page.keyboard.press("Control+s");
    await expect(saved).toBeVisible();
    await expect(description).toBeFocused();
    await expect(description).toHaveValue(text);
    await expect(page).toHaveURL(/\/admin\/events\/edit\//);
    await expect(saved).toBeHidden();
  }
  await page.reload();
  await expect(description).toHaveValue("Soul, and taller windows.");
  await page.goto("/admin/events?search=wax");
  await page.getByRole("link", { name: "Edit Wax & Windows" }).click();
  await description.fill("Soul and windows.");
  await page.getByRole("button", { name: "Update event" }).click();
  await expect(page).toHaveURL("/admin/events?search=wax");
});
