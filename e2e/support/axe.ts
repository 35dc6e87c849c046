import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

export const wcagRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const allRules = [...wcagRules, "best-practice"];

/** WCAG 2.2 A and AA, and what axe holds for good practice, on all that is on the page now. */
export async function expectNoAxeViolations(page: Page, rules = allRules): Promise<void> {
  await expectNone(page, (axe) => axe.withTags(rules));
}

/** Looks at the page in light and in dark colours, as the system asks for them. Ends in light. */
export async function expectNoAxeViolationsInEitherScheme(
  page: Page,
  look: (scheme: "light" | "dark") => Promise<void> = async () => {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoAxeViolations(page);
  await look("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadableColours(page);
  await look("dark");
  await page.emulateMedia({ colorScheme: "light" });
}

/** Looks at the page as wide as a phone, and makes it as wide as it was. */
export async function expectNoAxeViolationsOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);
  if (before !== null) await page.setViewportSize(before);
}

/**
 * Checks the colours of the second scheme alone: axe's other rules, which the first scheme has
 * passed, don't look at colours.
 */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNone(page, (axe) => axe.withRules(["color-contrast", "link-in-text-block"]));
}

async function expectNone(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await finishTransitions(page);
  const axe = new AxeBuilder({ page })
    // Fetching films and styles once more finds nothing.
    .options({ preload: false })
    // Without this axe opens a second, blank page to add up what it found in frames of other sites;
    // the site has none.
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
}

/**
 * Half-way from one colour to another, a text may lack contrast that it has before and after; so
 * may a list that waits for what a changed filter finds.
 */
async function finishTransitions(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      // What was just clicked starts its transitions with the next frame or the one after.
      await nextFrame();
      await nextFrame();
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (transitions.length === 0) return;
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });
}
