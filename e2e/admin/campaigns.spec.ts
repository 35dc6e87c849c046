import { expectNoAxeViolations } from "../support/axe.ts";
import { axeInFrame, test, uniqueSubject } from "../support/campaigns.ts";
import { tabTo } from "../support/keyboard.ts";
import { inMailTo } from "../support/outbox.ts";
import { toast } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";
import { chooseAction } from "../support/row-menu.ts";

test("a campaign is written, targeted, previewed and sent by keyboard alone", async ({
  page,
  openAdmin,
  people,
  forgetCampaigns,
}) => {
  test.slow();
  const { run, emailOf } = await people(40);
  const subject = uniqueSubject();
  forgetCampaigns(subject);
  await openAdmin("/admin/campaigns");
  await tabTo(page, page.getByRole("link", { name: "New campaign" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Subject" }));
  await page.keyboard.type(subject);
  // It starts with the one block that every mail has.
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveCount(0);
  await tabTo(page, page.getByRole("textbox", { name: "Text", exact: true }));
  await page.keyboard.type("The doors open at **four**.");
  await tabTo(page, page.getByRole("combobox", { name: "Tags" }));
  await page.keyboard.type(`${run}-vinyl`);
  await page.getByRole("option", { name: `${run}-vinyl` }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText("4 subscribers", { exact: true })).toBeVisible();
  const mail = page.frameLocator("iframe[title='Preview of the email']");
  await expect(mail.getByText("The doors open at four.")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Send..." }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Send ${subject}` });
  await expect(dialog.getByRole("radio", { name: "Now" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("region")).toContainText(`tagged ${run}-vinyl`);
  await tabTo(page, dialog.getByRole("button", { name: "Send to 4 subscribers" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  const summary = page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("4 of 4", { timeout: 30_000 });
  await expect(page.getByText("All sent.")).toBeVisible();
  await page.reload();
  await expect(summary).toContainText("4 of 4");
  await expect(page.getByRole("button", { name: `Pause: ${subject}` })).toBeHidden();
  expect(await inMailTo(emailOf(5), new RegExp(`Subject: ${subject}`))).not.toBe("");
});

test("a scheduled campaign can't be edited until it is unscheduled", async ({
  page,
  openAdmin,
  people,
  makeCampaign,
  pageErrors,
}) => {
  pageErrors.expect(axeInFrame);
  const { run } = await people(40);
  const { id, subject } = await makeCampaign({ segment: { tags: [`${run}-vinyl`] } });
  await openAdmin(`/admin/campaigns/${id}`);
  await page.getByRole("button", { name: "Send..." }).click();
  const dialog = page.getByRole("dialog", { name: `Send ${subject}` });
  await dialog.getByRole("radio", { name: "At a day and time" }).check();
  await dialog.getByRole("button", { name: "Continue" }).click();
  const moment = dialog.getByLabel("Day and time", { exact: false }).last();
  await expect(dialog.getByText("Please choose a day and a time")).toBeVisible();
  await moment.fill("2031-12-04T09:00");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("region")).toContainText(
    /Thursday 4 December 2031 at 9:00.AM AEDT, your time/,
  );
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Schedule for 4 subscribers" }).click();
  await expect(toast(page, "Campaign scheduled")).toBeVisible();

  await openAdmin(`/admin/campaigns/edit/${id}`);
  await expect(page.getByText("This campaign is scheduled.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(toast(page, "The campaign is a draft again.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(subject);
});

test("the list searches, duplicates and deletes", async ({ page, openAdmin, makeCampaign }) => {
  const { subject } = await makeCampaign();
  await openAdmin("/admin/campaigns");
  await page.getByRole("searchbox", { name: "Search" }).fill(subject);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("1 campaign", { exact: true })).toBeVisible();
  await chooseAction(page, subject, "Duplicate");
  await expect(page.getByRole("heading", { name: "Edit campaign" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(new RegExp(subject));

  await openAdmin(`/admin/campaigns?search=${encodeURIComponent(subject)}&status=draft`);
  await expect(page.getByText("2 campaigns", { exact: true })).toBeVisible();
  await chooseAction(page, subject, "Delete");
  const question = page.getByRole("dialog", { name: /^Delete / });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Delete campaign" }).click();
  await expect(toast(page, "Campaign deleted")).toBeVisible();
  await expect(page.getByText("1 campaign", { exact: true })).toBeVisible();

  await openAdmin("/admin/campaigns?search=unmatched");
  await expect(page.getByText("No campaigns found")).toBeVisible();
});
