import { type Page, expect } from "@playwright/test";

export function paletteOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search", exact: true });
  return {
    button: page.getByRole("button", { name: "Search everything" }),
    dialog,
    field: dialog.getByRole("combobox", { name: "Search" }),
    option: (name: string | RegExp) => dialog.getByRole("option", { name }),
    options: dialog.getByRole("option"),
    chosen: dialog.getByRole("option", { selected: true }),
  };
}

export async function openPalette(page: Page) {
  const palette = paletteOf(page);
  await page.keyboard.press("Control+k");
  await expect(palette.field).toBeFocused();
  return palette;
}

export const shortcutsOf = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
