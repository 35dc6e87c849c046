import { updateAlbumInput } from "@before-ten/contracts/albums/input";
import type { AdminAlbum, UploadedAlbumImage } from "@before-ten/contracts/albums/output";
import { type FormErrors, schemaResolver } from "@mantine/form";
import { z } from "zod";
import type { Begun } from "../../../admin/form/use-edited-thing.ts";

/** An image as the form holds it, with text as inputs give it. */
const formImage = z.object({
  imageId: z.string(),
  /** URL of its smallest file, shown in the form. */
  src: z.string(),
  caption: z.string(),
  alt: z.string(),
});

const formValues = z.object({ images: z.array(formImage), consentNote: z.string() });

export type FormImage = z.infer<typeof formImage>;
/** All of it can be stored in a draft. */
export type AlbumFormValues = z.infer<typeof formValues>;

export function albumValuesOf({ images, consentNote }: AdminAlbum): AlbumFormValues {
  return {
    images: images.map(({ imageId, image, caption, alt }) => ({
      imageId,
      src: smallestOf(image),
      caption,
      alt,
    })),
    consentNote,
  };
}

export function uploadedFormImage({ imageId, image }: UploadedAlbumImage): FormImage {
  return { imageId, src: smallestOf(image), caption: "", alt: "" };
}

/** Always in the same order, so that two versions can be compared as JSON. */
export function albumTextOf({ images, consentNote }: AlbumFormValues): AlbumFormValues {
  return {
    images: images.map(({ imageId, src, caption, alt }) => ({ imageId, src, caption, alt })),
    consentNote,
  };
}

/** Undefined for drafts of an earlier version of the page. */
export function readAlbumText(stored: unknown): AlbumFormValues | undefined {
  return formValues.safeParse(stored).data;
}

const check = schemaResolver(updateAlbumInput, { sync: true });

export function albumErrors(values: AlbumFormValues): FormErrors {
  return check({ id: "", ...writtenAlbum(values) });
}

export function writtenAlbum({ images, consentNote }: AlbumFormValues) {
  return {
    images: images.map(({ imageId, caption, alt }) => ({ imageId, caption, alt })),
    consentNote,
  };
}

/** The changed values, with the version they are based on. */
export function changedAlbum(values: AlbumFormValues, base: Begun<AlbumFormValues>) {
  const [before, after] = [writtenAlbum(base.values), writtenAlbum(values)];
  const isSame = JSON.stringify(before.images) === JSON.stringify(after.images);
  return {
    baseVersion: base.version,
    ...(!isSame && { images: after.images }),
    ...(before.consentNote !== after.consentNote && { consentNote: after.consentNote }),
  };
}

/** The fields of an image, as the columns of a pasted table. */
const columns = ["alt", "caption"] as const;

export type ImageText = (typeof columns)[number];

/**
 * Fills the texts of an image and the following ones with the rows of a pasted table, beginning at
 * that field. Undefined if the text is a single cell. Rows without an image are left out.
 */
export function withPastedTexts(
  images: readonly FormImage[],
  at: { imageId: string; field: ImageText },
  pasted: string,
): FormImage[] | undefined {
  const rows = pasted
    .trimEnd()
    .split(/\r?\n/)
    .map((row) => row.split("\t"));
  if (rows.length === 1 && rows[0]?.length === 1) return undefined;
  const first = images.findIndex(({ imageId }) => imageId === at.imageId);
  const fields = columns.slice(columns.indexOf(at.field));
  return images.map((image, index) => {
    const cells = rows[index - first] ?? [];
    const texts = fields.flatMap((field, column) => {
      const cell = cells[column];
      return cell === undefined ? [] : [[field, cell.trim()] as const];
    });
    return { ...image, ...Object.fromEntries(texts) };
  });
}

/** Number of images with neither a caption nor an alternative text. */
export function wordlessCount(images: readonly FormImage[]): number {
  return images.filter(({ alt, caption }) => alt.trim() === "" && caption.trim() === "").length;
}

function smallestOf({ srcSet }: { srcSet: string }): string {
  return srcSet.split(" ", 1).join("");
}
