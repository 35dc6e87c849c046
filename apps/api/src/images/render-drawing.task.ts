import { decodeImage, renderImage } from "./render-image.ts";
import type { RenderedImage } from "./rendered-image.ts";

export interface DrawingInput {
  svg: string;
  widths: readonly number[];
}

export async function run({ svg, widths }: DrawingInput): Promise<RenderedImage> {
  const decoded = await decodeImage(Buffer.from(svg), { widths });
  return renderImage(decoded, { widths, drawing: svg });
}
