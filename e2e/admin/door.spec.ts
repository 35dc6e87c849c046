import type { BrowserContext, Page } from "@playwright/test";
import { test, toast } from "../support/admin-test.ts";
import { expectGoodLooks } from "../support/looks.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect } from "../support/test.ts";

const inside = (page: Page) => page.getByText(/ inside/);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Offline phones report each call that fails. */
const noConnection = /ERR_INTERNET_DISCONNECTED/;

test(
  "two phones count without a connection, one of them closed in between, and add up",
  { tag: "@both" },
  async ({ browser, context, page, openAdmin, makeEvent, pageErrors, session }) => {
    test.slow();
    pageErrors.expect(noConnection);
    const day = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
    const { id, eventName } = await makeEvent({ startDate: day, endDate: day });
    await openAdmin("/admin/door");
    await page.getByRole("link", { name: eventName }).click();
    await expect(page.getByText("Up to date with all phones.")).toBeVisible();

    await tab(page, "Run sheet");
    await button(page, "Edit the run sheet").click();
    await page.getByLabel("Permitted number of people").fill("4");
    await page.getByRole("combobox", { name: "Doors" }).fill("Garden");
    await page.keyboard.press("Enter");
    await page.getByLabel("Contacts").fill("Sam, sound: 07700 900123");
    await button(page, "Save the run sheet").click();
    await expect(toast(page, "Run sheet saved")).toBeVisible();
    await expect(page.getByRole("link", { name: "07700 900123" })).toHaveAttribute(
      "href",
      "tel:07700900123",
    );
    await expectGoodLooks(page, "staff-door-sheet");

    await tab(page, "Guests");
    await page
      .getByLabel("Add a ticket seller's list")
      .fill("Name,Ticket type,Order,Quantity\nZoë Silva,Early bird,1042,2\nBen Park,,1043,1");
    await button(page, "Add to the list").click();
    await expect(toast(page, "2 guests added")).toBeVisible();
    await expect(page.getByText("0 of 2 arrived; the list admits 3.")).toBeVisible();

    const other = await secondPhone();
    await other.goto(`/admin/door/${id}`);
    await expect(inside(other)).toContainText("0 inside of 4 permitted");
    await other.getByLabel("This phone is at").selectOption("Garden");

    // Without a connection, and after the browser has closed the page.
    await isStored(page);
    await context.setOffline(true);
    await tab(page, "Count");
    for (const inSight of ["1", "2"]) {
      await button(page, "In").click();
      await expect(inside(page)).toContainText(`${inSight} inside`);
    }
    await page.reload();
    await expect(inside(page)).toContainText("2 inside of 4 permitted");
    await expect(page.getByText("2 presses are kept on this phone and sent later.")).toBeVisible();
    await tab(page, "Guests");
    await page.getByLabel("Find a guest").fill("zoe");
    await button(page, "Tick off Zoë Silva").click();
    await expect(page.getByText(/^Arrived .*, Main door$/)).toBeVisible();
    await expectNoOverflow(page);
    await expectGoodLooks(page, "staff-door-guests");

    await button(other, "In").click();
    await button(other, "In").click();
    await button(other, "Undo “In” at Garden").click();
    await button(other, "In").click();
    await expect(inside(other)).toContainText("2 inside of 4 permitted");

    await context.setOffline(false);
    await expect(inside(page)).toContainText("4 inside of 4 permitted");
    await expect(page.getByText("Full: let people in only as others leave.")).toBeVisible();
    await expect(page.getByText("Up to date with all phones.")).toBeVisible();
    await tab(page, "Count");
    await expect(page.getByRole("row", { name: "Garden 2 0" })).toBeVisible();
    await expect(page.getByRole("row", { name: "All 4 0" })).toBeVisible();
    await expectGoodLooks(page, "staff-door-count");
    await expect(inside(other)).toContainText("4 inside of 4 permitted", { timeout: 20_000 });
    await tab(other, "Guests");
    await expect(other.getByText("1 of 2 arrived; the list admits 3.")).toBeVisible();

    async function secondPhone(): Promise<Page> {
      const theirs: BrowserContext = await browser.newContext();
      await pageErrors.watch(theirs);
      await theirs.addInitScript(({ token, user }) => {
        // The empty page of a new window has no storage.
        if (location.protocol === "about:") return;
        localStorage.setItem("token", token);
        localStorage.setItem("user", JSON.stringify(user));
      }, session);
      return theirs.newPage();
    }
  },
);

test("keeps the files of this release and of the one before", async ({
  page,
  openAdmin,
  makeEvent,
}) => {
  const { id } = await makeEvent();
  await openAdmin("/admin/door");
  await page.evaluate(async () => {
    for (const name of ["door", "door 1", "door 2", "other"]) await caches.open(name);
  });
  await page.goto(`/admin/door/${id}`);
  await isStored(page);
  const entry = page.locator('head > script[type="module"]');
  const release = new URL((await entry.getAttribute("src")) ?? "", page.url()).pathname;
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(["door 2", "other", `door ${release}`]);
});

test("lets its worker fetch files, and nothing else", async ({ request }) => {
  const { "content-security-policy": policy } = (await request.get("/door-worker.js")).headers();
  expect(policy).toBe("default-src 'none'; connect-src 'self'");
});

test("prints the guest list alone", async ({ page, openAdmin, makeEvent, request, session }) => {
  const { id } = await makeEvent();
  const added = await request.post(`/api/admin/events/${id}/door/guests`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { text: "Name,Quantity\nAna Silva,2" },
  });
  expect(added.status()).toBe(200);
  await openAdmin(`/admin/door/${id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("row", { name: /^Ana Silva/ })).toContainText("\u2610\u2610");
  await expect(button(page, "In")).toBeHidden();
});

/** The page and its scripts are stored. */
function isStored(page: Page): Promise<void> {
  return expect
    .poll(() =>
      page.evaluate(async () => {
        const stored = await caches.match(location.href);
        const registered = await navigator.serviceWorker.getRegistration();
        return registered?.active != null && stored !== undefined;
      }),
    )
    .toBe(true);
}
