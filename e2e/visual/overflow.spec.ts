import { expect } from "../support/test.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { test } from "../support/admin-test.ts";

const endless = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

test("a long word widens no card and no page, down to 320 px", async ({
  page,
  open,
  makeEvent,
}) => {
  const { id } = await makeEvent({
    eventName: endless,
    description: endless,
    location: `${endless} Hall`,
    musicGenres: [endless.slice(0, 30)],
    lineUp: [{ time: "16:30", name: endless }],
    door: endless,
    ticketPrice: { amount: 1_234_567.89, currency: "CAD" },
  });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`/events?q=${endless}`, `/events/${id}`]) {
      await open(path);
      await expectNoOverflow(page);
    }
  }
});

test("a horizontal ticket is as wide as its list", async ({ page, open }) => {
  for (const path of ["/", "/events"]) {
    await open(path);
    for (const width of [640, 820, 900, 1000, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  }
});

test("a countdown's numbers aren't broken on the narrowest phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open("/");
  const numbers = page.getByLabel("Starts in").first().getByRole("definition");
  await expect(numbers).toHaveText([/^\d{2,3}$/, /^\d\d$/, /^\d\d$/, /^\d\d$/]);
  for (const number of await numbers.all()) {
    const { height = Infinity } = (await number.boundingBox()) ?? {};
    expect(height).toBeLessThan(40);
  }
});
