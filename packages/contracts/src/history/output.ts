import { z } from "zod";
import { exampleId, idOutput, instant, text } from "../shared/output.ts";
import { paginationOutput } from "../shared/pagination.ts";
import { historyActions, historyActors, historyOrigins, securityActors } from "./rules.ts";

/** A stored value. */
export const historyValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()),
]);

export type HistoryValue = z.infer<typeof historyValue>;

const value = historyValue.meta({
  description: "As stored, as JSON; null if there was nothing",
});

const valueName = text(
  "Ana",
  "The name of what the id stands for, or a price with its currency; null for other values",
)
  .nullable()
  .meta({ examples: [null] });

/** One field that differs. */
const changedFieldOutput = z.object({
  field: text("ticketPrice.amount", "As answers name it; a dot leads into a part"),
  label: text("Ticket price", "Its name in the admin area"),
  before: value.meta({ examples: [35] }),
  after: value.meta({ examples: [40] }),
  beforeName: valueName,
  afterName: valueName,
  isCut: z.boolean().meta({
    examples: [false],
    description: "A long text is cut in a list; reading the one change answers all of it",
  }),
});

const originOutput = {
  via: z.enum(historyOrigins).meta({ examples: ["admin-area"] }),
  client: text("b1946ac92492", "The same for all calls from one network; not an IP address")
    .nullable()
    .meta({ examples: ["b1946ac92492"] }),
};

export const historyChangeOutput = z.object({
  id: idOutput,
  at: instant("2026-11-20T10:00:00.000Z"),
  actor: z.object({
    kind: z.enum(historyActors).meta({ examples: ["admin"] }),
    id: text(exampleId, "Of the account or the API key; a job's name"),
    name: text("Ana"),
  }),
  ...originOutput,
  entity: z.object({
    kind: text("event"),
    id: text(exampleId),
    title: text("Sunday Disco", "Its title at the time; empty if unknown"),
  }),
  action: z.enum(historyActions).meta({ examples: ["changed"] }),
  changes: z.array(changedFieldOutput),
});

export const securityEventOutput = z.object({
  id: idOutput,
  at: instant("2026-11-20T10:00:00.000Z"),
  event: text("sign-in-failed"),
  actor: z.object({
    kind: z.enum(securityActors).meta({ examples: ["visitor"] }),
    id: text("", "Empty for a visitor"),
    name: text("", "Empty for a visitor"),
  }),
  ...originOutput,
  user: z
    .object({ id: idOutput, name: text("Ana", "Empty once the account is gone") })
    .nullable()
    .meta({ description: "The account concerned; null if there is none" }),
  key: z
    .object({ id: idOutput, name: text("Ticket shop") })
    .nullable()
    .meta({ examples: [null] }),
});

const stayingFields = z
  .array(
    changedFieldOutput.extend({
      reason: text("Ticket price is required", "Why the form refuses the old value today"),
    }),
  )
  .meta({ description: "What stays as it is: `before` is the current value", examples: [[]] });

/** What restoring a version would change. */
export const historyVersionOutput = z.object({
  changes: z.array(changedFieldOutput).meta({
    description: "`before` is the current value, `after` the restored one",
  }),
  stays: stayingFields,
});

export const restoredVersionOutput = z.object({
  undo: idOutput
    .nullable()
    .meta({ description: "The change whose version it had before: restoring it undoes this one" }),
  stays: stayingFields,
});

export const cappedPaginationOutput = paginationOutput
  .extend({
    capped: z.boolean().meta({ examples: [false], description: "There are more than `total`" }),
  })
  .meta({ id: "HistoryPagination" });

export type HistoryChange = z.infer<typeof historyChangeOutput>;
export type StayingField = z.infer<typeof stayingFields>[number];
export type ChangedField = z.infer<typeof changedFieldOutput>;
export type SecurityEvent = z.infer<typeof securityEventOutput>;
export type CappedPagination = z.infer<typeof cappedPaginationOutput>;
