import { z } from "zod";

/** What a page tells programs, as it stands there. */

const text = z.string().nullable();

const pageEventSchema = z.object({
  name: text,
  /** ISO 8601, with or without a time and an offset. */
  start: text,
  end: text,
  place: text,
  /** The last word of schema.org's address: `EventCancelled`. */
  status: text,
  offers: z.array(z.object({ amount: z.number().nullable(), currency: text, availability: text })),
});

export const pageFactsSchema = z.object({
  /** Of JSON-LD, in the page's order. */
  events: z.array(pageEventSchema),
  /** Of Open Graph: where the page names a start it is of an event. */
  openGraph: pageEventSchema,
});

export type PageEvent = z.infer<typeof pageEventSchema>;
export type PageFacts = z.infer<typeof pageFactsSchema>;
