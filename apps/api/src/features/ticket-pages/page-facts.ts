import { z } from "zod";

/** The machine-readable data of a page, unchanged. */

const text = z.string().nullable();

const pageEventSchema = z.object({
  name: text,
  /** ISO 8601, with or without a time and an offset. */
  start: text,
  end: text,
  place: text,
  /** The last part of schema.org's URL: `EventCancelled`. */
  status: text,
  offers: z.array(z.object({ amount: z.number().nullable(), currency: text, availability: text })),
});

export const pageFactsSchema = z.object({
  /** From JSON-LD, in the page's order. */
  events: z.array(pageEventSchema),
  /** From Open Graph: an event only if the page gives a start. */
  openGraph: pageEventSchema,
});

export type PageEvent = z.infer<typeof pageEventSchema>;
export type PageFacts = z.infer<typeof pageFactsSchema>;
