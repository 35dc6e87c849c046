import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";

/** Chooses from the menu of the first row with this name. */
export async function chooseAction(page: Page, name: string, action: string) {
  await page
    .getByRole("button", { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** The same by keyboard. */
export async function chooseActionByKey(page: Page, name: string, action: string) {
  await tabTo(page, page.getByRole("button", { name: `Actions for ${name}` }));
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: action, exact: true });
  await tabTo(page, item, "ArrowDown");
  await page.keyboard.press("Enter");
}
