import { z } from "zod";
import { eventLengths } from "../events/rules.ts";
import { exampleId } from "../shared/output.ts";
import { isWebLink, withScheme } from "../shared/web-link.ts";
import { ticketPageMessages as messages } from "./messages.ts";
import { findingFields, maxFoundLength } from "./rules.ts";

export const readTicketPageInput = z
  .object({
    url: z
      .string(messages.urlRequired)
      .trim()
      .min(1, { error: messages.urlRequired, abort: true })
      .max(eventLengths.link, messages.urlInvalid)
      .transform(withScheme)
      .refine(isWebLink, messages.urlInvalid)
      .meta({ examples: ["https://tickets.example/before-ten"] }),
    timeZone: z
      .string()
      .max(eventLengths.timeZone)
      .optional()
      .meta({
        description:
          "IANA name of the venue's time zone. Without it, or with an unknown one, a time that the page gives in UTC is left out.",
        examples: ["Europe/London"],
      }),
  })
  .meta({ examples: [{ url: "https://tickets.example/before-ten", timeZone: "Europe/London" }] });

/** The event's id. Any text is accepted: an invalid one is an unknown event. */
export const ticketPageIdInput = z.object({ id: z.string() });

/**
 * A finding, by both values as they were answered: if one has changed since, the admin decided
 * about something else, and the call is refused.
 */
export const findingInput = z
  .object({
    id: z.string(),
    field: z.enum(findingFields),
    ours: z.string().max(eventLengths.link),
    found: z.string().max(maxFoundLength),
  })
  .meta({
    examples: [{ id: exampleId, field: "price", ours: "GBP 50.00", found: "GBP 40.00" }],
  });

export type ReadTicketPage = z.infer<typeof readTicketPageInput>;
export type FindingInput = z.infer<typeof findingInput>;
