import type { PublicImage } from "../images/output.ts";
import { withoutMarks } from "./text-marks.ts";

/** `imageOf` of a reader, with the library's images by their ids. No page's scripts need it. */
export function imagesOfTexts(images: Readonly<Record<string, PublicImage>>) {
  return (text: string): PublicImage | undefined => {
    const id = withoutMarks(text);
    const image = Object.hasOwn(images, id) ? images[id] : undefined;
    if (image === undefined) return undefined;
    // The marks stay with the address, by which the editor finds the image.
    const marked = (address: string) => text.replace(id, () => address);
    const { url, svgUrl } = image;
    return { ...image, url: marked(url), svgUrl: svgUrl === null ? null : marked(svgUrl) };
  };
}
