import { z } from "zod";
import {
  preferenceName,
  maxPreferenceLength,
  maxTagLength,
  maxUtmLength,
} from "../newsletter/rules.ts";
import { singleLine } from "../shared/clean-text.ts";
import { countryCodes } from "../shared/countries.ts";
import { maxSegmentChoices, segmentEngagements } from "./rules.ts";

/** Cleaned as what it is compared with was. */
function line(maxLength: number) {
  return z.string().transform(singleLine).pipe(z.string().max(maxLength));
}

/**
 * Which of the active subscribers a campaign goes to: those that fulfil everything named here. What
 * is missing demands nothing. Those who don't want the campaign's topic, or pause, are never in it.
 */
export const campaignSegment = z.object({
  countries: z.array(z.enum(countryCodes)).min(1).max(countryCodes.length).optional(),
  /** Values of `utm_source`; the empty one is those who came without any. */
  sources: z.array(line(maxUtmLength)).min(1).max(maxSegmentChoices).optional(),
  /** At least one of them. */
  tags: z.array(line(maxTagLength)).min(1).max(maxSegmentChoices).optional(),
  preference: z
    .object({
      name: z.string().regex(preferenceName),
      value: z.union([z.boolean(), line(maxPreferenceLength)]),
    })
    .optional(),
  /** Both days count, by UTC. */
  subscribedFrom: z.iso.date().optional(),
  subscribedUntil: z.iso.date().optional(),
  engagement: z.enum(segmentEngagements).optional(),
});

export type CampaignSegment = z.infer<typeof campaignSegment>;
