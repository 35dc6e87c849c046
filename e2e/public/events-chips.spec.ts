import { expectNoAxeViolations } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test } from "../support/test.ts";
import { namesOnFirstPage, upcoming } from "../support/times.ts";

test(
  "a city and a month filter the parties, and keep what is typed",
  { tag: "@both" },
  async ({ open, events }) => {
    const all = upcoming(events);
    const inLondon = all.filter(({ location }) => location.city === "London");
    const page = await open("/events");
    const tickets = page.getByRole("region", { name: "Events" }).getByRole("article");
    await page.getByRole("button", { name: "London" }).click();
    await expect(tickets.getByRole("heading")).toHaveText(
      inLondon.map(({ eventName }) => eventName),
    );
    await expect(page).toHaveURL("/events?city=London");
    await expect(page.getByRole("button", { name: "London" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);

    await page.getByRole("searchbox", { name: "Search events" }).fill("polka");
    await expect(page.getByText("No events found")).toBeVisible();
    await expect(page).toHaveURL("/events?q=polka&city=London");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(tickets.getByRole("heading")).toHaveText(namesOnFirstPage(all));
    await expect(page.getByRole("button", { name: "All cities" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);
