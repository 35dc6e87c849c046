import { z } from "zod";

/** The machine-readable data of a page, with its texts unchanged. */

const text = z.string().nullable();

const pageOfferSchema = z.object({
  /** Null: none is given. Unclear: one that can't be read with certainty. */
  price: z
    .union([z.object({ amount: z.number(), currency: text }), z.literal("unclear")])
    .nullable(),
  /** The last part of schema.org's URL, in small letters: `soldout`. */
  availability: text,
  /** Dates before which it isn't sold, and after which it is no longer. */
  starts: z.array(z.string()),
  ends: z.array(z.string()),
});

const pageEventSchema = z.object({
  name: text,
  /** ISO 8601, with or without a time and an offset. */
  start: text,
  end: text,
  place: text,
  /** The last parts of schema.org's URLs, in small letters: `eventcancelled`. */
  statuses: z.array(z.string()),
  offers: z.array(pageOfferSchema),
});

export const pageFactsSchema = z.object({
  /** From JSON-LD, else from microdata, in the page's order. */
  events: z.array(pageEventSchema),
  /** From Open Graph: an event only if the page gives a start. */
  openGraph: pageEventSchema,
});

export type PageOffer = z.infer<typeof pageOfferSchema>;
export type PageEvent = z.infer<typeof pageEventSchema>;
export type PageFacts = z.infer<typeof pageFactsSchema>;
