import { type Locator, type Page, expect } from "@playwright/test";

/** Presses the key until the target has the focus; returns how often it did. */
export async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<number> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} doesn't reach ${target.toString()}`);
}

/** Moves the focus there, and presses it. */
export async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
