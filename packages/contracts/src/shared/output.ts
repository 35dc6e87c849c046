import { z } from "zod";

/**
 * Parts shared by the outputs of several features. Their examples and descriptions appear in the
 * API's document, and the tests check every answer against its schema.
 */

export function text(example: string, description?: string) {
  return z.string().meta({ examples: [example], ...(description && { description }) });
}

export function count(example: number, description?: string) {
  return z
    .int()
    .min(0)
    .meta({ examples: [example], ...(description && { description }) });
}

/** ISO 8601 text. */
export function instant(example: string, description?: string) {
  return z.iso.datetime().meta({ examples: [example], ...(description && { description }) });
}

/** 0 to 100. */
export function percent(example: number, description: string) {
  return z
    .number()
    .min(0)
    .max(100)
    .meta({ examples: [example], description });
}

export const exampleId = "0193a0b0-5a3c-7c1e-9a55-0d3f2b6c7e11";

export const idOutput = z.uuid().meta({ examples: [exampleId] });

/** In major units (dollars, not cents), at most two decimals. */
export const ticketPriceOutput = z.object({
  amount: z.number().meta({ examples: [35.5] }),
  currency: text("GBP", "ISO 4217"),
});

export type TicketPrice = z.infer<typeof ticketPriceOutput>;
