import { crc32, deflateSync } from "node:zlib";
import { randomBytes } from "node:crypto";
import { expectNoAxeViolations } from "../support/axe.ts";
import { test } from "../support/admin-test.ts";
import { expect } from "../support/test.ts";

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
