import type { ComparedFields } from "../../../admin/form/merge-values.ts";
import { type AlbumFormValues, type FormImage, writtenAlbum } from "./album-form-values.ts";

/** What two people can differ in over one album. */
export const comparedAlbum: ComparedFields<AlbumFormValues> = {
  images: {
    label: "Images",
    fields: ["images"],
    text: ({ images }) => images.map(imageText).join("\n"),
    value: (values) => writtenAlbum(values).images,
  },
  consentNote: {
    label: "Consent note",
    fields: ["consentNote"],
    text: ({ consentNote }) => consentNote,
  },
};

/** An image as a person would tell of it: `2. The last song (Two friends in red)`. */
function imageText({ imageId, caption, alt }: FormImage, index: number): string {
  const [first, second] = [caption.trim(), alt.trim()].filter((text) => text !== "");
  // Nothing else tells two of them apart.
  const words = first ?? `Image ${imageId.slice(0, 6)}, without words`;
  return `${index + 1}. ${words}${second === undefined ? "" : ` (${second})`}`;
}
