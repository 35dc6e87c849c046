import { readFile } from "node:fs/promises";
import { imageMessages } from "@before-ten/contracts/images/messages";
import { expect, it } from "vitest";
import { plainImage } from "../testing/sample-images.ts";
import { run } from "./render-upload.task.ts";

const caseFile = (name: string) => readFile(new URL(`testing/${name}.jpg`, import.meta.url));
const jpeg = await plainImage({ width: 400, height: 600 }).jpeg().toBuffer();
const png = await plainImage({ width: 400, height: 600 }).png().toBuffer();
const widths = [100];

/** The end of the spectrum in a scan header, which a sequential JPEG must have at 63. */
function withOddScan(): Buffer {
  const bytes = Buffer.from(jpeg);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const components = bytes[scan + 4] ?? 0;
  bytes[scan + 6 + 2 * components] = 0;
  return bytes;
}

const withBrokenExif = () =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from("\xff\xe1\0\x10Exif\0\0MM\0*\xff\xff\xff\xff", "latin1"),
    jpeg.subarray(2),
  ]);

it.each([
  ["without its end mark", () => caseFile("80-image-no-end-mark")],
  ["of 48 megapixels", () => caseFile("82-image-48-megapixels")],
  ["with an odd scan header", withOddScan],
  ["with broken EXIF", withBrokenExif],
  ["PNG without its last chunk", () => png.subarray(0, -12)],
])("takes an image %s, as browsers show it", async (_what, make) => {
  const { image } = await run({ bytes: await make(), widths });
  expect(image.width).toBe(100);
});

it.each([
  ["JPEG", () => jpeg.subarray(0, jpeg.length * 0.6)],
  ["PNG", () => png.subarray(0, png.length * 0.6)],
])("says of half a %s that it is damaged", async (_format, make) => {
  await expect(run({ bytes: make(), widths })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: imageMessages.damaged,
  });
});
