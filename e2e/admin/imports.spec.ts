import { test } from "../support/admin-test.ts";
import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { admin } from "../support/first-admin.ts";
import { pressOn, tabTo, typeInto } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";

test("a CSV of subscribers is imported and one of them erased, by keyboard alone", async ({
  page,
  openAdmin,
  db,
}) => {
  test.slow();
  const run = `i${crypto.randomUUID().slice(0, 8)}`;
  const email = `ana@${run}.example`;
  const lines = [
    "Mail;First name;Groups",
    `${email};Ana;vinyl`,
    `ben@${run}.example;Ben;`,
    "no-address;;",
  ];

  await openAdmin("/admin/newsletter");
  await pressOn(page, page.getByRole("link", { name: "Import" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import subscribers");
  await expectNoAxeViolationsInEitherScheme(page);
  await tabTo(page, page.getByLabel("File"));
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Space");
  await (
    await chooser
  ).setFiles({
    name: `${run}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\n")),
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${run}.csv`);
  await expect(page.getByLabel("What Mail is")).toHaveValue("email");
  await expect(page.getByLabel("What First name is")).toHaveValue("preference:firstName");
  await expect(page.getByLabel("What Groups is")).toHaveValue("tags");
  await pressOn(page, page.getByRole("button", { name: "Check every row" }));

  await expect(page.getByRole("button", { name: "Import 2 subscribers" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^4 no-address/ })).toContainText(
    "This isn't an email address",
  );
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  const download = page.waitForEvent("download");
  await pressOn(page, page.getByRole("button", { name: "Download rows not imported" }));
  expect((await download).suggestedFilename()).toBe(`not-imported-${run}.csv`);

  await typeInto(page, page.getByLabel("How did these people agree?"), "the sheet at the door");
  await pressOn(page, page.getByRole("button", { name: "Import 2 subscribers" }));
  await expect(page.getByText("2 subscribers of this file are on the list.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 subscribers of this file are on the list.")).toBeVisible();

  await openAdmin("/admin/privacy");
  await typeInto(page, page.getByLabel("Email address"), email.toUpperCase());
  await pressOn(page, page.getByRole("button", { name: "Search", exact: true }));
  await expect(page.getByRole("region", { name: "Newsletter (1)" })).toContainText(email);
  await expect(page.getByRole("region", { name: "What they agreed to (1)" })).toContainText(
    `from ${run}.csv with the sheet at the door`,
  );
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await pressOn(page, page.getByRole("button", { name: "Erase..." }));
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel("The address again"), email);
  await typeInto(page, dialog.getByRole("textbox", { name: "Your password" }), admin.password);
  await expectNoAxeViolationsInEitherScheme(page);
  await expectNoAxeViolationsOnPhone(page);
  await pressOn(page, dialog.getByRole("button", { name: "Erase for good" }));
  await expect(page.getByText("Everything about this address has been erased")).toBeVisible();
  await expect(page.getByText(/^Newsletter: 1/).first()).toBeVisible();
  const left = await db
    .selectFrom("all_subscribers")
    .select("email")
    .where("email", "like", `%@${run}.example`)
    .execute();
  expect(left).toEqual([{ email: `ben@${run}.example` }]);
});
