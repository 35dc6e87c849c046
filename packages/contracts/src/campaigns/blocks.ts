import { z } from "zod";
import { countryCodes } from "../shared/countries.ts";
import { postCategories } from "../posts/rules.ts";
import { campaignMessages as messages } from "./messages.ts";
import {
  maxAltLength,
  maxBlockItems,
  maxBlocks,
  maxBlockTextLength,
  maxButtonLength,
  maxHeadingLength,
} from "./rules.ts";

const itemCount = z.int().min(1).max(maxBlockItems);

/** Which ones: those that were chosen, or those that a rule finds when the campaign is sent. */
const chosen = z.object({
  by: z.literal("choice"),
  ids: z.array(z.uuid()).min(1, messages.nothingChosen).max(maxBlockItems),
});

export const campaignBlock = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("heading"),
    text: z.string().trim().min(1, messages.textRequired).max(maxHeadingLength),
  }),
  z.object({
    kind: z.literal("text"),
    /** `**strong**`, `_emphasis_`, `[link](https://…)`; an empty line begins a paragraph. */
    text: z.string().trim().min(1, messages.textRequired).max(maxBlockTextLength),
  }),
  z.object({
    kind: z.literal("image"),
    imageId: z.uuid(messages.imageRequired),
    alt: z.string().trim().min(1, messages.altRequired).max(maxAltLength),
    /** Where a click on it leads. */
    url: z.httpUrl(messages.invalidUrl).optional(),
  }),
  z.object({
    kind: z.literal("button"),
    label: z.string().trim().min(1, messages.textRequired).max(maxButtonLength),
    url: z.httpUrl(messages.invalidUrl),
  }),
  z.object({ kind: z.literal("divider") }),
  z.object({
    kind: z.literal("events"),
    which: z.discriminatedUnion("by", [
      chosen,
      z.object({
        by: z.literal("next"),
        count: itemCount,
        /** Of any country where it is missing. */
        country: z.enum(countryCodes).optional(),
      }),
    ]),
  }),
  z.object({
    kind: z.literal("posts"),
    which: z.discriminatedUnion("by", [
      chosen,
      z.object({
        by: z.literal("latest"),
        count: itemCount,
        category: z.enum(postCategories).optional(),
      }),
    ]),
  }),
]);

export const campaignBlocks = z.array(campaignBlock).max(maxBlocks, messages.tooManyBlocks);

export type CampaignBlock = z.infer<typeof campaignBlock>;
