import { chromium } from "@playwright/test";
const [,, url, name, ...rest] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [width, height] of [[1440, 900], [390, 844]]) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce", permissions: ["geolocation"], geolocation: { latitude: -36.85, longitude: 174.76 } });
  const page = await context.newPage();
  page.on("console", (m) => console.log(m.type(), m.text()));
  await page.goto(url);
  await page.waitForTimeout(800);
  for (const step of rest) {
    if (step.startsWith("click:")) await page.getByText(step.slice(6), { exact: true }).first().click();
    if (step.startsWith("see:")) await page.locator(step.slice(4)).first().scrollIntoViewIfNeeded();
    if (step.startsWith("y:")) await page.evaluate((y) => scrollTo(0, y), Number(step.slice(2)));
    await page.waitForTimeout(600);
  }
  await page.screenshot({ path: `/tmp/embed-tmp/${name}-${width}.png`, fullPage: rest.includes("full") });
}
await browser.close();
