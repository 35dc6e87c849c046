import type { StoredImage } from "@before-ten/db/queries/images/images";
import { presentImage } from "../../../images/present-image.ts";
import type { MailImage } from "../../../mail/layout/mail-content.ts";

/**
 * An image for a mail, by its JPEG and absolute address. Undefined for an image without a JPEG,
 * because many mail programs show nothing else.
 */
export function mailImage(
  image: StoredImage,
  { alt, publicUrl }: { alt: string; publicUrl: string },
): MailImage | undefined {
  if (!image.formats.includes("jpeg")) return undefined;
  const { url, width, height } = presentImage(image, alt);
  return { src: new URL(url, publicUrl).href, alt, width, height };
}

/** The image columns in the row of an event or a post. */
interface ImageColumns {
  id: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
  formats: string[] | null;
}

/** Undefined without an image. */
export function imageOfRow(
  { id, width, height, widths, formats }: ImageColumns,
  options: { alt: string; publicUrl: string },
): MailImage | undefined {
  if (!id || !width || !height || !widths || !formats) return undefined;
  return mailImage({ id, width, height, widths, formats, preview: null, darkest: null }, options);
}
