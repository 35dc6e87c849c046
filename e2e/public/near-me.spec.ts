import { expectNoAxeViolations } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";
import { namesOnFirstPage, upcoming } from "../support/times.ts";

const auckland = { latitude: -36.85, longitude: 174.76 };

test("Near me sorts the nearest parties first, and sends the position to no server", async ({
  page,
  context,
  open,
  events,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(auckland);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await open("/events");
  const names = namesOnFirstPage(upcoming(events));
  const tickets = page.getByRole("region", { name: "Events" }).getByRole("article");
  await expect(tickets.getByRole("heading")).toHaveText(names);

  const button = page.getByRole("button", { name: "Near me" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nearest first. Your location stays in this browser.")).toBeVisible();
  await expect(tickets).toHaveCount(upcoming(events).length);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(tickets.first().getByText(/^[\d.]+ km from you$/)).toBeVisible();
  await expect(tickets.first().getByText(/Auckland/)).toBeVisible();
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);

  await page.getByRole("combobox", { name: "Country" }).selectOption("AU");
  await expect(tickets.first().getByText(/^2,\d{3} km from you$/)).toBeVisible();
  await page.getByRole("combobox", { name: "Country" }).selectOption("");
  await button.click();
  await expect(tickets.getByRole("heading")).toHaveText(names);
  await expect(page.getByText("from you")).toHaveCount(0);
  expect(page.url()).not.toMatch(/36|174/);
  expect(sent.filter((request) => /36\.85|174\.76/.test(request))).toEqual([]);
});

test("refusing the position shows what to do", async ({ context, open }) => {
  await context.clearPermissions();
  const page = await open("/events");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText(/^Your browser didn't share your location\./)).toBeVisible();
});
