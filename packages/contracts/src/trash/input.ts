import { z } from "zod";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { trashMessages } from "./messages.ts";
import { maxTrashIds, trashKinds } from "./rules.ts";

const kindSchema = z
  .enum(["all", ...trashKinds])
  .transform((kind) => (kind === "all" ? undefined : kind))
  .optional();

export const trashListInput = z.object({
  /** Words that must each be in the name. */
  search: searchTextSchema.optional(),
  kind: kindSchema,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Of any kind the caller may delete; ids that aren't in the trash are skipped. */
export const trashIdsInput = z.object({
  ids: z
    .array(z.string())
    .min(1, trashMessages.selectionRequired)
    .max(maxTrashIds, trashMessages.tooMany),
});

export const emptyTrashInput = z.object({ kind: kindSchema });

/** From a bulk action's answer. */
export const undoInput = z.object({ undoId: z.string() });
