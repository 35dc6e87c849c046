import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../support/test.ts";

test.describe("trust", () => {
  test("quotes six guests, all with five stars and without names", async ({ open }) => {
    const page = await open("/trust");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trust & Reviews");
    const reviews = page.getByRole("region", { name: "What guests say" }).getByRole("listitem");
    await expect(reviews).toHaveCount(6);
    for (const review of await reviews.all()) {
      await expect(review.getByRole("img", { name: "Five out of five stars" })).toBeVisible();
      await expect(review.getByText(/guest$/)).toBeVisible();
    }
    await expect(page.getByText(/^The kind of thing guests tell us/)).toBeVisible();
    // They are placeholders: search engines must not take them for reviews.
    expect(await page.content()).not.toMatch(/AggregateRating|"Review"/);
  });

  test("makes four promises", async ({ open }) => {
    const page = await open("/trust");
    const promises = page.getByRole("region", { name: "What we promise" });
    await expect(promises.getByRole("heading", { level: 3 })).toHaveText([
      "Secure Payments",
      "Verified Venues",
      "100% Satisfaction",
      "Quality Music",
    ]);
    await expect(promises.getByText("you'll get your money back")).toBeVisible();
  });

  test("says how much is refunded, and when", async ({ open }) => {
    const page = await open("/trust");
    const policy = page.getByRole("region", { name: "Refund Policy" });
    const [full, partial] = await policy.getByRole("article").allInnerTexts();
    expect(full).toMatch(/100%[^]*Full refund[^]*48 hours or more before/);
    expect(partial).toMatch(
      /75%[^]*Partial refund[^]*24-48 hours before[^]*\$5 processing fee[^]*3-5 business days to process/,
    );
    await expect(policy.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:.+@/);
    await policy.getByRole("link", { name: "Ask for a refund" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("answers seven questions, by keyboard too", async ({ open }) => {
    const page = await open("/trust");
    const questions = page.getByRole("region", { name: "Questions, answered" }).getByRole("group");
    await expect(questions).toHaveCount(facts.length);
    for (const [index, [question, ...answers]] of facts.entries()) {
      const group = questions.nth(index);
      const summary = group.getByText(question);
      const answer = group.getByRole("paragraph");
      await expect(answer).toBeHidden();
      await summary.focus();
      await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
      for (const fact of answers) await expect(answer.filter({ hasText: fact })).toBeVisible();
      await expect(group).toHaveAttribute("open", "");
    }
    await page.keyboard.press("Enter");
    await expect(questions.last().getByRole("paragraph")).toBeHidden();
    await expect(questions.first().getByRole("paragraph")).toBeVisible();
  });

  for (const [label, hash, name] of [
    ["Refund Policy", "refund-policy", "Refund Policy"],
    ["FAQ", "faq", "Questions, answered"],
  ] as const) {
    test(`#${hash} scrolls to its section`, { tag: "@both" }, async ({ page }) => {
      await page.goto(`/trust#${hash}`);
      await expectBelowHeader(page, name);
      await comeAlive(page);
      await expectBelowHeader(page, name);
    });

    test(`#${hash} is linked from the footer of every page`, async ({ page, open }) => {
      for (const from of ["/about", "/blog", "/trust"]) {
        await open(from);
        await page.getByRole("contentinfo").getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(`/trust#${hash}`);
        await expectBelowHeader(page, name);
      }
    });

    test(`#${hash} works again after scrolling away`, async ({ page, open }) => {
      await open(`/trust#${hash}`);
      const link = page.getByRole("contentinfo").getByRole("link", { name: label });
      await link.scrollIntoViewIfNeeded();
      // Its heading may be sticky; the beginning of the section is out of sight.
      const section = page.getByRole("region", { name, exact: true });
      await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(0);
      await link.click();
      await expectBelowHeader(page, name);
    });
  }
});

const facts = [
  ["How old do I have to be?", "18 or over", "30+", "95%", "between 30 and 55"],
  ["What music do you play?", "Dance music", "80s", "90s", "early 2000s"],
  ["What should I wear?", "Whatever you can dance in"],
  ["Can I buy drinks?", "Drinks are sold at the venue"],
  ["Is it safe to come alone?", "Yes", "4PM to 10PM"],
  ["How often are there parties?", "2-4 events per month", "each location every 6-8 weeks"],
  ["What if I cannot attend?", "to a friend", "to another date", "refund"],
] as const;

/** Expects the section's heading right below the header, neither behind it nor further down. */
async function expectBelowHeader(page: Page, name: string): Promise<void> {
  const gap = async () => {
    const header = await page.getByRole("banner").boundingBox();
    const section = await page.getByRole("region", { name, exact: true }).boundingBox();
    return (section?.y ?? NaN) - ((header?.y ?? NaN) + (header?.height ?? NaN));
  };
  await expect.poll(gap).toBeGreaterThan(-1);
  expect(await gap()).toBeLessThan(1);
  await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport({ ratio: 1 });
}
