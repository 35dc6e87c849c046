import { z } from "zod";
import { numberFromText } from "../shared/number-from-text.ts";
import { plainText, singleLine } from "../shared/text/clean-text.ts";
import { countrySchema } from "../shared/country-schema.ts";
import { availabilities } from "./availability.ts";
import { eventStatuses } from "./lifecycle.ts";
import { expectFields } from "./expect-input.ts";
import { emptyTextToNull, emptyToUndefined } from "../shared/text/empty-text.ts";
import { inFieldOrder, whatever } from "../shared/field-order.ts";
import { flagSchema } from "../shared/flag.ts";
import { baseVersionSchema } from "../editing/input.ts";
import { locationInput } from "./location/location-input.ts";
import { scheduleTimeSchema } from "../schedule/input.ts";
import { namesInput } from "../shared/names-input.ts";
import {
  lateStep,
  priceStepsSchema,
  promotionSchema,
  ticketPriceSchema,
} from "./prices/price-input.ts";
import { eventFormMessages as messages } from "./admin-messages.ts";
import {
  clockPattern,
  eventLengths,
  maxGenres,
  maxPeople,
  maxRepetitions,
  maxWeeksBetween,
} from "./rules.ts";
import { knownTimeZone } from "./location/time-zones.ts";
import { textSchema } from "../shared/text/text-schema.ts";
import { isWebLink } from "../shared/web-link.ts";

/**
 * The fields of an event that admins write: over tRPC, as JSON, as a multipart form, and in the
 * browser's own form. So a number may come as text, and a structure as JSON text.
 */

const dayMeaning = "A day, or an ISO 8601 timestamp whose UTC day is meant";

const nameSchema = textSchema({
  ...eventLengths.name,
  clean: singleLine,
  required: messages.nameRequired,
  tooShort: messages.nameTooShort,
  tooLong: `Event name must be at most ${eventLengths.name.max} characters`,
});

const descriptionSchema = textSchema({
  ...eventLengths.description,
  clean: plainText,
  required: messages.descriptionRequired,
  tooShort: messages.descriptionTooShort,
  tooLong: `Description must be at most ${eventLengths.description.max.toLocaleString("en-AU")} characters`,
});

/**
 * A day, or an ISO timestamp whose UTC day counts: midnight or noon, as the specified client sends
 * it.
 */
export function daySchema(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], messages.dateInvalid))
    .transform((text, context) => {
      const date = new Date(text);
      const year = date.getUTCFullYear();
      if (year >= 2000 && year < 2100) return date.toISOString().slice(0, 10);
      context.addIssue({ code: "custom", message: messages.dateInvalid });
      return z.NEVER;
    })
    .meta({ description: dayMeaning, examples: ["2026-12-05T00:00:00.000Z"] });
}

function timeSchema(required: string) {
  return z
    .string(required)
    .trim()
    .min(1, { error: required, abort: true })
    .regex(clockPattern, messages.timeInvalid)
    .meta({ description: "Wall-clock time at the venue, `HH:MM`", examples: ["16:00"] });
}

/** If empty, the place's zone or the country's is used. */
const timeZoneSchema = z.preprocess(
  emptyToUndefined,
  z
    .string()
    .trim()
    .max(eventLengths.timeZone)
    .transform((name, context) => {
      const known = knownTimeZone(name);
      if (known !== undefined) return known;
      context.addIssue({ code: "custom", message: messages.timeZoneUnknown });
      return z.NEVER;
    })
    .optional()
    .meta({
      description:
        "IANA name of the venue's time zone. Without it a new event has the zone of the state or city that its `location` names, or " +
        "else its country's; a changed one keeps its zone, unless it moves to another country or to a city in another zone.",
      examples: ["America/Vancouver"],
    }),
);

const redirectUrlSchema = z
  .string(messages.linkRequired)
  .trim()
  .min(1, { error: messages.linkRequired, abort: true })
  .max(eventLengths.link, messages.linkInvalid)
  .refine(isWebLink, messages.linkInvalid);

const musicGenresSchema = namesInput({ maxNames: maxGenres, maxLength: eventLengths.genre });

const peopleSchema = z.int().max(maxPeople);

/** Empty means no capacity was given. */
const capacitySchema = z
  .preprocess(
    emptyTextToNull,
    numberFromText(peopleSchema.min(1, "Capacity must be at least 1")).nullable(),
  )
  .meta({
    description:
      "Null: none is given, and pages assume 300 places, unless `unlimitedCapacity` says that there is no limit",
  });

/** A list of people counts as its length; an empty field counts as missing. */
const registrationsSchema = z
  .preprocess(
    (value) => (Array.isArray(value) ? value.length : emptyToUndefined(value)),
    numberFromText(peopleSchema.min(0, "Registrations can't be negative")).optional(),
  )
  .meta({ description: "May be more than the capacity: a party can be overbooked" });

/** If empty, it follows from capacity and registrations. */
const availabilitySchema = z
  .preprocess(emptyTextToNull, z.enum(availabilities).nullable().optional())
  .meta({
    description:
      "Overrules what follows from `capacity` and `registrations`, until null takes that back. `not-yet-on-sale` needs `onSaleFrom`.",
  });

