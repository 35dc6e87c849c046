import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInEitherScheme } from "./axe.ts";
import { screenshot, toTop } from "./screenshot.ts";

/**
 * Checks the page with axe in light and dark mode, and takes a screenshot `<name>-<scheme>` of
 * each.
 */
export async function expectGoodLooks(
  page: Page,
  name: string,
  { fullPage = true } = {},
): Promise<void> {
  await expectNoAxeViolationsInEitherScheme(page, async (scheme) => {
    if (fullPage) await toTop(page);
    await screenshot(page, `${name}-${scheme}`, { fullPage });
  });
}
