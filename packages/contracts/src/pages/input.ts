import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { postFields, refuseTwice, requireContent, slugSchema } from "../posts/input.ts";
import { changedSinceSchema } from "../shared/changed-since.ts";
import { maxListLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { pageMessages as messages } from "./messages.ts";
import { pageStatuses } from "./rules.ts";

/** The fields of a page that admins write: those of a post that a page has. */
const fields = postFields
  .pick({
    title: true,
    excerpt: true,
    content: true,
    html: true,
    document: true,
    publishAt: true,
    takeDownAt: true,
  })
  .extend({
    status: z.enum(pageStatuses).optional(),
    /** A new page's is made from its title. */
    slug: slugSchema(messages.slugTaken).optional(),
    allowGaps: z
      .boolean()
      .optional()
      .meta({
        description:
          "Publishes a page with gaps such as `[legal name]`, which is refused otherwise",
        examples: [false],
      }),
  });

export const createPageInput = fields
  // Reported together with other missing fields.
  .superRefine(requireContent, { when: ({ value }) => typeof value === "object" && value !== null })
  .superRefine(refuseTwice);

/** A changed page. Fields that aren't sent stay as they are. */
export const updatePageInput = fields
  .partial()
  .extend({ id: z.string(), baseVersion: baseVersionSchema })
  .superRefine(refuseTwice);

export type CreatePage = z.infer<typeof createPageInput>;
export type UpdatePage = z.infer<typeof updatePageInput>;

/** A slug, a former slug, or an id; any other text is an unknown page. */
export const pageIdInput = z.object({ id: z.string() });

export const pageListInput = z.object({
  status: z
    .union([z.literal(["all", ""]).transform(() => undefined), z.enum(pageStatuses)])
    .optional(),
  search: searchTextSchema.optional(),
  changedSince: changedSinceSchema,
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});
