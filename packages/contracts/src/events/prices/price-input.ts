import { z } from "zod";
import { laterDay } from "../../shared/calendar-days.ts";
import { currencySchema } from "../../shared/country-schema.ts";
import { emptyTextToNull } from "../../shared/text/empty-text.ts";
import { singleLine } from "../../shared/text/clean-text.ts";
import { textSchema } from "../../shared/text/text-schema.ts";
import { fromJsonText } from "../../shared/text/json-text.ts";
import { scheduleTimeSchema } from "../../schedule/input.ts";
import { eventFormMessages as messages } from "../admin-messages.ts";
import { maxPriceSteps } from "./prices.ts";
import { eventLengths } from "../rules.ts";

/** What tickets cost, and until when. */

/** The range of numeric(10, 2). */
const price = /^\d{1,8}(\.\d{1,2})?$/;

/**
 * A price: `{amount, currency}`, also as JSON text, or only the amount. The amount stays decimal
 * text, to avoid rounding.
 */
export const ticketPriceSchema = z.preprocess(
  fromJsonText,
  z
    .union(
      [
        z.object({
          amount: z.union([z.string(), z.number()]),
          currency: currencySchema.optional(),
        }),
        z.union([z.string(), z.number()]).transform((amount) => ({ amount, currency: undefined })),
      ],
      {
        error: ({ input }) => (hasAmount(input) ? messages.priceInvalid : messages.priceRequired),
      },
    )
    .transform(({ amount, currency }, context) => {
      const text = String(amount).trim();
      if (price.test(text)) return { amount: text, currency };
      const message = text === "" ? messages.priceRequired : messages.priceInvalid;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    })
    .meta({
      description:
        "The price that is due. Of an event with `priceSteps` it changes the amount that is due now; beside a sent list its amount doesn't count.",
    }),
);

function hasAmount(sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return sent !== undefined && sent !== null;
  return (
    Array.isArray(sent) || ("amount" in sent && sent.amount !== undefined && sent.amount !== null)
  );
}

const stepSchema = z.object({
  amount: z
    .union([z.string(), z.number()], messages.priceInvalid)
    .transform((amount) => String(amount).trim())
    .pipe(z.string().regex(price, messages.priceInvalid))
    .meta({ examples: ["50.00"] }),
  until: scheduleTimeSchema.default(null).meta({
    description: "An instant, or without an offset the venue's local time; null: the last price",
  }),
});

/** The prices in their order, the last without an end. Empty: the price stays. */
export const priceStepsSchema = z
  .preprocess(
    (value) => (emptyTextToNull(value) === null ? [] : fromJsonText(value)),
    z
      .array(stepSchema)
      .max(maxPriceSteps, messages.tooManyPrices)
      .superRefine((steps, context) => {
        for (const [index, { until }] of steps.entries()) {
          const error = endError(until, steps[index - 1]?.until, index === steps.length - 1);
          if (error === undefined) continue;
          context.addIssue({ code: "custom", path: [index, "until"], message: error });
        }
      }),
  )
  .meta({
    description:
      "Prices by date, soonest first, the last with `until` null. Empty: `ticketPrice` stays.",
  });

const shownTime = (description: string) => scheduleTimeSchema.default(null).meta({ description });

/** Null: there is none. */
export const promotionSchema = z
  .preprocess(
    (value) => (emptyTextToNull(value) === null ? null : fromJsonText(value)),
    z
      .object({
        text: textSchema({
          min: 1,
          max: eventLengths.promotion,
          clean: singleLine,
          required: messages.promotionRequired,
          tooShort: messages.promotionRequired,
          tooLong: messages.promotionTooLong,
        }).meta({ examples: ["Code EARLY: 10% off until Sunday"] }),
        from: shownTime("Null: from the start"),
        until: shownTime("Null: until the party is over"),
      })
      .refine(({ from, until }) => until === null || endsInOrder(from, until), {
        path: ["until"],
        error: messages.promotionEndsFirst,
      })
      .nullable(),
  )
  .meta({
    description: "A sentence that the page shows from when to when, such as a promotion code's",
  });

function endError(
  until: string | null,
  before: string | null | undefined,
  isLast: boolean,
): string | undefined {
  if (isLast) return until === null ? undefined : messages.lastPriceEnds;
  if (until === null) return messages.priceEndRequired;
  return endsInOrder(before ?? null, until) ? undefined : messages.pricesInOrder;
}

/** A local time and an instant are compared by the server, which knows the venue's zone. */
function endsInOrder(before: string | null, until: string): boolean {
  if (before === null || before.endsWith("Z") !== until.endsWith("Z")) return true;
  return Date.parse(before) < Date.parse(until);
}

/** The form is checked as a whole even if a date isn't one. */
const startsWithDay = /^\d{4}-\d\d-\d\d/;

/** Index of the first price that holds until after the party, as with a mistyped year; or -1. */
export function lateStep({
  priceSteps = [],
  endDate,
}: {
  priceSteps?: readonly { until: string | null }[] | undefined;
  endDate: string;
}): number {
  if (!startsWithDay.test(endDate)) return -1;
  // A day more: a party may end on the next day, and an instant is in UTC.
  const last = laterDay(endDate, 1);
  return priceSteps.findIndex(
    ({ until }) => until !== null && startsWithDay.test(until) && until.slice(0, 10) > last,
  );
}
