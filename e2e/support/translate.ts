import type { Page } from "@playwright/test";
import { translatePage } from "../../apps/web/src/testing/translate-page.ts";

/** As if the visitor's browser translated the page. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(translatePage);
}
