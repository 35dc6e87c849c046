import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { portraitSize, portraits } from "./draw-portrait.ts";

const folder = new URL("../../../../apps/web/public/portraits/", import.meta.url);

it.each(Object.entries(portraits))(
  "%s is drawn, and the committed file is up to date",
  async (name, svg) => {
    expect(await readFile(new URL(`${name}.svg`, folder), "utf8")).toBe(svg);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([portraitSize, portraitSize]);
  },
);
