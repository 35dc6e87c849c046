import { imageMessages } from "@before-ten/contracts/images/messages";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fastest } from "../testing/fastest.ts";
import { plainImage, pngBomb, textBomb } from "../testing/sample-images.ts";
import { checkUpload } from "./check-upload.ts";

const size = { width: 40, height: 60 };
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><script>alert(1)</script></svg>`;

describe("takes", () => {
  it.each(["jpeg", "png", "webp"] as const)("a %s", async (format) => {
    const bytes = await plainImage(size).toFormat(format).toBuffer();
    expect(await sharp(await checkUpload(bytes)).metadata()).toMatchObject({ format, ...size });
  });

  it("a PNG without the texts in it, which may unfold to gigabytes", async () => {
    const plain = await plainImage(size)
      .withExif({ IFD0: { Make: "Camera" } })
      .png()
      .toBuffer();
    const texts = Buffer.concat(Array.from({ length: 400 }, () => textBomb()));
    expect(texts.length).toBeGreaterThan(3_000_000);
    // The first 33 bytes are the signature and IHDR; other chunks follow.
    const parts = [plain.subarray(0, 33), texts, plain.subarray(33), Buffer.from("and then some")];
    const sent = Buffer.concat(parts);
    const before = process.memoryUsage.rss();
    const bytes = await checkUpload(sent);
    await sharp(bytes).raw().toBuffer();
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
    expect(bytes.length).toBeLessThanOrEqual(plain.length);
    expect(await sharp(bytes).metadata()).toHaveProperty("exif");
  });
});

describe("refuses", () => {
  const tooManyPixels = { message: expect.stringMatching(/pixels, which is too many/) };
  const invalid = { code: "BAD_REQUEST", message: imageMessages.invalid };

  it.each([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("I am a picture")],
    ["an SVG", () => Buffer.from(svg)],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", () => Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n", "latin1")],
    ["a GIF", () => plainImage(size).gif().toBuffer()],
    ["an AVIF", () => plainImage(size).avif({ effort: 0 }).toBuffer()],
    ["a TIFF", () => plainImage(size).tiff().toBuffer()],
    ["a page that begins like a JPEG", () => Buffer.from("\xFF\xD8\xFF<script>", "latin1")],
    ["an SVG that begins like a PNG", () => Buffer.from(`\x89PNG\r\n\x1A\n${svg}`, "latin1")],
    ["a sound in WebP's container", () => Buffer.from("RIFF\x24\0\0\0WAVEfmt ", "latin1")],
  ])("%s in disguise", async (_what, make) => {
    await expect(checkUpload(await make())).rejects.toMatchObject(invalid);
  });

  it("a side that no file of ours can have", async () => {
    const long = await plainImage({ width: 10, height: 16_384 }).png().toBuffer();
    await expect(checkUpload(long)).rejects.toMatchObject(tooManyPixels);
  });

  it("a WebP that ends after its name as damaged", async () => {
    const torn = Buffer.from("RIFF\x24\0\0\0WEBPVP8 ", "latin1");
    await expect(checkUpload(torn)).rejects.toMatchObject({ message: imageMessages.damaged });
  });

  it("a phone's HEIC with its own sentence", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    await expect(checkUpload(heic)).rejects.toMatchObject({ message: imageMessages.heic });
  });

  it.each([
    ["25 gigapixels in a kilobyte", () => pngBomb({ width: 160_000, height: 160_000 })],
    ["41 megapixels", () => pngBomb({ width: 6_400, height: 6_400 })],
    ["real 49 megapixels", () => plainImage({ width: 7_000, height: 7_000 }).png().toBuffer()],
  ])("%s within a moment", async (_what, make) => {
    const bytes = await make();
    // The library needs a moment to initialize.
    await sharp({ create: { ...size, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const refuse = () => expect(checkUpload(bytes)).rejects.toMatchObject(tooManyPixels);
    expect(await fastest(5, refuse)).toBeLessThan(100);
  });
});
