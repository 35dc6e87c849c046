import type { Page } from "@playwright/test";
import { answerCall, holdCall, loseCall, recordCalls } from "../support/calls.ts";
import { expect, test } from "../support/test.ts";

const procedure = "newsletter.subscribe";
const done = "Successfully subscribed to newsletter!";

function newsletter(page: Page) {
  const region = page.getByRole("region", { name: "Be first through the door" });
  return {
    field: region.getByRole("textbox", { name: "Your email address" }),
    button: region.getByRole("button"),
    region,
  };
}

/** Toasts have their own role, unlike the field's message. */
function toast(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

function freshAddress(): string {
  return `dancer-${crypto.randomUUID()}@example.com`;
}

test("a valid address is subscribed", async ({ open, db }) => {
  const page = await open("/");
  const { field, button } = newsletter(page);
  const email = freshAddress();
  await field.fill(`  ${email} `);
  await button.click();
  await expect(toast(page, done)).toBeVisible();
  await expect(field).toHaveValue("");
  const { x, y, width } = (await toast(page, done).boundingBox()) ?? { x: 0, y: 999, width: 0 };
  const windowWidth = page.viewportSize()?.width ?? 0;
  expect(windowWidth - (x + width), "distance from the right edge").toBeLessThan(40);
  expect(y, "distance from the top").toBeLessThan(120);
  await expect(toast(page, done)).toBeHidden({ timeout: 4_000 });
  const row = await db
    .selectFrom("subscribers")
    .select(["status", "consent_wording"])
    .where("email", "=", email)
    .executeTakeFirst();
  expect(row?.status).toBe("active");
  await expect(page.getByText(row?.consent_wording ?? "nothing")).toBeVisible();
});

test("the campaign of the visit is stored until subscribing", async ({ open, db }) => {
  const page = await open("/events?utm_source=tram&utm_campaign=spring&fbclid=1");
  await expect(page).toHaveURL("/events");
  await page.getByRole("banner").getByRole("link", { name: "Before Ten, home" }).click();
  const { field } = newsletter(page);
  const email = freshAddress();
  await field.fill(email);
  await field.press("Enter");
  await expect(toast(page, done)).toBeVisible();
  const row = await db
    .selectFrom("subscribers")
    .select("utm_params")
    .where("email", "=", email)
    .executeTakeFirst();
  expect(row?.utm_params).toEqual({ source: "tram", campaign: "spring" });
});

for (const address of [
  "",
  "   ",
  "dancer",
  "dancer@example",
  "dan cer@example.com",
  "a@b@example.com",
]) {
  test(`"${address}" is invalid and not sent`, async ({ page, open }) => {
    const calls = recordCalls(page);
    await open("/");
    const { field, button, region } = newsletter(page);
    await field.fill(address);
    await button.click();
    await expect(region.getByText("Please enter a valid email address")).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("Please enter a valid email address");
    expect(calls).toEqual([]);
    await field.fill("dancer@example.com");
    await expect(region.getByText("Please enter a valid email address")).toBeHidden();
  });
}

test("while it is sent, nothing can be changed or sent twice", async ({ page, open }) => {
  const letGo = await holdCall(page, procedure);
  const calls = recordCalls(page);
  await open("/");
  const { field, button } = newsletter(page);
  await field.fill(freshAddress());
  await field.press("Enter");
  await expect(field).toBeDisabled();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText("Subscribing…");
  await expect(button.locator("svg")).toBeVisible();
  letGo();
  await expect(toast(page, done)).toBeVisible();
  await expect(field).toBeEnabled();
  await expect(button).toHaveText("Subscribe");
  expect(calls).toEqual([procedure]);
});

const errors = [
  {
    name: "too many tries",
    answer: { status: 429, message: "whatever the server calls it" },
    says: "Too many subscription attempts. Please try again later.",
  },
  {
    name: "an error the server explains",
    answer: { status: 400, message: "We can't deliver to this address" },
    says: "We can't deliver to this address",
  },
];
for (const { name, answer, says } of errors) {
  test(`${name}: "${says}"`, async ({ page, open, pageErrors }) => {
    pageErrors.expect(new RegExp(`${answer.status} .*${procedure}`));
    await answerCall(page, procedure, answer);
    await open("/");
    const { field, button } = newsletter(page);
    await field.fill("dancer@example.com");
    await button.click();
    await expect(toast(page, says)).toBeVisible();
    await expect(field).toHaveValue("dancer@example.com");
    await expect(field).toBeEnabled();
  });
}

test("without a connection it asks to try again", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/net::ERR_INTERNET_DISCONNECTED .*newsletter\.subscribe/);
  await loseCall(page, procedure);
  await open("/");
  const { field, button } = newsletter(page);
  await field.fill("dancer@example.com");
  await button.click();
  await expect(toast(page, "Failed to subscribe. Please try again.")).toBeVisible();
  await expect(field).toHaveValue("dancer@example.com");
});

test("an answer in another format is no success", async ({ page, open, pageErrors }) => {
  pageErrors.expect(/502 .*newsletter\.subscribe/);
  await page.route("**/trpc/newsletter.subscribe*", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
  await open("/");
  const { field, button } = newsletter(page);
  await field.fill("dancer@example.com");
  await button.click();
  await expect(toast(page, "Failed to subscribe. Please try again.")).toBeVisible();
});
