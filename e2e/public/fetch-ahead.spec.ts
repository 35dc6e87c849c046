import { expect, test } from "../support/test.ts";

test("hovering a link prefetches its page", async ({ page, open }) => {
  const browser = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send("Preload.enable");
  await open("/about");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).hover();
  await expect.poll(() => fetched).toEqual(["/gallery"]);
});
