import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import type { Album } from "@before-ten/contracts/albums/output";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { test, toast } from "../support/admin-test.ts";
import { comeAlive, expect } from "../support/test.ts";

/** 0.5 Mbit/s. */
const uplinkBytesPerSecond = 62_500;

/** A PNG that can't be compressed: 700 by 700 pixels of noise in 1.5 MB. */
function noisyImage(side = 700): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]),
  );
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

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
  const photos = page.getByRole("region", { name: "Pictures" }).getByRole("listitem");
  await tabTo(page, photos.nth(1).getByRole("link"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await expect(dialog.getByText("2 of 12")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("3 of 12")).toBeVisible();
  await expect(page).toHaveURL(`/gallery/${id}#picture-3`);
  await expectNoAxeViolations(page);
  // The focus stays in the dialog.
  for (let times = 0; times < 6; times += 1) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("li > a"))).toBeNull();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(photos.nth(2).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(`/gallery/${id}`);

  await page.goto(`/gallery/${id}#picture-12`);
  await page.reload();
  await expect(dialog.getByText("12 of 12")).toBeVisible();
});

test("an image arrives over a phone's uplink, with a bar that says how far it is", async ({
  page,
  openAdmin,
  db,
}) => {
  test.setTimeout(120_000);
  const { id } = await db
    .selectFrom("events")
    .select("id")
    .where("event_name", "=", "Slow Train to the Disco")
    .executeTakeFirstOrThrow();
  await openAdmin(`/admin/events/album/${id}`);
  const images = page.getByRole("region", { name: /images?$/ }).getByRole("listitem");
  await expect(images).not.toHaveCount(0);
  const before = await images.count();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: uplinkBytesPerSecond,
  });
  await page.getByLabel("Add images").setInputFiles({
    name: "noise.png",
    mimeType: "image/png",
    buffer: noisyImage(),
  });
  await expect(page.getByText(/^Uploading: [1-9]\d?%$/)).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await expect(images).toHaveCount(before + 1, { timeout: 90_000 });
  await expect(page.getByRole("progressbar", { name: "Upload" })).toHaveCount(0);
});

/** 2,000 pixels wide, of a colour of its own. */
async function drawnJpeg(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2_000, height: 1_500 });
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("The page can't draw");
    context.fillStyle = `hsl(${Math.random() * 360}deg 60% ${30 + Math.random() * 40}%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test("photos as large as a phone takes them are made smaller, then sent", async ({
  page,
  openAdmin,
  db,
}) => {
  const { id } = await db
    .selectFrom("events")
    .select("id")
    .where("event_name", "=", "Slow Train to the Disco")
    .executeTakeFirstOrThrow();
  await openAdmin(`/admin/events/album/${id}`);
  const images = page.getByRole("region", { name: /images?$/ }).getByRole("listitem");
  await expect(images).not.toHaveCount(0);
  const before = await images.count();
  const files = await Promise.all(
    ["one", "two", "three"].map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      // What follows the image's end isn't read.
      buffer: Buffer.concat([await drawnJpeg(page), Buffer.alloc(5 * 1024 * 1024)]),
    })),
  );
  await page.getByLabel("Add images").setInputFiles(files);
  await expect(images).toHaveCount(before + 3, { timeout: 60_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});
