import { priceLabel } from "../../shared/money.ts";
import { defaultTexts } from "../../site/read-texts.ts";
import { eventStateTexts } from "../../site/texts/events/event-states.ts";
import { localTimeIn } from "../lifecycle.ts";
import type { PublicEvent } from "../output.ts";
import { clockTime, dayAndMonth, dayNames, timeZoneAbbreviation } from "../time-text.ts";

type Priced = Pick<
  PublicEvent,
  "availability" | "ticketPrice" | "priceSteps" | "country" | "timeZone"
>;

/**
 * What stands behind the price that is due: `until Friday 4 December, 11:59 PM GMT, then GBP £60`.
 * Undefined if the price stays.
 */
export function laterPrices(
  event: Priced,
  texts = defaultTexts(eventStateTexts),
): string | undefined {
  const { availability, priceSteps, ticketPrice } = event;
  if (availability === "free" || priceSteps.length === 0) return undefined;
  const parts = priceSteps.flatMap(({ until }, index) => {
    const next = priceSteps[index + 1];
    if (until === null || next === undefined) return [];
    const price = priceLabel({ amount: next.amount, currency: ticketPrice.currency });
    return [texts.untilThen({ when: venueMoment(until, event), price })];
  });
  return parts.join(" ");
}

/** `Friday 4 December, 11:59 PM GMT` */
export function venueMoment(
  instant: string,
  { country, timeZone }: Pick<PublicEvent, "country" | "timeZone">,
): string {
  const at = new Date(instant);
  const [day = "", time = ""] = localTimeIn(at, timeZone).split("T");
  const weekday = dayNames[new Date(day).getUTCDay()];
  const zone = timeZoneAbbreviation({ country, timeZone }, at);
  return `${weekday} ${dayAndMonth(day)}, ${clockTime(time)} ${zone}`;
}

/** `50 until 2026-12-04 23:59 | 60`, at the venue: for a cell in a file. */
export function pricesText({
  priceSteps,
  timeZone,
}: Pick<Priced, "priceSteps" | "timeZone">): string {
  return priceSteps
    .map(({ amount, until }) => {
      if (until === null) return String(amount);
      return `${amount} until ${localTimeIn(new Date(until), timeZone).replace("T", " ")}`;
    })
    .join(" | ");
}
