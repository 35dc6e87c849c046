import { maxUtmLength } from "../shared/campaign.ts";
import { z } from "zod";
import { analyticsPeriods, defaultAnalyticsPeriod } from "../analytics/period.ts";
import { singleLine, trimInvisible } from "../shared/text/clean-text.ts";
import { emailSchema } from "../shared/email-schema.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { namesList } from "../shared/names-input.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { adminNewsletterMessages as messages } from "./admin-messages.ts";
import { newsletterMessages, unsubscribeMessages } from "./messages.ts";
import {
  exportFormats,
  maxBulkSubscribers,
  subscriberListStatuses,
  maxTagLength,
  maxTags,
  maxReasonLength,
  maxPreferenceLength,
  maxPreferences,
  maxTimeZoneLength,
  preferenceName,
  subscriberStatuses,
} from "./rules.ts";

/**
 * A value from the link a visitor came by. They can't correct it, so it is cut and cleaned for
 * jsonb instead of refused.
 */
const utmValueSchema = z
  .string()
  .trim()
  .transform((text) => text.slice(0, maxUtmLength).replaceAll("\0", "\ufffd").toWellFormed())
  .optional();

/** Where a visitor came from: the campaign parameters of their landing page's URL. */
const utmParamsSchema = z.object({
  source: utmValueSchema,
  medium: utmValueSchema,
  campaign: utmValueSchema,
  term: utmValueSchema,
  content: utmValueSchema,
});

export type UtmParams = z.infer<typeof utmParamsSchema>;

export const subscribeInput = z.object({
  email: emailSchema(newsletterMessages.invalidEmail),
  utmParams: utmParamsSchema.optional(),
  timeZone: z
    .string()
    .transform((name) => name.slice(0, maxTimeZoneLength))
    .optional()
    .meta({
      description:
        "Of the subscriber's device, an IANA name: the country it lies in is what they hear of. It isn't stored",
      examples: ["Europe/London"],
    }),
});

export type SubscribeInput = z.infer<typeof subscribeInput>;

/** Tokens in mailed links are long, but never this long. */
const tokenSchema = z.string().max(500);

/** A mailed link has a token; an address alone is the older form, kept for integrators. */
export const unsubscribeInput = z
  .object({
    email: z
      .string(newsletterMessages.invalidEmail)
      .overwrite(trimInvisible)
      .min(1, { error: unsubscribeMessages.noEmail, abort: true })
      // Older links contain an unencoded plus, which arrives as a space.
      .transform((typed) => typed.replaceAll(" ", "+"))
      .pipe(emailSchema(newsletterMessages.invalidEmail))
      .optional(),
    token: tokenSchema.optional(),
    via: z
      .string()
      .max(100)
      .optional()
      .meta({ description: "By which email of a campaign: what stands in its link" }),
  })
  .refine(({ email, token }) => email !== undefined || token !== undefined, {
    message: unsubscribeMessages.noEmail,
    path: ["email"],
  });

export type UnsubscribeInput = z.infer<typeof unsubscribeInput>;

export const sendLinkInput = z.object({ email: emailSchema(newsletterMessages.invalidEmail) });

export const confirmInput = z.object({ token: tokenSchema });

const filters = {
  status: z
    .enum(subscriberListStatuses)
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  /**
   * Words in an address or a tag. One or two letters only match the beginning. Punctuation alone is
   * only searched among the newest 50,000 subscribers.
   */
  search: searchTextSchema.optional(),
};

export const subscriberListInput = z.object({
  ...filters,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** Any text is accepted: an invalid id is an unknown subscriber. */
export const subscriberIdInput = z.object({ id: z.string() });

/** An empty one is ignored, and a default is stored. */
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

const preferencesSchema = z
  .record(
    z.string().regex(preferenceName, "A preference's name is letters, digits, - and _"),
    z.union([
      z.boolean(),
      z.string().transform(singleLine).pipe(z.string().max(maxPreferenceLength)),
    ]),
  )
  .refine((preferences) => Object.keys(preferences).length <= maxPreferences, {
    message: messages.tooManyPreferences,
  });

export const setSubscriberPreferencesInput = z.object({
  id: z.string(),
  preferences: preferencesSchema,
  /** The values the change is based on: only differences from these are applied. */
  base: preferencesSchema.optional().meta({ adminAreaOnly: true }),
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
        .meta({ description: "Subscribers who unsubscribed themselves stay as they are" }),
    }),
    z.object({ operation: z.literal("addTags"), tags: tagsSchema }),
    z.object({ operation: z.literal("delete") }).meta({ description: "To the trash" }),
  ],
  messages.selectionRequired,
);

/** The subscribers: the selected ones, or all that match the list's filter. */
const selection = {
  subscriberIds: z
    .preprocess(
      (ids: string[]) => upToFirstWrong(ids),
      z
        .array(z.string(), messages.selectionRequired)
        .max(
          maxBulkSubscribers,
          `Please select at most ${maxBulkSubscribers.toLocaleString("en-AU")} subscribers`,
        ),
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
/** The selection as callers write it. */
export type SubscriberSelectionInput = z.input<typeof subscriberSelectionInput>;

const bulkSchema = z
  .object({
    ...selection,
    /** The operation, if `data` names none; otherwise any text. */
    action: z.string(messages.selectionRequired).trim().min(1, messages.selectionRequired).max(50),
    data: changeSchema,
  })
  .refine(isSelection, selectionRequired);

function isSelection(input: { subscriberIds?: string[] | undefined; filter?: unknown }): boolean {
  return (input.subscriberIds ?? []).length > 0 !== (input.filter !== undefined);
}

/**
 * Cuts a list of ids after the first wrong one, because reporting ten thousand takes longer than
 * changing as many subscribers.
 */
function upToFirstWrong(ids: unknown): unknown {
  if (!Array.isArray(ids)) return ids;
  const wrong = ids.findIndex((id) => typeof id !== "string");
  return wrong === -1 ? ids : ids.slice(0, wrong + 1);
}

export const bulkSubscribersInput = z.preprocess(
  // The type is what callers should send; the actual input is checked afterwards.
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

export const exportSubscribersInput = z.object({
  ...filters,
  format: z.enum(exportFormats).default("json"),
});
