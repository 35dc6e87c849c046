import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { expectNoAxeViolations, expectReadableColours, wcagRules } from "../support/axe.ts";
import { mails } from "../support/mails.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { makesScreenshots } from "../support/screenshot.ts";

/** To look at or send to a mail program: each mail as HTML, text and images. */
const directory = join(import.meta.dirname, "../.output/mails");

test.beforeAll(() => mkdir(directory, { recursive: true }));

for (const [name, { html, text }] of Object.entries(mails)) {
  test(`the mail "${name}" is readable in light and dark mode, on a phone and on a desktop`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await writeFile(join(directory, `${name}.html`), html);
    await writeFile(join(directory, `${name}.txt`), text);
    await page.setContent(html);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoOverflow(page);
        await image(page, `${name}-${colorScheme}-${width}`);
      }
      // At a phone's width links are closest. Best practices would require landmarks, which the
      // mail program provides.
      await (colorScheme === "light"
        ? expectNoAxeViolations(page, wcagRules)
        : expectReadableColours(page));
    }
    expect(requests).toEqual([]);
  });

  test(`the mail "${name}" is readable without its style sheets`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.setContent(html.replaceAll(/<style>[\s\S]*?<\/style>/g, ""));
    await expectNoOverflow(page);
    await expectNoAxeViolations(page, wcagRules);
    await image(page, `${name}-bare-320`);
  });
}

for (const mark of ["data-ogsc", "data-ogsb"]) {
  test(`a mail that Outlook marks with ${mark} has the dark colours`, async ({ page }) => {
    await page.setContent(mails.welcome.html);
    const heading = page.getByRole("heading", { level: 1 });
    const byDay = await heading.evaluate((element) => getComputedStyle(element).color);
    await page.locator("body").evaluate((body, name) => body.setAttribute(name, ""), mark);
    await expect(heading).not.toHaveCSS("color", byDay);
    await expectNoAxeViolations(page, wcagRules);
  });
}

test("the button of a mail is as large as a thumb", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(mails.confirm.html);
  const box = await page.getByRole("link", { name: "Yes, send me the newsletter" }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

async function image(page: Page, name: string): Promise<void> {
  if (!makesScreenshots) return;
  await page.screenshot({ path: join(directory, `${name}.png`), fullPage: true });
}
