import { z } from "zod";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { categorySchema } from "../posts/input.ts";
import { isWebLink } from "../shared/web-link.ts";
import { campaignMessages as messages } from "./messages.ts";
import {
  maxAltLength,
  maxBlockItems,
  maxBlocks,
  maxBlockTextLength,
  maxButtonLength,
  maxHeadingLength,
  maxLinkLength,
} from "./rules.ts";

/** One line that isn't empty. */
function line(maxLength: number, required: string) {
  return z.string().transform(singleLine).pipe(z.string().min(1, required).max(maxLength));
}

/** Any host is allowed, even without a dot, as in an event's link. */
const webLink = z
  .string()
  .transform(singleLine)
  .pipe(z.string().max(maxLinkLength).refine(isWebLink, messages.invalidUrl));

/** SHA-256 in hexadecimal: an image is named by its content. */
const imageId = z.string().regex(/^[0-9a-f]{64}$/, messages.imageRequired);

const itemCount = z.int().min(1).max(maxBlockItems);

/** Which ones: those that were chosen, or those that a rule finds when the campaign is sent. */
const chosen = z.object({
  by: z.literal("choice"),
  ids: z.array(z.uuid()).min(1, messages.nothingChosen).max(maxBlockItems),
});

export const campaignBlock = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("heading"),
    text: line(maxHeadingLength, messages.textRequired),
  }),
  z.object({
    kind: z.literal("text"),
    /** `**strong**`, `_emphasis_`, `[link](https://…)`; an empty line begins a paragraph. */
    text: z
      .string()
      .transform(plainText)
      .pipe(z.string().min(1, messages.textRequired).max(maxBlockTextLength)),
  }),
  z.object({
    kind: z.literal("image"),
    imageId,
    alt: line(maxAltLength, messages.altRequired),
    /** Where a click on it leads. */
    url: webLink.optional(),
  }),
  z.object({
    kind: z.literal("button"),
    label: line(maxButtonLength, messages.textRequired),
    url: webLink,
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
        country: countrySchema.optional(),
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
        category: categorySchema().optional(),
      }),
    ]),
  }),
]);

export const campaignBlocks = z.array(campaignBlock).max(maxBlocks, messages.tooManyBlocks);

export type CampaignBlock = z.infer<typeof campaignBlock>;

interface BlockTexts {
  /** May contain personal fields. */
  personal?: string[];
  /** The same for every recipient. */
  fixed?: string[];
}

/** The texts that admins wrote into a block. */
export function textsOf(block: CampaignBlock): BlockTexts {
  switch (block.kind) {
    case "heading":
    case "text":
      return { personal: [block.text] };
    case "image":
      return { fixed: [block.alt] };
    case "button":
      return { fixed: [block.label] };
    case "divider":
    case "events":
    case "posts":
      return {};
  }
}
