import { z } from "zod";
import { singleLine } from "../shared/text/clean-text.ts";
import { flagSchema } from "../shared/flag.ts";
import { maxListLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { libraryMessages as messages } from "./messages.ts";
import { maxImageAltLength } from "./rules.ts";

/** The alternative text, for people who can't see the image. */
const alt = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(maxImageAltLength, messages.altTooLong));

export const imageListInput = z.object({
  /** Words in the alternative text, the file name, or where the image is used. */
  search: searchTextSchema.optional(),
  /** True: only images in use. */
  used: flagSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Any other text is an unknown image. */
export const imageIdInput = z.object({ id: z.string() });

export const uploadImageInput = z.object({ alt: alt.optional() });

export const updateImageInput = imageIdInput.extend({ alt });
