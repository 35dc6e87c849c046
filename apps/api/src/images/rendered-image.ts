import { z } from "zod";

/** A worker's result: the image's row, whose `preview` is a data: URL, and its files. */
export const renderedImageSchema = z.object({
  image: z.object({
    id: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    formats: z.array(z.string()),
    preview: z.string().nullable(),
    darkest: z.string().nullable(),
  }),
  files: z.array(z.object({ name: z.string(), bytes: z.instanceof(Buffer) })),
});

export type RenderedImage = z.infer<typeof renderedImageSchema> & {
  /** Name of the uploaded file; empty or left out if unknown. */
  fileName?: string;
};
