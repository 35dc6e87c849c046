import { maxUtmLength } from "../shared/campaign.ts";
import { z } from "zod";
import { preferenceName, maxPreferenceLength, maxTagLength } from "../newsletter/rules.ts";
import { singleLine } from "../shared/text/clean-text.ts";
import { countrySchema, maxCountries } from "../shared/country-schema.ts";
import {
  maxSegmentChoices,
  maxSegmentCityLength,
  maxBlockItems,
  segmentEngagements,
} from "./rules.ts";

/** Cleaned like the values it is compared with. */
function line(maxLength: number) {
  return z.string().transform(singleLine).pipe(z.string().max(maxLength));
}

/**
 * Which active subscribers a campaign goes to: those who meet all of these demands. Missing ones
 * demand nothing. Never includes subscribers who don't want the topic or have paused.
 */
export const campaignSegment = z.object({
  countries: z.array(countrySchema).min(1).max(maxCountries).optional(),
  onlyWithCountry: z.boolean().optional().meta({
    description:
      "True leaves out subscribers who chose no country; otherwise these hear about all countries",
  }),
  cities: z
    .array(line(maxSegmentCityLength).pipe(z.string().min(1)))
    .min(1)
    .max(maxSegmentChoices)
    .optional()
    .meta({
      description: "They clicked a link about a party in one of these cities, in any campaign",
    }),
  clickedTickets: z.array(z.uuid()).min(1).max(maxBlockItems).optional().meta({
    description: "They clicked the ticket link of one of these events, in any campaign",
  }),
  /** Values of `utm_source`; an empty one means subscribers without any. */
  sources: z.array(line(maxUtmLength)).min(1).max(maxSegmentChoices).optional(),
  /** At least one of these. */
  tags: z.array(line(maxTagLength)).min(1).max(maxSegmentChoices).optional(),
  preference: z
    .object({
      name: z.string().regex(preferenceName),
      value: z.union([z.boolean(), line(maxPreferenceLength)]),
    })
    .optional(),
  /** Both days included, in UTC. */
  subscribedFrom: z.iso.date().optional(),
  subscribedUntil: z.iso.date().optional(),
  engagement: z.enum(segmentEngagements).optional(),
});

export type CampaignSegment = z.infer<typeof campaignSegment>;
