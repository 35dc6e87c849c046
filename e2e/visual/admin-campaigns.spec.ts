import { expectGoodLooks } from "../support/looks.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { axeInFrame, test } from "../support/campaigns.ts";
import { expect } from "../support/test.ts";

test(
  "looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, makeCampaign, pageErrors }) => {
    test.slow();
    pageErrors.expect(axeInFrame);
    const { id } = await makeCampaign();
    await openAdmin("/admin/campaigns");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "admin-campaigns");
    await openAdmin("/admin/campaigns/create");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Please enter a subject")).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "admin-campaign-create");
    await openAdmin(`/admin/campaigns/${id}`);
    await expect(page.locator("iframe")).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "admin-campaign");
    await page.getByRole("button", { name: "Send..." }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: /^Send to / })).toBeEnabled();
    await expectGoodLooks(page, "admin-campaign-send", { fullPage: false });
  },
);

test(
  "a campaign's report looks well and axe finds nothing, light and dark",
  { tag: "@both" },
  async ({ page, openAdmin, pageErrors }) => {
    test.slow();
    pageErrors.expect(axeInFrame);
    await openAdmin("/admin/campaigns?search=before+the+year+gives+up");
    await page.getByRole("link", { name: "View: Four parties before the year gives up" }).click();
    await expect(page.getByRole("heading", { name: "By link" })).toBeVisible();
    await expect(page.locator("iframe")).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "admin-campaign-report");
  },
);

test(
  "the narrowest phone needs no scrolling to the side",
  { tag: "@phone" },
  async ({ page, openAdmin, makeCampaign }) => {
    const { id } = await makeCampaign({ subject: `Endless ${"tides".repeat(20)}` });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["", "/create", `/edit/${id}`, `/${id}`]) {
      await openAdmin(`/admin/campaigns${path}`);
      await expect(page.getByRole("main")).toContainText(/\S/);
      await expectNoOverflow(page);
    }
  },
);
