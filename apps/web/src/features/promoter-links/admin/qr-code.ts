import { utmWords } from "@before-ten/contracts/campaigns/campaign-utm";
import type { PromoterLink } from "@before-ten/contracts/promoter-links/output";
import { encodeQR } from "qr";
import { saveFile } from "../../../lib/save-file.ts";

type Coded = Pick<PromoterLink, "name" | "url">;

/** Pixels of a square's side in a PNG. */
const squareSize = 24;

export function saveSvg(link: Coded): void {
  saveFile(new Blob([svgOf(link)], { type: "image/svg+xml" }), fileName(link, "svg"));
}

/** @throws Error if the browser can't draw it */
export async function savePng(link: Coded): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svgOf(link))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = image.width * squareSize;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas to draw on");
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (file === null) throw new Error("The canvas wasn't written as a PNG");
  saveFile(file, fileName(link, "png"));
}

/** Readable even if a quarter of it is dirty; the border is the quiet zone that scanners need. */
const coding = { ecc: "quartile", border: 4 } as const;

/** On white, so that a dark poster can hold it, and with a size, as some browsers ask for it. */
function svgOf({ url }: Coded): string {
  const size = encodeQR(url, "raw", coding).length;
  const ground = ` width="${size}" height="${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return encodeQR(url, "svg", coding).replace(">", ground);
}

function fileName({ name }: Coded, extension: string): string {
  return `qr-${utmWords(name) || "link"}.${extension}`;
}
