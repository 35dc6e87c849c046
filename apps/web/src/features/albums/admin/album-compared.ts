import type { ComparedFields } from "../../../admin/form/conflict/merge-values.ts";
import { type AlbumFormValues, type FormImage, writtenAlbum } from "./album-form-values.ts";

/** The parts of an album in which two versions can differ. */
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

/** Describes an image to a person: `2. The last song (Two friends in red)`. */
function imageText({ imageId, caption, alt }: FormImage, index: number): string {
  const [first, second] = [caption.trim(), alt.trim()].filter((text) => text !== "");
  // Without words, only the id tells two images apart.
  const words = first ?? `Image ${imageId.slice(0, 6)}, without words`;
  return `${index + 1}. ${words}${second === undefined ? "" : ` (${second})`}`;
}
