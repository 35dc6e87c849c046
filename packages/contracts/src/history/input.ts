import { z } from "zod";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import {
  historyActions,
  historyActors,
  historyFormats,
  historyKinds,
  securityActors,
  securityKinds,
  versionSides,
} from "./rules.ts";

/** A whole day in UTC, or an instant. */
const momentSchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .refine((text) => {
    const year = new Date(text).getUTCFullYear();
    return year >= 2000 && year < 2100;
  }, "This time is out of range")
  .meta({ examples: ["2026-11-20"], description: "A day in UTC, or an ISO 8601 timestamp" });

const times = {
  from: momentSchema.optional(),
  /** The last day is included. */
  to: momentSchema.optional(),
};

/**
 * Any text is accepted, as unknown ids just find nothing; only NUL is refused, which PostgreSQL
 * can't store.
 */
const idText = z
  .string()
  .max(200)
  .refine((text) => !text.includes("\0"), "An id has no NUL characters");

function allOr<const Value extends string>(values: readonly Value[]) {
  return z.union([z.literal("all").transform(() => undefined), z.enum(values)]).optional();
}

const filters = {
  kind: allOr(historyKinds),
  entityId: idText.optional().meta({ description: "The id of an event, a post, a user, …" }),
  action: allOr(historyActions),
  actor: allOr(historyActors),
  actorId: idText.optional().meta({ description: "The id of an admin or an API key" }),
  ...times,
  /** Words in the title, in values before and after, in fields' labels, or in the author's name. */
  search: searchTextSchema.optional(),
};

export const historyListInput = z.object({
  ...filters,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

export const historyExportInput = z.object({
  ...filters,
  format: z.enum(historyFormats).default("json"),
});

/** Any text is accepted: an invalid id is an unknown change. */
export const historyIdInput = z.object({ id: z.string() });

export const historyVersionInput = z.object({
  id: z.string(),
  side: z
    .enum(versionSides)
    .default("after")
    .meta({ description: "The version that this change made, or the one `before` it" }),
});

export const restoreInput = historyVersionInput.extend({
  fields: z
    .array(z.string().max(100))
    .min(1)
    .max(200)
    .optional()
    .meta({ description: "Restores these fields alone, as the version's preview names them" }),
});

export const securityListInput = z.object({
  event: allOr(securityKinds),
  actor: allOr(securityActors),
  userId: idText.optional().meta({ description: "The account concerned" }),
  ...times,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

export type HistoryExportInput = z.output<typeof historyExportInput>;
export type HistoryFilter = Omit<HistoryExportInput, "format">;
export type SecurityFilter = Omit<z.output<typeof securityListInput>, "page" | "limit">;
