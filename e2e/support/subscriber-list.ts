import type { Page } from "@playwright/test";

// The parts of the admin area's page of subscribers.
export const rows = (page: Page) => page.getByRole("table").locator("tbody").getByRole("row");
export const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
export const status = (page: Page) => page.getByRole("combobox", { name: "Status" });
export const action = (page: Page) => page.getByRole("combobox", { name: "Action" });
export const wholePage = (page: Page) =>
  page.getByRole("checkbox", { name: "Select all on this page" });
export const count = (page: Page, text: string) => page.getByText(text, { exact: true });
