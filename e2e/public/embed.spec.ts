import { once } from "node:events";
import { createServer } from "node:http";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { upcoming } from "../support/times.ts";

/** A partner's site: another origin, with its own styles and a strict policy. */
async function openPartner(
  home: string | undefined,
  attributes: string,
): Promise<AsyncDisposable & { url: string }> {
  const page = `<!doctype html><html lang="en"><head><title>A partner</title><link rel="icon" href="data:,">
    <style>* { color: red; display: inline } iframe { border: 9px solid red }</style></head>
    <body><main><h1>A partner</h1><script async src="${home}/embed.js" ${attributes}></script><p id="after">after</p></main></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src ${home}; frame-src ${home}; style-src 'unsafe-inline'; img-src data:`,
    });
    response.end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

test("a partner's page shows the next parties in a frame of their height", async ({
  page,
  baseURL,
  pageErrors,
  events,
}) => {
  await using partner = await openPartner(
    baseURL,
    'data-country="AU" data-count="2" data-theme="dark" data-accent="#FFB84D"',
  );
  pageErrors.expect(new RegExp(`^foreign ${partner.url}$`));
  await page.goto(partner.url);
  const frame = page.frameLocator('iframe[title="Next parties"]');
  const names = upcoming(events)
    .filter(({ country }) => country === "AU")
    .slice(0, 2)
    .map(({ eventName }) => eventName);
  await expect(frame.getByRole("heading", { level: 2 })).toHaveText(names);
  await expect(frame.getByRole("link", { name: names[0] ?? "", exact: true })).toHaveAttribute(
    "href",
    /\/events\/[\w-]+\?utm_source=embed$/,
  );

  // Neither page's styles affect the other, and nothing is cut off or leaves a gap.
  const list = frame.locator("html");
  const accent = frame.locator(".day").first();
  await expect(accent).toHaveCSS("background-color", "rgb(255, 184, 77)");
  await expect(list).toHaveCSS("color", "rgb(245, 238, 229)");
  const gap = async () => {
    const outer = await page.locator("iframe").evaluate((element) => element.clientHeight);
    return (
      outer - (await list.evaluate((element) => Math.ceil(element.getBoundingClientRect().height)))
    );
  };
  await expect.poll(gap).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(gap).toBe(0);
  const overflow = await list.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test("a height from another source changes nothing", async ({ page, baseURL, pageErrors }) => {
  await using partner = await openPartner(baseURL, "");
  pageErrors.expect(new RegExp(`^foreign ${partner.url}$`));
  await page.goto(partner.url);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => postMessage({ beforeTenHeight: 7_777 }, "*"));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page.locator("iframe")).not.toHaveCSS("height", "7777px");
});

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing in the ${theme} list`, async ({ page }) => {
    for (const accent of ["", "777777", "FFE0AC"]) {
      await page.goto(`/embed/events?count=12&theme=${theme}&accent=${accent}`);
      await expectNoAxeViolations(page);
    }
  });
}
