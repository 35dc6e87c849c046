import { z } from "zod";
import { campaignTopics } from "../campaigns/rules.ts";
import { countryCodes } from "../shared/countries.ts";
import { idOutput, instant, text } from "../shared/output.ts";
import { newsletterConsent } from "./consent.ts";
import { subscriberStatuses } from "./rules.ts";

const status = z.enum(subscriberStatuses).meta({ examples: ["active"] });
const at = instant("2026-11-02T10:00:00.000Z");
const pausedUntil = instant("2026-12-02T10:00:00.000Z").nullable();

const choices = {
  topics: z
    .array(z.enum(campaignTopics))
    .meta({ examples: [["events"]], description: "None: all of them" }),
  countries: z
    .array(z.enum(countryCodes))
    .meta({ examples: [["UK"]], description: "Where they live first; none: all of them" }),
  pausedUntil: pausedUntil.meta({
    examples: [null],
    description: "They get no campaigns until then; null: not paused",
  }),
};

/** The kind of change in a history entry; fields are null if nothing changed. */
const changeKinds = ["consent", "status", "choices", "pause", "preferences"] as const;

const entry = {
  kind: z.enum(changeKinds).meta({ examples: ["consent"] }),
  at,
  wording: text(newsletterConsent).nullable().meta({ description: "What they consented to" }),
  source: text("instagram").nullable().meta({ description: "Where they came from" }),
  from: status.nullable().meta({ description: "Null for the first entry" }),
  to: status.nullable(),
  reason: text("Newsletter form").nullable(),
  topics: choices.topics.nullable(),
  countries: choices.countries.nullable(),
  pausedUntil: pausedUntil.meta({ description: "End of the pause; null: the pause was ended" }),
  preferences: z
    .record(z.string(), z.union([z.boolean(), z.string()]))
    .nullable()
    .meta({ examples: [null] }),
};

/** As the subscriber sees it, without the admins' internal notes. */
export const ownHistoryEntryOutput = z.object({
  ...entry,
  byTeam: z.boolean().meta({ examples: [false] }),
});

/** As admins see it. */
export const historyEntryOutput = z.object({
  ...entry,
  changedBy: z
    .object({ id: idOutput.nullable(), name: text("Ana") })
    .nullable()
    .meta({
      description:
        "Null when the system did it; its id is null once the account is gone, and for an API key",
    }),
});

/** Shown to subscribers who open their mailed link. */
export const subscriberChoicesOutput = z
  .object({
    email: text("ana@mail.example"),
    status,
    ...choices,
    history: z.array(ownHistoryEntryOutput).meta({ description: "Latest first" }),
  })
  .meta({ id: "SubscriberChoices" });

export const choicesOfSubscriber = choices;

export type SubscriberChoices = z.infer<typeof subscriberChoicesOutput>;
export type HistoryEntry = z.infer<typeof historyEntryOutput>;
export type OwnHistoryEntry = z.infer<typeof ownHistoryEntryOutput>;

/** A stored change of preferences: the new values, only for what changed. */
export interface ChosenChange {
  topics?: SubscriberChoices["topics"];
  countries?: SubscriberChoices["countries"];
  pausedUntil?: string | null;
  preferences?: Record<string, boolean | string>;
}
