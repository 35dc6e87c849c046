import type { Page } from "@playwright/test";
import { expectNoAxeViolationsInEitherScheme } from "./axe.ts";
import { screenshot, toTop } from "./screenshot.ts";

/** axe finds nothing in light and dark colours, each of which people may look at as `<name>-<scheme>`. */
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