/** Any offset; the output is in UTC. */
const onSaleFromSchema = z
  .preprocess(
    emptyTextToNull,
    z.iso
      .datetime({ offset: true, error: messages.dateInvalid })
      .transform((text) => new Date(text).toISOString())
      .nullable(),
  )
  .meta({
    description: "Only with `not-yet-on-sale`",
    examples: ["2026-11-10T09:00:00.000Z"],
  });

const oneSale = { path: ["onSaleFrom"], error: messages.onSaleFromUnneeded };
const oneCapacity = { path: ["capacity"], error: messages.capacityUnlimited };

/** An empty field means that it is at none. */
const venueIdSchema = z.preprocess(emptyTextToNull, z.uuid(messages.venueUnknown).nullable()).meta({
  description:
    "The venue whose words the party has where it has none of its own. Its place is still sent as `location`.",
});

const fields = z.object({
  eventName: nameSchema,
  description: descriptionSchema,
  startDate: daySchema(messages.startDateRequired),
  endDate: daySchema(messages.endDateRequired),
  startTime: timeSchema(messages.startTimeRequired),
  endTime: timeSchema(messages.endTimeRequired),
  location: locationInput,
  venueId: venueIdSchema.optional(),
  country: z
    .string(messages.countryRequired)
    .trim()
    .toUpperCase()
    .min(1, { error: messages.countryRequired, abort: true })
    .pipe(countrySchema),
  timeZone: timeZoneSchema,
  ticketPrice: ticketPriceSchema,
  priceSteps: priceStepsSchema.optional(),
  promotion: promotionSchema.optional(),
  redirectUrl: redirectUrlSchema,
  status: z.enum(eventStatuses).optional(),
  capacity: capacitySchema.optional(),
  unlimitedCapacity: z.preprocess(emptyToUndefined, flagSchema.optional()).meta({
    description: "True: no limit, and pages show no places. A later `capacity` ends it.",
  }),
  musicGenres: musicGenresSchema.optional(),
  availability: availabilitySchema.optional(),
  onSaleFrom: onSaleFromSchema.optional(),
  featured: z.preprocess(emptyToUndefined, flagSchema.optional()),
  registrations: registrationsSchema,
  ...expectFields,
  publishAt: scheduleTimeSchema.optional(),
  takeDownAt: scheduleTimeSchema.optional(),
});

export const createEventInput = fields
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    path: ["endDate"],
    error: messages.endBeforeStart,
    when: hasBothDates,
  })
  .superRefine((event, context) => {
    const late = lateStep(event);
    if (late === -1) return;
    const path = ["priceSteps", late, "until"];
    context.addIssue({ code: "custom", path, message: messages.priceEndsLate });
  })
  .refine(agreesOnCapacity, oneCapacity)
  .refine(agreesOnSale, oneSale)
  .superRefine(inFieldOrder(Object.keys(fields.shape)), whatever);

/**
 * A changed event. Fields that aren't sent stay as they are. The order of the dates is checked
 * together with the stored ones.
 */
export const updateEventInput = fields
  .partial()
  .extend({ id: z.string(), baseVersion: baseVersionSchema })
  .refine(agreesOnCapacity, oneCapacity)
  .refine(agreesOnSale, oneSale);

export type CreateEvent = z.infer<typeof createEventInput>;
export type UpdateEvent = z.infer<typeof updateEventInput>;

export const setEventStatusInput = z.object({
  id: z.string(),
  status: z.enum(eventStatuses),
  baseVersion: baseVersionSchema,
});

/**
 * One copy on the same days, `times` copies, each `everyWeeks` weeks after the previous one, or one
 * on each of `dates`.
 */
export const duplicateEventInput = z.object({
  id: z.string(),
  /** The date of the first copy; without it, copies count from the original's day. */
  startDate: daySchema(messages.startDateRequired).optional(),
  everyWeeks: z.int().min(1).max(maxWeeksBetween).optional(),
  times: z.int().min(1).max(maxRepetitions).default(1),
  dates: z
    .array(daySchema(messages.startDateRequired))
    .min(1, messages.startDateRequired)
    .max(maxRepetitions, messages.tooManyCopies)
    .transform((days) => [...new Set(days)].toSorted())
    .optional()
    .meta({ description: "Instead of the others: the first day of each copy" }),
});

/**
 * Whether the order of the dates can be checked, so that the end date's error also shows while
 * other fields are wrong.
 */
function hasBothDates({ value }: { value: unknown }): boolean {
  return z.object({ startDate: z.iso.date(), endDate: z.iso.date() }).safeParse(value).success;
}

function agreesOnCapacity(event: {
  capacity?: number | null | undefined;
  unlimitedCapacity?: boolean | undefined;
}): boolean {
  return event.unlimitedCapacity !== true || (event.capacity ?? null) === null;
}

/** Whether a start of sale, if sent, fits the availability. */
function agreesOnSale(event: {
  availability?: string | null | undefined;
  onSaleFrom?: string | null | undefined;
}): boolean {
  const { availability, onSaleFrom = null } = event;
  return onSaleFrom === null || availability === undefined || availability === "not-yet-on-sale";
}
