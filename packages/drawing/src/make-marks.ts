/**
 * Draws the brand's marks:
 *
 * node packages/drawing/src/make-marks.ts
 *
 * Writes favicon.svg, favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png,
 * site.webmanifest and share.png into apps/web/public; commit what it writes. Letters become
 * outlines, so no machine needs the font.
 */
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brand } from "@before-ten/contracts/shared/brand";
import sharp from "sharp";
import { palette } from "./films/colour.ts";
import { appIcon, favicon, smallIcon } from "./films/icons.ts";
import { drawShareImage } from "./films/share-image.ts";

const folder = fileURLToPath(new URL("../../../apps/web/public/", import.meta.url));

await write("favicon.svg", favicon);
await write(
  "favicon.ico",
  icoFile(await Promise.all([16, 32, 48].map((size) => square(smallIcon, size)))),
);
await write("apple-touch-icon.png", (await square(appIcon, 180)).png);
await write("icon-192.png", (await square(appIcon, 192)).png);
await write("icon-512.png", (await square(appIcon, 512)).png);
await write("site.webmanifest", `${JSON.stringify(manifest(), null, 2)}\n`);
// 256 dithered colours: messengers leave out a preview's image when it is heavier than 300 KB.
const share = sharp(Buffer.from(drawShareImage())).removeAlpha();
await write("share.png", await share.png({ palette: true, dither: 0.8, effort: 10 }).toBuffer());

interface PublicImage {
  size: number;
  png: Buffer;
}

async function square(svg: string, size: number): Promise<PublicImage> {
  const density = (72 * size) / 32;
  const png = await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { size, png };
}

/** An ICO is a directory before whole PNG files. */
function icoFile(images: readonly PublicImage[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

function manifest() {
  const icon = { type: "image/png", sizes: "512x512", src: "/icon-512.png" };
  return {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: palette.paper,
    theme_color: palette.dusk,
    icons: [
      { ...icon, sizes: "192x192", src: "/icon-192.png" },
      icon,
      { ...icon, purpose: "maskable" },
    ],
  };
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(`${folder}${name}`, content);
  console.log(`${name}: ${Buffer.byteLength(content)} bytes`);
}
