import type { PublicImage } from "@before-ten/contracts/events/output";
import type { Pagination } from "@before-ten/contracts/shared/pagination";
import { z } from "zod";

/** What the answers of several features are made of, as schemas: for the OpenAPI document and the tests that hold it true. */

export function text(example: string, description?: string) {
  return z.string().meta({ examples: [example], ...(description && { description }) });
}

export function count(example: number, description?: string) {
  return z
    .int()
    .min(0)
    .meta({ examples: [example], ...(description && { description }) });
}

export function instant(example: string, description?: string) {
  return z.iso.datetime().meta({ examples: [example], ...(description && { description }) });
}

export function percent(example: number, description: string) {
  return z
    .number()
    .min(0)
    .max(100)
    .meta({ examples: [example], description });
}

export const exampleId = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";

export const idAnswer = z.uuid().meta({ examples: [exampleId] });

/** Of every entity: integrators know its id by either name. */
export const ids = {
  _id: idAnswer.meta({ examples: [exampleId], description: "The same as `id`" }),
  id: idAnswer,
};

export const imageAnswer: z.ZodType<PublicImage> = z
  .object({
    url: text("/media/9f2c7a-1200.jpeg", "Relative to the site's origin"),
    alt: text("Poster for Sunday Disco"),
    width: count(1200),
    height: count(1500),
    srcSet: text("/media/9f2c7a-400.webp 400w, /media/9f2c7a-1200.webp 1200w", "As WebP"),
    avifSrcSet: text("/media/9f2c7a-400.avif 400w", "As AVIF").nullable(),
    svgUrl: text(
      "/media/9f2c7a-1200.svg",
      "The drawing itself; null for a picture that was sent to us",
    ).nullable(),
    preview: text(
      "data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=",
      "A few pixels of it, to be shown until it is there; null for a transparent picture",
    ).nullable(),
  })
  .meta({ id: "Picture" });

const paginationShape = {
  page: count(1),
  limit: count(20),
  total: count(1, "How many there are on all pages"),
  pages: count(1),
};

export const paginationAnswer: z.ZodType<Pagination> = z
  .object(paginationShape)
  .meta({ id: "Pagination" });

export const searchPaginationAnswer: z.ZodType<Pagination & { capped: boolean }> = z
  .object({
    ...paginationShape,
    capped: z.boolean().meta({
      examples: [false],
      description: "A search counts only so far: there are more than `total`",
    }),
  })
  .meta({ id: "SubscriberPagination" });
