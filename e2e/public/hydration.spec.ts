import { comeAlive, expect, test } from "../support/test.ts";

// Most visitors allow motion, and so see the film.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const pages = [
  "/about",
  "/gallery",
  "/gallery?country=NZ",
  "/trust",
  "/blog",
  "/blog/the-first-record-of-the-day",
  "/contact",
];

/** Pages behind mailed links are rendered for one person, never from the cache. */
const mailed = [
  "/unsubscribe",
  "/unsubscribe?email=unknown@example.com",
  "/newsletter/preferences",
];

/** A mismatch fails the test as a page error, as React logs it to the console. */

test("a page from the server's cache hydrates, however old it is", async ({
  page,
  context,
  eventNamed,
}) => {
  // Forty pages, ten of them open at once.
  test.slow();
  const paths = ["/", "/events", `/events/${eventNamed("Harbour Disco").id}`, ...pages];
  const tabs = [page];
  while (tabs.length < paths.length) tabs.push(await context.newPage());
  // Fresh for five seconds, then served once more while it is renewed.
  for (const pauseMs of [0, 2_500, 4_000, 2_500]) {
    await page.waitForTimeout(pauseMs);
    for (const [index, path] of paths.entries()) {
      const tab = tabs[index] ?? page;
      await tab.goto(path);
      await comeAlive(tab);
    }
  }
});

test("the server caches its pages", async ({ request }) => {
  const tags = [];
  for (let times = 0; times < 3; times += 1) {
    const answer = await request.get("/events?country=NZ");
    tags.push(answer.headers().etag);
  }
  expect(tags[0]).toMatch(/^W\/"/);
  expect(tags[2]).toBe(tags[1]);
});

test.describe("in a distant time zone", () => {
  test.use({ timezoneId: "Pacific/Kiritimati", locale: "de-DE" });

  test("every page hydrates as the server rendered it", async ({ open, eventNamed }) => {
    const event = `/events/${eventNamed("Just This Once").id}`;
    for (const path of ["/", "/events", event, ...pages, ...mailed]) await open(path);
  });
});

test("a clock that is wrong by days does no harm", async ({ page, open, eventNamed }) => {
  await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000));
  const event = `/events/${eventNamed("Just This Once").id}`;
  for (const path of ["/", "/events", event, ...pages, ...mailed]) await open(path);
});
