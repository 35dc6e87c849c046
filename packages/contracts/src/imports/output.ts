import { z } from "zod";
import { count, idOutput, instant, text } from "../shared/output.ts";
import { importFates, importKinds, importStates } from "./rules.ts";

const columnOutput = z.object({
  name: text("Email"),
  samples: z.array(text("ana@mail.example")).meta({ description: "Of the first rows" }),
  field: text("email").nullable().meta({
    description: "The field guessed or chosen; null: not imported",
  }),
});

const fieldOutput = z.object({
  name: text("email"),
  label: text("Email"),
  isRequired: z.boolean().meta({ examples: [true] }),
  takesFallback: z.boolean().meta({ examples: [false] }),
  mayRepeat: z.boolean().meta({
    examples: [false],
    description: "Several columns may be mapped to it: one that says no counts",
  }),
});

/** An import of a file, and its progress. */
export const importOutput = z.object({
  id: idOutput,
  kind: z.enum(importKinds).meta({ examples: ["subscribers"] }),
  state: z.enum(importStates).meta({ examples: ["checked"] }),
  fileName: text("members.csv"),
  fileBytes: count(5_120),
  receivedBytes: count(5_120, "How much of the file has arrived"),
  error: text("There are no rows in this file")
    .nullable()
    .meta({ description: "Why it failed", examples: [null] }),
  author: z.object({ id: idOutput.nullable(), name: text("Ana") }),
  wording: text("the sign-up sheet at the door").nullable(),
  createdAt: instant("2026-11-02T10:00:00.000Z"),
  finishedAt: instant("2026-11-02T10:01:00.000Z").nullable(),
  undoneAt: instant("2026-11-02T10:02:00.000Z")
    .nullable()
    .meta({ examples: [null] }),
});

const totals = z
  .object({
    new: count(90),
    update: count(4),
    unchanged: count(3),
    left: count(1),
    duplicate: count(1),
    invalid: count(1),
  })
  .meta({ id: "ImportTotals", description: "Number of checked rows by outcome" });

export const importProgressOutput = importOutput.extend({
  totals,
  noticedRows: count(0, "Rows that are imported otherwise than they are written, with a sentence"),
  checkedRows: count(100, "Rows checked by the dry run"),
  mergedRows: count(0, "Rows imported or skipped"),
});

export const importDetailsOutput = importProgressOutput.extend({
  columns: z.array(columnOutput),
  fields: z.array(fieldOutput).meta({ description: "What a column may be" }),
  hasNames: z.boolean().meta({ examples: [true], description: "The first row has names" }),
  firstRow: z
    .int()
    .min(1)
    .meta({
      examples: [1],
      description: "The number of the first row that is read; what is above it is a title",
    }),
  dateOrder: z.enum(["dmy", "mdy"]).meta({ examples: ["dmy"] }),
  fallbacks: z.record(z.string(), z.string()).meta({ examples: [{}] }),
});

export const importRowOutput = z.object({
  row: count(2, "Its number in the file"),
  label: text("ana@mail.example"),
  fate: z.enum(importFates).meta({ examples: ["new"] }),
  sentence: text("This isn't an email address")
    .nullable()
    .meta({ examples: [null] }),
  entityId: idOutput.nullable().meta({
    description: "What the row created or changed, once imported",
  }),
});

export type Import = z.infer<typeof importOutput>;
export type ImportTotals = z.infer<typeof totals>;
export type ImportProgress = z.infer<typeof importProgressOutput>;
export type ImportDetails = z.infer<typeof importDetailsOutput>;
export type ImportColumn = z.infer<typeof columnOutput>;
export type ImportRow = z.infer<typeof importRowOutput>;
