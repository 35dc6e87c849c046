import { admin } from "../support/first-admin.ts";
import { newPerson, ownPassword, password, row, test } from "../support/accounts.ts";
import { toast } from "../support/admin-test.ts";
import {
  expectNoAxeViolationsInEitherScheme,
  expectNoAxeViolationsOnPhone,
} from "../support/axe.ts";
import { pressOn, tabTo, typeInto } from "../support/keyboard.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { queryLinkIn } from "../support/outbox.ts";
import { comeAlive, expect } from "../support/test.ts";
import { chooseActionByKey } from "../support/row-menu.ts";

test("an invited editor signs in by keyboard, and finds Events and Blog, but no subscribers", async ({
  openAdmin,
  page,
  browser,
  pageErrors,
  request,
  session,
}) => {
  test.slow();
  const person = newPerson();
  await openAdmin("/admin/users");
  await pressOn(page, page.getByRole("button", { name: "Invite admin", exact: true }));
  const dialog = page.getByRole("dialog", { name: "Invite an admin" });
  await typeInto(page, dialog.getByRole("textbox", { name: "Email" }), person.email);
  await expect(dialog.getByRole("radio", { name: "Editor" })).toBeChecked();
  await typeInto(page, ownPassword(dialog), admin.password);
  await page.keyboard.press("Enter");
  await expect(toast(page, `We have sent an invitation to ${person.email}`)).toBeVisible();
  const invitations = page.getByRole("region", { name: "Invitations" });
  await expect(invitations.getByRole("row", { name: person.email })).toContainText("Editor");

  const theirs = await browser.newContext();
  await pageErrors.watch(theirs);
  const desk = await theirs.newPage();
  await desk.goto(await queryLinkIn(person.email, "invitation"));
  await comeAlive(desk);
  await typeInto(desk, desk.getByRole("textbox", { name: "Your name" }), person.name);
  await typeInto(desk, desk.getByRole("textbox", { name: /^A password/ }), password);
  await expectNoAxeViolationsInEitherScheme(desk);
  await expectNoAxeViolationsOnPhone(desk);
  await pressOn(desk, desk.getByRole("button", { name: "Accept and sign in" }));
  await expect(desk).toHaveURL("/admin");
  const navigation = desk.getByRole("navigation", { name: "Admin" });
  await expect(navigation.getByRole("link")).toHaveText([
    "Dashboard",
    "Events",
    "Calendar",
    "Venues",
    "Door",
    "Blog",
    "Pages",
    "Images",
    "Site texts",
    "Analytics",
    "History",
    "Trash",
    "Your account",
    "See the site",
  ]);
  await pressOn(desk, navigation.getByRole("link", { name: "Blog" }));
  await expect(desk.getByRole("heading", { name: "Blog Management", level: 1 })).toBeVisible();

  await desk.goto("/admin/newsletter");
  await expect(
    desk.getByRole("heading", { name: "Your role can't open this page", level: 1 }),
  ).toBeVisible();
  await expect(desk.getByText("Your role is Editor")).toBeVisible();
  await expectGoodLooks(desk, "staff-closed-page");
  await expectNoAxeViolationsOnPhone(desk);
  await theirs.close();

  await page.reload();
  await expect(row(page, person)).toContainText("Editor");
  await expect(invitations).toBeHidden();
  await chooseActionByKey(page, person.name, "Change role");
  const roles = page.getByRole("dialog", { name: `Role of ${person.name}` });
  await tabTo(page, roles.getByRole("radio", { checked: true }));
  await tabTo(page, roles.getByRole("radio", { name: "No longer an admin" }), "ArrowDown");
  await typeInto(page, ownPassword(roles), admin.password);
  await expectGoodLooks(page, "staff-users-role", { fullPage: false });
  await expectNoAxeViolationsOnPhone(page);
  await pressOn(page, roles.getByRole("button", { name: "End access" }));
  await expect(toast(page, "They are no longer an admin")).toBeVisible();
  await expect(row(page, person)).toContainText("User");

  const headers = { authorization: `Bearer ${session.token}` };
  const users = await request.get("/api/admin/users?role=user&limit=100", { headers });
  const { data }: { data: { id: string; email: string }[] } = await users.json();
  const made = data.find(({ email }) => email === person.email);
  await request.delete(`/api/admin/users/${made?.id}`, { headers });
});
