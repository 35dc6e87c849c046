import { z } from "zod";
import { baseVersionSchema } from "../editing/input.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { changedSinceSchema } from "../shared/changed-since.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { tablePageLimit } from "../shared/limits.ts";
import { limitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { campaignBlocks } from "./blocks.ts";
import { campaignMessages as messages } from "./messages.ts";
import {
  campaignStatuses,
  campaignTopics,
  maxPreviewTextLength,
  maxSenderNameLength,
  maxSubjectLength,
} from "./rules.ts";
import { campaignSegment } from "./segment.ts";

/** The mail's content. */
const content = {
  subject: z
    .string(messages.subjectRequired)
    .transform(singleLine)
    .pipe(z.string().min(1, messages.subjectRequired).max(maxSubjectLength)),
  /** Preview text shown after the subject in a list of mails. */
  previewText: z.string().transform(singleLine).pipe(z.string().max(maxPreviewTextLength)),
  senderName: z
    .string(messages.senderRequired)
    .transform(singleLine)
    .pipe(z.string().min(1, messages.senderRequired).max(maxSenderNameLength)),
  blocks: campaignBlocks,
};

export const campaignContentInput = z.object(content);

export type CampaignContent = z.infer<typeof campaignContentInput>;

/** The recipients. */
const audience = { topic: z.enum(campaignTopics), segment: campaignSegment };

export const campaignAudienceInput = z.object(audience);

export type CampaignAudience = z.infer<typeof campaignAudienceInput>;

export const createCampaignInput = z.object({ ...content, ...audience });

export type CreateCampaign = z.infer<typeof createCampaignInput>;

/** Any text is accepted: an invalid id is an unknown campaign. */
export const campaignIdInput = z.object({ id: z.string() });

/** A changed draft. Fields that aren't sent stay as they are. */
export const updateCampaignInput = createCampaignInput
  .partial()
  .extend({ id: z.string(), baseVersion: baseVersionSchema });

export type UpdateCampaign = z.infer<typeof updateCampaignInput>;

export const campaignListInput = z.object({
  status: z
    .enum(["all", ...campaignStatuses])
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  /** Words in its subject. */
  search: searchTextSchema.optional(),
  changedSince: changedSinceSchema,
  page: pageSchema,
  limit: limitSchema(tablePageLimit),
});

/** When it is sent. */
const campaignTime = z.discriminatedUnion("at", [
  z.object({ at: z.literal("now") }),
  z.object({ at: z.literal("instant"), instant: z.iso.datetime({ offset: true }) }),
  z.object({
    at: z.literal("local"),
    /** In each recipient's local time: `2026-12-04T09:00`. */
    localTime: z.iso
      .datetime({ local: true, precision: -1, error: messages.timeRequired })
      .refine((time) => !time.endsWith("Z"), messages.timeRequired),
    /** The time zone for recipients without a known country. */
    country: countrySchema,
  }),
]);

export type CampaignTime = z.infer<typeof campaignTime>;

export const sendCampaignInput = z.object({
  id: z.string(),
  time: campaignTime,
  countsOpens: z.boolean().default(false),
});
