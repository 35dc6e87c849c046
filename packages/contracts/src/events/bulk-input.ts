import { z } from "zod";
import { availabilities } from "./availability.ts";
import { bulkEventMessages } from "./admin-messages.ts";
import { eventStatuses } from "./lifecycle.ts";
import { maxBulkEvents } from "./rules.ts";

const idsSchema = z
  .array(z.string())
  .min(1, bulkEventMessages.selectionRequired)
  .max(maxBulkEvents, bulkEventMessages.tooMany);

/** Comma-separated, as in a query string. */
export const exportEventsInput = z.object({
  ids: z
    .string(bulkEventMessages.selectionRequired)
    .transform((ids) => ids.split(","))
    .pipe(idsSchema),
});

export const bulkEventsInput = z.object({
  ids: idsSchema,
  change: z.discriminatedUnion(
    "operation",
    [
      z.object({ operation: z.literal("setStatus"), status: z.enum(eventStatuses) }),
      z.object({
        operation: z.literal("setAvailability"),
        availability: z
          // Not available in bulk, because each event has its own start of sale.
          .enum(availabilities)
          .exclude(["not-yet-on-sale"])
          .nullable()
          .meta({ description: "Null: derived from capacity and registrations" }),
      }),
      z.object({ operation: z.literal("delete") }),
    ],
    bulkEventMessages.changeRequired,
  ),
});

export type BulkEvents = z.infer<typeof bulkEventsInput>;
