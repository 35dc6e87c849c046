import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

export const wcagRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const allRules = [...wcagRules, "best-practice"];

/** WCAG 2.2 A and AA, and what axe holds for good practice, on all that is on the page now. */
export async function expectNoAxeViolations(page: Page, rules = allRules): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Fetching films and styles once more finds nothing.
    .options({ preload: false })
    .withTags(rules)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
}
