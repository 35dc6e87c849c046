import sharp from "sharp";
import { softDefs } from "./tones.ts";

export interface TwoInks {
  paper: string;
  warm: string;
  dark: string;
}

/** x, y, width and height within the 1200 by 1200 of a scene. */
export type Crop = readonly [x: number, y: number, width: number, height: number];

export interface Exposure {
  crop: Crop;
  /** In pixels. */
  width: number;
  /** Added to the middle tones of each plate. */
  darker: number;
  warmer: number;
  mirrored: boolean;
}

/** A scene as drawn, one plate in red and one in green. */
export function exposed(scene: string, { crop, width, mirrored }: Exposure): Promise<Buffer> {
  const height = Math.round((width * crop[3]) / crop[2]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${crop.join(" ")}" width="${width}" height="${height}"><defs>${softDefs}</defs>${scene}</svg>`;
  return sharp(Buffer.from(svg))
    .flop(mirrored)
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Screens both plates and prints one ink over the other, `width` pixels wide. */
export async function printed(
  negative: Buffer,
  inks: TwoInks,
  { width, darker, warmer }: Pick<Exposure, "width" | "darker" | "warmer">,
) {
  const { data: plates, info } = await sharp(negative)
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height } = info;
  // Full tones and bare paper stay as they are.
  const plateAt = (x: number, y: number, channel: 0 | 1, more: number) => {
    const bare = (plates[(Math.max(0, y) * width + Math.max(0, x)) * 3 + channel] ?? 0) / 255;
    return 1 - bare + more * 4 * bare * (1 - bare);
  };
  const [paper, warm, dark] = [rgb(inks.paper), rgb(inks.warm), rgb(inks.dark)];
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      state = (state * 16_807) % 2_147_483_647;
      const chance = state / 2_147_483_647;
      // Here and there the paper doesn't take the ink, or takes a speck of it.
      const bite = chance > 0.9985 ? 2 : chance < 0.0004 ? -2 : 0;
      const isDark = plateAt(x, y, 0, darker) > threshold(dots, x, y) + bite;
      // The warm plate lies a little off.
      const isWarm = plateAt(x - 3, y - 2, 1, warmer) > threshold(fineDots, x, y) - bite;
      pixels.set(isDark ? dark : isWarm ? warm : paper, (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/**
 * The tones from which on each pixel of a screen takes ink. Screens repeat after whole pixels,
 * which keeps lossless files small; a small shift gives each pixel of a dot a tone of its own.
 */
function screen(
  size: number,
  at: (x: number, y: number, turn: number) => number,
): readonly number[] {
  return Array.from(
    { length: size * size },
    (_, index) => 0.5 + 0.235 * at(index % size, Math.floor(index / size), (2 * Math.PI) / size),
  );
}

/** In rows at 45 degrees. */
const dots = screen(
  10,
  (x, y, turn) => Math.cos((x + y + 0.35) * turn) + Math.cos((x - y + 0.15) * turn),
);
const fineDots = screen(
  8,
  (x, y, turn) => Math.cos((x + 0.4) * turn) + Math.cos((y + 0.15) * turn),
);

function threshold(tones: readonly number[], x: number, y: number): number {
  const size = Math.sqrt(tones.length);
  return tones[(y % size) * size + (x % size)] ?? 1;
}

function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
