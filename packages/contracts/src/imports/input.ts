import { z } from "zod";
import { createEventInput } from "../events/input.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { importMessages as messages } from "./messages.ts";
import {
  importFates,
  importLengths,
  importPartBytes,
  maxImportBytes,
  maxImportColumns,
} from "./rules.ts";

/** Any text is accepted: an invalid id is an unknown import. */
export const importIdInput = z.object({ id: z.string() });

export const importListInput = z.object({ page: pageSchema, limit: limitSchema(tablePageLimit) });

export const createImportInput = z.object({
  fileName: z.string().transform(singleLine).pipe(z.string().min(1).max(importLengths.fileName)),
  fileBytes: z
    .int()
    .min(1, messages.empty)
    .max(maxImportBytes, messages.tooLarge)
    .meta({ description: "Length of the whole file" }),
});

/** Base64 characters for the bytes of a part. */
const maxPartLength = Math.ceil(importPartBytes / 3) * 4;

export const appendToImportInput = z.object({
  id: z.string(),
  firstByte: z.int().min(0).max(maxImportBytes).meta({
    description: "Where in the file this part begins; a repeated part is skipped",
  }),
  content: z
    .base64()
    .min(4)
    .max(maxPartLength)
    .meta({ description: `Up to ${importPartBytes} bytes of the file, as base64` }),
});

/** The fields of a file's columns, in order; null for a column that isn't imported. */
export const importMappingInput = z.object({
  id: z.string(),
  columns: z.array(z.string().max(60).nullable()).min(1).max(maxImportColumns).meta({
    description:
      "For each column a name from the import's `fields`, or `preference:<name>`; null: not imported",
  }),
  hasNames: z.boolean().meta({ description: "The first row has the columns' names" }),
  dateOrder: z.enum(["dmy", "mdy"]).default("dmy").meta({
    description: "How a date such as 5/12/2026 is read",
  }),
  fallbacks: z
    .record(z.string().max(60), z.string().max(importLengths.fallback))
    .refine((fallbacks) => Object.keys(fallbacks).length <= maxImportColumns)
    .default({})
    .meta({ description: "By field: the value for rows without one" }),
});

export interface ImportMapping extends Omit<z.infer<typeof importMappingInput>, "id"> {
  /** The number of the first row; what is above it is a title. 1 without it. */
  firstRow?: number;
}

export const importRowsInput = z.object({
  id: z.string(),
  fate: z
    .enum(["all", "noticed", ...importFates])
    .transform((fate) => (fate === "all" ? undefined : fate))
    .optional()
    .meta({ description: "`noticed`: imported, with a sentence about what is read otherwise" }),
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

export const startSubscriberImportInput = z.object({
  id: z.string(),
  wording: z
    .string(messages.wordingRequired)
    .transform(singleLine)
    .pipe(z.string().min(1, messages.wordingRequired).max(importLengths.wording))
    .meta({ description: "How these people consented; recorded in their consent history" }),
});

/** An event of a file, with what the form doesn't have. */
export const importedEventInput = createEventInput.safeExtend({
  /** Events with the same text become one series. */
  series: z.string().max(importLengths.series).optional(),
  calledOff: z.enum(["cancelled", "postponed"]).optional(),
});

export type ImportedEvent = z.infer<typeof importedEventInput>;

/** Events of an import, a batch at a time. */
export interface ImportedEvents {
  importId: string;
  events: readonly { id: string; event: ImportedEvent }[];
  /** What several events of the whole file have in their series column. */
  series: ReadonlySet<string>;
}
