import { test } from "../support/admin-test.ts";
import { admin } from "../support/first-admin.ts";
import { expect } from "../support/test.ts";

test("a CSV of subscribers is mapped, checked and imported; then one of them is erased", async ({
  page,
  openAdmin,
  db,
}) => {
  const run = `i${crypto.randomUUID().slice(0, 8)}`;
  const email = `ana@${run}.example`;
  const lines = [
    "Mail;First name;Groups",
    `${email};Ana;vinyl`,
    `ben@${run}.example;Ben;`,
    "nobody;;",
  ];

  await openAdmin("/admin/newsletter");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import subscribers");
  await page.getByLabel("File").setInputFiles({
    name: `${run}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${run}.csv`);
  await expect(page.getByLabel("What Mail is")).toHaveValue("email");
  await expect(page.getByLabel("What First name is")).toHaveValue("preference:firstName");
  await expect(page.getByLabel("What Groups is")).toHaveValue("tags");
  await page.getByRole("button", { name: "Check every row" }).click();

  await expect(page.getByRole("button", { name: "Import 2 subscribers" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^4 nobody/ })).toContainText(
    "This isn't an email address",
  );
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download rows not imported" }).click();
  expect((await download).suggestedFilename()).toBe(`not-imported-${run}.csv`);

  await page.getByLabel("How did these people agree?").fill("the sheet at the door");
  await page.getByRole("button", { name: "Import 2 subscribers" }).click();
  await expect(page.getByText("2 subscribers of this file are on the list.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 subscribers of this file are on the list.")).toBeVisible();

  await openAdmin("/admin/privacy");
  await page.getByLabel("Email address").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("region", { name: "Newsletter (1)" })).toContainText(email);
  await expect(page.getByRole("region", { name: "What they agreed to (1)" })).toContainText(
    `from ${run}.csv with the sheet at the door`,
  );
  await page.getByRole("button", { name: "Erase..." }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("The address again").fill(email);
  await dialog.getByRole("textbox", { name: "Your password" }).fill(admin.password);
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("Everything about this address has been erased")).toBeVisible();
  await expect(page.getByText(/^Newsletter: 1/).first()).toBeVisible();
  const left = await db
    .selectFrom("all_subscribers")
    .select("email")
    .where("email", "like", `%@${run}.example`)
    .execute();
  expect(left).toEqual([{ email: `ben@${run}.example` }]);
});
