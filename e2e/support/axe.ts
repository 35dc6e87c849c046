import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

export const wcagRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const allRules = [...wcagRules, "best-practice"];

/** Checks everything on the page now against WCAG 2.2 A and AA and axe's best practices. */
export async function expectNoAxeViolations(page: Page, rules = allRules): Promise<void> {
  await expectNone(page, (axe) => axe.withTags(rules));
}

/** Checks the page with the system's light and dark scheme. Ends in light mode. */
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

/** Checks the page at a phone's width, then restores its width. */
export async function expectNoAxeViolationsOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeViolations(page);
  if (before !== null) await page.setViewportSize(before);
}

/** Checks colours only, for the second scheme: axe's other rules don't depend on colours. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNone(page, (axe) => axe.withRules(["color-contrast", "link-in-text-block"]));
}

async function expectNone(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await finishTransitions(page);
  const axe = new AxeBuilder({ page })
    // Fetching films and styles once more finds nothing.
    .options({ preload: false, resultTypes: ["violations"] })
    // Otherwise axe opens a blank page to merge the results of cross-origin frames; the site has
    // none.
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
 * During a colour transition, text may lack contrast that it has before and after; so may a list
 * that is reloading.
 */
async function finishTransitions(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      // A click starts its transitions with the next frame or the one after.
      await nextFrame();
      await nextFrame();
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      if (transitions.length === 0) return;
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });
}
