import { ownPassword, row, signIn, test } from "../support/accounts.ts";
import { toast } from "../support/admin-test.ts";
import { expectNoAxeViolations } from "../support/axe.ts";
import { admin } from "../support/first-admin.ts";
import { tabTo } from "../support/keyboard.ts";
import { chooseAction } from "../support/row-menu.ts";
import { expect } from "../support/test.ts";
import { z } from "zod";

test("an editor is limited to London by keyboard, and finds London's parties alone", async ({
  openAdmin,
  page,
  makeAdmin,
  browser,
  pageErrors,
}) => {
  test.slow();
  const person = await makeAdmin();
  await openAdmin(`/admin/users?search=${person.email}`);
  await chooseAction(page, person.name, "Change role");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Editor/ }).check();
  await tabTo(page, dialog.getByRole("combobox", { name: "Only for these places" }));
  await page.keyboard.type("Lond");
  await page.getByRole("option", { name: "London (United Kingdom)" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, ownPassword(dialog));
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.type(admin.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, "London")).toBeVisible();
  await expect(row(page, person)).toContainText("Editor in London");

  const theirs = await browser.newContext();
  await pageErrors.watch(theirs);
  const desk = await theirs.newPage();
  await desk.goto("/admin/login");
  await signIn(desk, person.email);
  await expect(desk).toHaveURL("/admin");
  const pages = desk.getByRole("navigation", { name: "Admin" });
  await expect(pages.getByRole("link", { name: "Events" })).toBeVisible();
  await expect(pages.getByRole("link", { name: "Newsletter" })).toHaveCount(0);
  await expect(pages.getByRole("link", { name: "Blog" })).toHaveCount(0);
  await expectNoAxeViolations(desk);
  await pages.getByRole("link", { name: "Events" }).click();
  await expect(desk.getByText("Two Thousand & Late").first()).toBeVisible();
  await expect(desk.getByText("Jacaranda Tea Dance")).toHaveCount(0);
  await desk.goto("/admin/analytics");
  await expect(desk.getByRole("link", { name: "Two Thousand & Late" })).toBeVisible();
  await expect(desk.getByText("New subscribers")).toHaveCount(0);
  await expectNoAxeViolations(desk);
  await desk.goto("/admin/newsletter");
  await expect(desk.getByText(/role/).first()).toBeVisible();

  const { data } = z
    .object({ data: z.array(z.object({ id: z.string() })) })
    .parse(await (await desk.request.get("/api/events?q=Jacaranda")).json());
  // Not watched: whether the refused calls are logged depends on what they are sent with.
  const elsewhere = await browser.newContext({ storageState: await theirs.storageState() });
  const link = await elsewhere.newPage();
  await link.goto(`/admin/events/edit/${data[0]?.id}`);
  await expect(toast(link, "outside the places you look after")).toBeVisible();
  await expect(link).toHaveURL("/admin/events");
  await elsewhere.close();
  await theirs.close();
});
