import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { publicPages } from "../support/public-pages.ts";
import { expect, test } from "../support/test.ts";

const pages = [...publicPages, "/unsubscribe"] as const;

test.describe("axe finds nothing", { tag: "@both" }, () => {
  test("on Home", async ({ open }) => {
    await expectNoAxeViolations(await open("/"));
  });

  test("on /events", async ({ open }) => {
    await expectNoAxeViolations(await open("/events"));
  });

  for (const name of ["Three Days of Daylight", "Sand in Our Synths", "Synths & Cardigans"]) {
    test(`on the event ${name}`, async ({ open, eventNamed }) => {
      await expectNoAxeViolations(await open(`/events/${eventNamed(name).id}`));
    });
  }

  for (const path of pages) {
    test(`on ${path}`, async ({ open }) => {
      await expectNoAxeViolations(await open(path));
    });
  }

  test("in unfolded questions", async ({ open }) => {
    for (const [path, count] of [
      ["/trust", 7],
      ["/contact", 6],
    ] as const) {
      const page = await open(path);
      const questions = page.getByRole("main").locator("summary");
      await expect(questions).toHaveCount(count);
      for (const question of await questions.all()) await question.click();
      await expectNoAxeViolations(page);
    }
  });

  test("on the page of an unknown address", async ({ open, pageErrors }) => {
    pageErrors.expect(/404 .*\/nowhere/);
    await expectNoAxeViolations(await open("/nowhere"));
  });

  test("in a newsletter form with an error, and beside a toast", async ({ open }) => {
    const page = await open("/");
    const newsletter = page.getByRole("region", { name: "Be first through the door" });
    await newsletter.getByRole("button").click();
    await expect(newsletter.getByText("Please enter a valid email address")).toBeVisible();
    await expectNoAxeViolations(page);
    await newsletter.getByRole("textbox").fill(`axe-${crypto.randomUUID()}@example.com`);
    await newsletter.getByRole("button").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ open }) => {
  const page = await open("/events");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectNoAxeViolations(page);
});

const places = ["/", "/events", "event", ...pages] as const;
/** Pages whose order differs at a phone's width. */
const onPhones: ReadonlySet<string> = new Set(["/", "/events", "event"]);
for (const place of places) {
  const tag = onPhones.has(place) ? ["@both"] : [];
  test.describe(`the keyboard on ${place}`, { tag }, () => {
    test("reaches everything in order and back, with a visible focus", async ({
      open,
      eventNamed,
    }) => {
      const page = await open(
        place === "event" ? `/events/${eventNamed("Harbour Disco").id}` : place,
      );
      const stops = await tabThrough(page, "Tab");
      expect(stops.filter(({ trouble }) => trouble !== "")).toEqual([]);
      const positions = stops.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      expect(stops.length).toBe(await page.locator(tabbable).filter({ visible: true }).count());

      const backwards = await tabThrough(page, "Shift+Tab");
      expect(backwards.filter(({ trouble }) => trouble !== "")).toEqual([]);
      const namesOf = (each: readonly Stop[]) => each.map(({ name }) => name);
      expect(namesOf(backwards)).toEqual(namesOf(stops).toReversed());
    });
  });
}

/** Of a group of radio buttons, Tab reaches the checked one. */
const tabbable =
  "a[href], button:not(:disabled):not([tabindex]), input:not([type=radio]:not(:checked)), select, textarea, summary";

interface Stop {
  name: string;
  /** Index among all elements of the page. */
  position: number;
  /** Why the focus isn't visible. */
  trouble: string;
}

/** Presses a key until the focus has been everywhere once. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  // Stores elements instead of indexes, which change when prefetching adds links to the head.
  await page.evaluate(() => Reflect.set(globalThis, "visited", new Set<Element>()));
  for (;;) {
    await page.keyboard.press(key);
    const stop = await describeFocus(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
}

/** Undefined once the focus has left the page or returned to an earlier element. */
function describeFocus(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const visited: unknown = Reflect.get(globalThis, "visited");
    if (!(visited instanceof Set) || visited.has(element)) return undefined;
    visited.add(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const onTop = document.elementFromPoint(x, y);
    const isSeen = onTop !== null && (element.contains(onTop) || onTop.contains(element));
    const isOutlined = [element, element.closest("article")].some(
      (each) => each !== null && getComputedStyle(each).outlineStyle !== "none",
    );
    return {
      name: element.getAttribute("aria-label") ?? element.textContent ?? "",
      position: [...document.querySelectorAll("*")].indexOf(element),
      trouble: [
        isSeen ? "" : `hidden below <${onTop?.tagName} class=${onTop?.className}> at ${x},${y}`,
        isOutlined ? "" : "has no outline",
      ].join(""),
    };
  });
}
