import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { test } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

/** Of a page opened by its address, besides the images of its rows; gzipped bytes. */
const budget = { requests: 20, scripts: 387_000 };

for (const path of ["/admin", "/admin/events", "/admin/newsletter", "/admin/events/create"]) {
  test(`a hard load of ${path} stays within its budget`, async ({ openAdmin }) => {
    const page = await openAdmin(path);
    await page.waitForLoadState("networkidle");
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const typeOf = (response: Response) => response.request().resourceType();
    const counted = answers.filter((response) => typeOf(response) !== "image");
    expect(counted.length).toBeGreaterThan(5);
    expect(counted.length).toBeLessThanOrEqual(budget.requests);
    let scripts = 0;
    for (const response of answers.filter((each) => typeOf(each) === "script")) {
      scripts += gzipSync(await response.body(), { level: 9 }).length;
    }
    expect(scripts).toBeGreaterThan(100_000);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
  });
}
