import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInEitherScheme } from "./axe.ts";
import { screenshot, toTop } from "./screenshot.ts";

/**
 * Fails for what axe finds in light or dark colours, and takes a screenshot `<name>-<scheme>` of
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
