import type { Page } from "@playwright/test";

export function eventForm(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    name: page.getByRole("textbox", { name: "Event name" }),
    description: page.getByRole("textbox", { name: "Description" }),
    startDate: page.getByLabel(/^Start date/),
    endDate: page.getByLabel(/^End date/),
    startTime: page.getByLabel(/^Start time/),
    endTime: page.getByLabel(/^End time/),
    country: page.getByLabel(/^Country/),
    timeZone: page.getByLabel("Time zone"),
    location: page
      .getByRole("combobox", { name: "Location" })
      .or(page.getByRole("textbox", { name: "Location" })),
    manually: field("Enter the location manually"),
    price: page.getByRole("textbox", { name: "Ticket price" }),
    link: page.getByRole("textbox", { name: "Ticket redirect URL" }),
    flyer: field("Event flyer"),
    submit: page.locator("form [type=submit]"),
  };
}

export async function fillEvent(page: Page, eventName: string) {
  const fields = eventForm(page);
  await fields.name.fill(eventName);
  await fields.description.fill("Three hours of synths on the pier.");
  await fields.startDate.fill("2031-03-08");
  await fields.endDate.fill("2031-03-08");
  await fields.country.selectOption("AU");
  await fields.location.fill("Test Pier, Melbourne");
  await fields.price.fill("45.50");
  await fields.link.fill("https://tickets.example/pier");
  return fields;
}

/** An event's card in the admin list, or its row if that is a table. */
export function eventRow(page: Page, name: string) {
  const view = page.getByRole("button", { name: `View ${name}`, exact: true });
  return cardsAndRows(page).filter({ has: view });
}

/** Every card or row of that list, without its header. */
export function eventRows(page: Page) {
  return cardsAndRows(page).filter({ has: page.getByRole("button", { name: /^View / }) });
}

function cardsAndRows(page: Page) {
  const main = page.getByRole("main");
  return main.getByRole("listitem").or(main.getByRole("row"));
}
