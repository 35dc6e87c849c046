import { z } from "zod";
import { analyticsPeriods, defaultAnalyticsPeriod } from "../analytics/period.ts";
import { singleLine } from "../shared/clean-text.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { adminNewsletterMessages as messages } from "./admin-messages.ts";
import { type SubscriberStatus, type UtmParams, subscriberStatuses } from "./input.ts";
import { namesList } from "../shared/names-input.ts";
import { limitSchema, type Pagination, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/search-text.ts";

/** What admins read of a subscriber. Instants are ISO 8601 text. */
export interface AdminSubscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  tags: string[];
  createdAt: string;
  consent: { at: string; wording: string; utmParams: UtmParams };
  totalEmailsSent: number;
  /** Percent, 0 to 100. */
  engagementRate: number;
  preferences: SubscriberPreferences;
  /** Who took them off the list; null for who is on it, came back since, or never was. */
  leftBy: (typeof leavers)[number] | null;
}

export const leavers = ["subscriber", "staff"] as const;

export interface AdminSubscriberWithHistory extends AdminSubscriber {
  /** Latest first. */
  history: SubscriberStatusChange[];
}

export interface SubscriberStatusChange {
  /** Null for the first entry: the person was not there before. */
  from: SubscriberStatus | null;
  to: SubscriberStatus;
  reason: string;
  at: string;
  /** Null when the subscriber did it. The id is null when that account is gone, and for an API key. */
  changedBy: { id: string | null; name: string } | null;
}

export type SubscriberPreferences = Record<string, boolean | string>;

export interface SubscriberPagination extends Pagination {
  /** A search counts only so far: there are more than `total`, and no page shows them. */
  capped: boolean;
}

export interface SubscriberOverview {
  /** Everybody on the list, whatever their status. */
  totalSubscribers: number;
  /** Who signed up since 00:00 UTC. */
  newSubscribersToday: number;
  /** Percent, one decimal: the mean of those who get the newsletter. */
  engagementRate: number;
  totalUnsubscribed: number;
}

/** How many matches of a search are counted and shown. */
export const subscriberSearchCap = 1_000;
export const maxBulkSubscribers = 10_000;
/** Of "all that match": what one transaction changes within the client's patience. */
export const maxBulkMatches = 50_000;
export const maxTagLength = 40;
/** Of one subscriber. A bulk action leaves out the tags that are too many, and doesn't count whom it gave none. */
export const maxSubscriberTags = 50;

const maxTags = 20;
const maxReasonLength = 200;
const maxPreferences = 20;
const maxPreferenceLength = 100;

/** `all` filters nothing. */
export const subscriberListStatuses = ["all", ...subscriberStatuses] as const;

const filters = {
  status: z
    .enum(subscriberListStatuses)
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  /** Words, of an address or a tag. One or two letters are what it begins with. The list looks for signs alone among the newest 50,000. */
  search: searchTextSchema.optional(),
};

export const subscriberListInput = z.object({
  ...filters,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Any text: a wrong id is a subscriber who doesn't exist, whatever its form. */
export const subscriberIdInput = z.object({ id: z.string() });

/** An empty one is none: a default is written down. */
const reasonSchema = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(maxReasonLength))
  .transform((reason) => (reason === "" ? undefined : reason));

export const setSubscriberStatusInput = z.object({
  id: z.string(),
  status: z.enum(subscriberStatuses),
  reason: reasonSchema.optional(),
});

export const setSubscriberPreferencesInput = z.object({
  id: z.string(),
  preferences: z
    .record(
      z.string().regex(/^[a-z][\w-]{0,39}$/i, "A preference's name is letters, digits, - and _"),
      z.union([
        z.boolean(),
        z.string().transform(singleLine).pipe(z.string().max(maxPreferenceLength)),
      ]),
    )
    .refine((preferences) => Object.keys(preferences).length <= maxPreferences, {
      message: `There may be at most ${maxPreferences} preferences`,
    }),
});

const tagsSchema = namesList({ maxNames: maxTags, maxLength: maxTagLength }).pipe(
  z.array(z.string()).min(1, messages.tagRequired),
);

const changeSchema = z.discriminatedUnion(
  "operation",
  [
    z.object({
      operation: z.literal("updateStatus"),
      status: z.enum(subscriberStatuses),
      reason: reasonSchema.optional(),
      exceptSelfUnsubscribed: z
        .boolean()
        .optional()
        .meta({ description: "Those who unsubscribed by themselves stay as they are" }),
    }),
    z.object({ operation: z.literal("addTags"), tags: tagsSchema }),
  ],
  messages.selectionRequired,
);

/** Whom: the selected ones, or all that match what the list is filtered by. */
const selection = {
  subscriberIds: z
    .preprocess(
      (ids: string[]) => upToFirstFault(ids),
      z
        .array(z.string(), messages.selectionRequired)
        .max(maxBulkSubscribers, "Please select at most 10,000 subscribers"),
    )
    .optional(),
  filter: z.object(filters).optional(),
};

const selectionRequired = { path: ["subscriberIds"], error: messages.selectionRequired };

export const subscriberSelectionInput = z
  .object(selection)
  .refine(isSelection, selectionRequired)
  .meta({ examples: [{ filter: { status: "unsubscribed" } }] });

export type SubscriberSelection = z.infer<typeof subscriberSelectionInput>;
/** As callers write it. */
export type SubscriberSelectionInput = z.input<typeof subscriberSelectionInput>;

const bulkSchema = z
  .object({
    ...selection,
    /** The operation, when `data` names none; otherwise whatever the caller calls it. */
    action: z.string(messages.selectionRequired).trim().min(1, messages.selectionRequired).max(50),
    data: changeSchema,
  })
  .refine(isSelection, selectionRequired);

function isSelection(input: { subscriberIds?: string[] | undefined; filter?: unknown }): boolean {
  return (input.subscriberIds ?? []).length > 0 !== (input.filter !== undefined);
}

/** One wrong id says enough: to find fault with ten thousand takes longer than to change as many subscribers. */
function upToFirstFault(ids: unknown): unknown {
  if (!Array.isArray(ids)) return ids;
  const fault = ids.findIndex((id) => typeof id !== "string");
  return fault === -1 ? ids : ids.slice(0, fault + 1);
}

export const bulkSubscribersInput = z.preprocess(
  // The type is what callers are to send; what they do send is checked afterwards.
  (input: z.input<typeof bulkSchema>) => withOperation(input),
  bulkSchema,
);

function withOperation(input: unknown): unknown {
  const named = z
    .object({
      subscriberIds: z.unknown().optional(),
      filter: z.unknown().optional(),
      action: z.string().trim(),
      data: z.object({
        operation: z.null().optional(),
        status: z.unknown().optional(),
        reason: z.unknown().optional(),
        tags: z.unknown().optional(),
      }),
    })
    .safeParse(input);
  if (!named.success) return input;
  const { action, data } = named.data;
  return { ...named.data, data: { ...data, operation: action } };
}

export type BulkSubscribers = z.infer<typeof bulkSubscribersInput>;

export const subscriberOverviewInput = z.object({
  period: z.enum(analyticsPeriods).default(defaultAnalyticsPeriod),
});

export const exportFormats = ["csv", "json"] as const;

export const exportSubscribersInput = z.object({
  ...filters,
  format: z.enum(exportFormats).default("json"),
});
