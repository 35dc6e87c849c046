import { expectNoAxeViolations } from "../support/axe.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { screenshot } from "../support/screenshot.ts";
import { expect, test } from "../support/test.ts";
import { before, namesOnFirstPage, upcoming } from "../support/times.ts";

test(
  "a city and a month filter the parties, and keep what is typed",
  { tag: "@both" },
  async ({ open, events }) => {
    const all = upcoming(events);
    const inLondon = all.filter(({ location }) => location.city === "London");
    const page = await open("/events");
    const tickets = page.getByRole("region", { name: "Events" }).getByRole("article");
    const city = page.getByRole("combobox", { name: "City" });
    await city.focus();
    await city.selectOption("London");
    await expect(tickets.getByRole("heading")).toHaveText(
      inLondon.map(({ eventName }) => eventName),
    );
    await expect(page).toHaveURL("/events?city=London");
    await expect(page.getByRole("link", { name: "More about London" })).toBeVisible();
    await expect(city).toBeFocused();
    await expect(city).toHaveValue("London");
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);

    await page.getByRole("searchbox", { name: "Search events" }).fill("polka");
    await expect(page.getByText("No events found")).toBeVisible();
    await expect(page).toHaveURL("/events?q=polka&city=London");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(tickets.getByRole("heading")).toHaveText(namesOnFirstPage(all));
    await expect(city).toHaveValue("");
  },
);

test(
  "a day and music filter the parties, by keyboard",
  { tag: "@both" },
  async ({ open, events }) => {
    const page = await open("/events");
    const tickets = page.getByRole("region", { name: "Events" }).getByRole("article");
    const decade = page.getByRole("combobox", { name: "Decade" });
    await decade.focus();
    await page.keyboard.type("80s");
    await expect(page).toHaveURL("/events?decade=80s");
    await page.getByRole("combobox", { name: "Day" }).selectOption("saturday");
    await expect(page).toHaveURL("/events?day=saturday&decade=80s");
    const expected = upcoming(events).filter(
      ({ eventName, musicGenres, startDate }) =>
        /80s/.test([...musicGenres, eventName].join(" ")) && new Date(startDate).getUTCDay() === 6,
    );
    expect(expected.length).toBeGreaterThan(0);
    await expect(tickets.getByRole("heading")).toHaveText(
      expected.map(({ eventName }) => eventName),
    );
    await expect(decade).toHaveValue("80s");
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await screenshot(page, "events-by-taste", { fullPage: false });
  },
);

test("a ticket of a filtered list expires the moment the party ends", async ({
  page,
  open,
  events,
}) => {
  const [next] = upcoming(events);
  const { endsAt = "", eventName = "", country = "AU" } = next ?? {};
  await page.clock.setFixedTime(before(endsAt, { seconds: 1 }));
  await open("/events");
  await page.getByRole("combobox", { name: "Country" }).selectOption(country);
  await expect(page).toHaveURL(`/events?country=${country}`);
  await expect(page.getByText(/^Showing \d of/)).toBeVisible();
  const ticket = page
    .getByRole("region", { name: "Events" })
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: eventName }) })
    .first();
  await expect(ticket.getByRole("link", { name: /^Get Tickets/ })).toBeVisible();
  await page.clock.setFixedTime(new Date(endsAt));
  await expect(ticket.getByRole("button", { name: "Expired" })).toBeDisabled();
});
