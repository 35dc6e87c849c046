import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { axeInFrame, test } from "../support/campaigns.ts";
import { expect } from "../support/test.ts";

test("an audience is narrowed by country, city and clicked tickets, by keyboard", async ({
  page,
  openAdmin,
  makeCampaign,
  pageErrors,
}) => {
  pageErrors.expect(axeInFrame);
  const { id, subject } = await makeCampaign();
  await openAdmin(`/admin/campaigns/edit/${id}`);
  await page.getByRole("checkbox", { name: "United Kingdom" }).focus();
  await page.keyboard.press("Space");
  const also = page.getByRole("radio", { name: "Also those who chose no country" });
  await expect(also).toBeChecked();
  await also.focus();
  await page.keyboard.press("ArrowDown");
  await expect(
    page.getByRole("radio", { name: "Only those who chose the United Kingdom" }),
  ).toBeChecked();

  // The native select's options are in the page too, but never visible.
  const offered = page.getByRole("option").filter({ visible: true });
  const chooseFirst = async (field: Locator): Promise<string> => {
    await field.focus();
    await page.keyboard.press("ArrowDown");
    const name = await offered.first().innerText();
    // Of a party its name, without the day.
    const [words = ""] = name.split(" (");
    await page.keyboard.type(words);
    await expect(offered).toHaveText([name]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    return name;
  };
  const city = await chooseFirst(page.getByRole("combobox", { name: "Clicked a party in" }));
  const party = await chooseFirst(page.getByRole("combobox", { name: "Clicked the tickets of" }));
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save draft" }).click();

  await openAdmin(`/admin/campaigns/${id}`);
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByText("who chose the United Kingdom")).toContainText(
    `who clicked a party in ${city}, who clicked the tickets of ${party}`,
  );
});
