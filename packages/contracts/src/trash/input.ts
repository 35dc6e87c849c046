import { z } from "zod";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";
import { trashMessages } from "./messages.ts";
import { maxTrashIds, trashKinds } from "./rules.ts";

const kindSchema = z
  .enum(["all", ...trashKinds])
  .transform((kind) => (kind === "all" ? undefined : kind))
  .optional();

export const trashListInput = z.object({
  /** Words, each in the name. */
  search: searchTextSchema.optional(),
  kind: kindSchema,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Of whatever kind that one may delete; an id that isn't in the trash is passed over. */
export const trashIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1, trashMessages.selectionRequired)
    .max(maxTrashIds, trashMessages.tooMany),
});

export const emptyTrashInput = z.object({ kind: kindSchema });

/** Of a bulk action, as it was answered. */
export const undoInput = z.object({ undoId: z.string() });
