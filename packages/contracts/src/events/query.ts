import { z } from "zod";
import { channels } from "../analytics/channel.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { maxUtmLength } from "../shared/campaign.ts";
import { changedSinceSchema } from "../shared/changed-since.ts";
import { flagSchema } from "../shared/flag.ts";
import {
  defaultCountryLimit,
  defaultFeaturedLimit,
  defaultUpcomingLimit,
  maxListLimit,
} from "../shared/limits.ts";
import { limitSchema, openLimitSchema, pageSchema } from "../shared/pagination.ts";
import { searchTextSchema } from "../shared/text/search-text.ts";
import { eventDays } from "./days.ts";
import { decades } from "./decades.ts";
import { eventListStatuses, eventStatuses } from "./lifecycle.ts";
import { eventSorts } from "./sorts.ts";
import { monthPattern } from "./rules.ts";
import { eventStates } from "./states.ts";

/** What is asked of events; `input.ts` has what is written. */

const countryParameter = z.string().toUpperCase().pipe(countrySchema);

/**
 * `all` adds ended events, `ended` lists only those. Without it a list only has events that can
 * still be attended.
 */
const statusSchema = z.enum(eventListStatuses).optional();

export const eventListInput = z.object({
  q: searchTextSchema.optional(),
  country: countryParameter.optional(),
  /** An empty one is ignored. */
  city: searchTextSchema
    .transform((city) => city || undefined)
    .optional()
    .meta({
      description:
        "Only events in this city. Ignores case; a place that was typed as text matches by its words",
    }),
  month: z
    .string()
    .regex(monthPattern, "month must be a year and a month, as 2026-12")
    .optional()
    .meta({ description: "Only events that begin in this month at the venue" }),
  day: z.enum(eventDays).optional().meta({
    description:
      "Only events that begin on this day of the week; `weekend`: that take place from Friday to Sunday of the week it is at the venue",
  }),
  /** An empty one is ignored. */
  genre: searchTextSchema
    .transform((genre) => genre || undefined)
    .optional()
    .meta({ description: "Only events with this music genre. Ignores case" }),
  decade: z.enum(decades).optional().meta({
    description: "Only events whose genres or name mention this decade, such as `80s pop`",
  }),
  status: statusSchema,
  page: pageSchema,
  /**
   * Without a limit, `all` lists the events nearest to today if there are too many: otherwise past
   * events could leave no room for upcoming ones.
   */
  limit: openLimitSchema,
});

export const eventSearchInput = eventListInput.extend({ q: searchTextSchema });

export const upcomingEventsInput = z.object({
  limit: limitSchema(defaultUpcomingLimit),
  page: pageSchema,
});

export const featuredEventsInput = z.object({
  limit: limitSchema(defaultFeaturedLimit),
  page: pageSchema,
  status: statusSchema,
});

export const eventsByCountryInput = z.object({
  country: countryParameter,
  limit: limitSchema(defaultCountryLimit),
  page: pageSchema,
  status: statusSchema,
});

/** `active` also matches published events. */
export const adminEventListInput = z.object({
  search: searchTextSchema.optional(),
  status: z
    .enum(["all", ...eventStatuses])
    .transform((status) => (status === "all" ? undefined : status))
    .optional(),
  /** Only events with this current availability or disruption. */
  state: z
    .enum(["all", ...eventStates])
    .transform((state) => (state === "all" ? undefined : state))
    .optional(),
  /** Only events that take place today or later. */
  current: flagSchema.optional(),
  /**
   * `true`: only events that are completed or past their end; `false`: only the others. A draft
   * never took place, so it never ends.
   */
  ended: flagSchema.optional(),
  /** True: only events with a scheduled publication or taking down. */
  scheduled: flagSchema.optional(),
  changedSince: changedSinceSchema,
  /** Default: latest first; current ones soonest first. */
  sort: z.enum(eventSorts).optional(),
  page: pageSchema,
  limit: limitSchema(maxListLimit),
});

/** Any text is accepted: an invalid id is an unknown event. */
export const eventIdInput = z.object({ id: z.string() });

export const recordVisitInput = eventIdInput.extend({
  channel: z
    .enum(channels)
    .optional()
    .meta({ description: "The visit's channel. Without it, the visit counts for no channel" }),
  campaign: z
    .string()
    .max(maxUtmLength)
    .optional()
    .meta({ description: "The `utm_campaign` of the newsletter or promoter link that led here" }),
});
