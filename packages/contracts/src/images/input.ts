import { z } from "zod";
import { singleLine } from "../shared/clean-text.ts";
import { flagSchema } from "../shared/flag.ts";
import { maxListLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";
import { libraryMessages as messages } from "./library-messages.ts";
import { maxImageAltLength } from "./rules.ts";

/** The alternative text: what an image shows, for those who don't see it. */
const alt = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(maxImageAltLength, messages.altTooLong));

export const imageListInput = z.object({
  /** Words of the alternative text, of the file's name, or of what shows the image. */
  search: searchTextSchema.optional(),
  /** True: only images that something shows. */
  used: flagSchema.optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Any text that is no image's id is an image that doesn't exist. */
export const imageIdInput = z.object({ id: z.string() });

export const uploadImageInput = z.object({ alt: alt.optional() });

export const updateImageInput = imageIdInput.extend({ alt });
