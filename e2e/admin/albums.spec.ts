import type { Album } from "@before-ten/contracts/albums/output";
import { expectNoAxeViolations } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { test, toast } from "../support/admin-test.ts";
import { comeAlive, expect } from "../support/test.ts";

test("an album is reordered and published by keyboard alone", async ({ page, openAdmin, db }) => {
  test.slow();
  const { id } = await db
    .selectFrom("event_albums")
    .innerJoin("events", "events.id", "event_albums.id")
    .select("events.id")
    .where("events.event_name", "=", "Slow Train to the Disco")
    .executeTakeFirstOrThrow();
  const stored = async () => {
    const answer: { data: Album } = await (await page.request.get(`/api/albums/${id}`)).json();
    return answer.data.images.map(({ imageId }) => imageId);
  };
  const [first, second, ...others] = await stored();

  await openAdmin(`/admin/events/album/${id}`);
  const down = page.getByRole("button", { name: "Move image 1 down" });
  await tabTo(page, down);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move image 2 down" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Remove image 3" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByRole("button", { name: "Save album" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Album saved")).toBeVisible();
  expect(await stored()).toEqual([second, first, ...others]);

  await page.goto(`/gallery/${id}`);
  await comeAlive(page);
  await expectNoAxeViolations(page);
  const photos = page.getByRole("region", { name: "Photos" }).getByRole("listitem");
  await tabTo(page, photos.nth(1).getByRole("link"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Photos" });
  await expect(dialog.getByText("2 of 6")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("3 of 6")).toBeVisible();
  await expect(page).toHaveURL(`/gallery/${id}#photo-3`);
  await expectNoAxeViolations(page);
  // The focus stays in the dialog.
  for (let times = 0; times < 6; times += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("li > a"))).toBeNull();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(photos.nth(2).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(`/gallery/${id}`);

  await page.goto(`/gallery/${id}#photo-6`);
  await page.reload();
  await expect(dialog.getByText("6 of 6")).toBeVisible();
});
