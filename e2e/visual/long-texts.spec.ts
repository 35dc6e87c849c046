import { editingHeader, isImageText, maxLengthOf } from "@before-ten/contracts/site/rules";
import { findMarkedTexts, withoutMarks } from "@before-ten/contracts/site/text-marks";
import { test } from "../support/admin-test.ts";
import { outOfReach } from "../support/little-room.ts";
import { publicPages } from "../support/public-pages.ts";
import { expect } from "../support/test.ts";

/** The text again and again, as long as an admin may make it. */
function longText(text: string): string {
  const most = maxLengthOf(text);
  let long = text;
  while (long.length + 1 + text.length <= most) long += ` ${text}`;
  return long;
}

/** A page in the editor's form, with each text at its greatest length. */
function withLongTexts(html: string): string {
  let long = "";
  let end = 0;
  for (const { key, text, from, to } of findMarkedTexts(html)) {
    const isImage = isImageText(key) || key.endsWith(".image");
    long += html.slice(end, from) + (isImage ? text : longText(text));
    end = to;
  }
  return withoutMarks(long + html.slice(end));
}

test.use({ javaScriptEnabled: false });

test("texts of the greatest length hide nothing, down to 320 px", async ({
  page,
  session,
  eventNamed,
}) => {
  test.slow();
  await page.route(
    ({ pathname }) => !pathname.startsWith("/assets") && !pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch({
        headers: { authorization: `Bearer ${session.token}`, [editingHeader]: "editing" },
      });
      const html = await response.text();
      expect(findMarkedTexts(html).length).toBeGreaterThan(20);
      await route.fulfill({ response, body: withLongTexts(html) });
    },
  );
  for (const path of [
    "/",
    "/events",
    "/events?q=polka",
    `/events/${eventNamed("Harbour Disco").id}`,
    `/gallery/${eventNamed("Sunday Best on a Saturday").id}`,
    ...publicPages,
    "/unsubscribe",
    "/newsletter/preferences",
  ]) {
    await page.goto(path);
    // Sections below the window are laid out, too.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>("main > *, footer")) {
        part.style.contentVisibility = "visible";
      }
    });
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(outOfReach), `${path}, ${width} px`).toEqual([]);
    }
  }
});
