import { countryCurrencies } from "@before-ten/contracts/shared/countries";
import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";

/** What a ticket page can fill in, as the form's values; empty if unknown. */
export interface FormFacts {
  name: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  /** `HH:MM` */
  startTime: string;
  endTime: string;
  place: string;
  /** `35.50` */
  amount: string;
  /** ISO 4217; the form's currency, or the country's while there is no price. */
  currency: string;
}

export interface OfferedFact {
  label: string;
  /** For display. */
  typed: string;
  found: string;
  state: "differs" | "same" | "unknown currency";
  /** Values for the form's fields. */
  facts: Partial<FormFacts>;
}

const nothing = "Nothing yet";

/**
 * What the page says about the form's fields, in their order; what it leaves open isn't offered.
 */
export function offeredFacts(found: FoundValues, typed: FormFacts): OfferedFact[] {
  return [
    nameFact(found, typed),
    dateFact(found, typed),
    placeFact(found, typed),
    priceFact(found, typed),
  ].filter((fact) => fact !== undefined);
}

function nameFact({ name }: FoundValues, typed: FormFacts): OfferedFact | undefined {
  return name === null ? undefined : plainFact("Name", typed.name, name, { name });
}

function placeFact({ place }: FoundValues, typed: FormFacts): OfferedFact | undefined {
  return place === null ? undefined : plainFact("Place", typed.place, place, { place });
}

/** Times that the page leaves open stay as they are in the form. */
function dateFact(found: FoundValues, typed: FormFacts): OfferedFact | undefined {
  const { startDate, startTime, endTime } = found;
  if (startDate === null) return undefined;
  const facts = {
    startDate,
    ...(startTime !== null && { startTime }),
    ...(startTime !== null && endTime !== null && { endTime }),
  };
  const after = { ...typed, ...facts };
  return plainFact("Date", whenText(typed), whenText(after), facts);
}

function whenText({ startDate, startTime, endTime }: FormFacts): string {
  if (startDate === "") return "";
  const times = [startTime, endTime].filter((time) => time !== "").map(clockTime);
  return [longDate(startDate), times.join(" to ")].filter((text) => text !== "").join(", ");
}

function priceFact({ price }: FoundValues, typed: FormFacts): OfferedFact | undefined {
  if (price === null) return undefined;
  const currency = price.currency ?? typed.currency;
  const facts = { amount: amountText(price.amount), currency };
  const isKnown = currency === "" || countryCurrencies().some((known) => known === currency);
  const fact = plainFact("Price", priceText(typed), priceText(facts), facts);
  return isKnown ? fact : { ...fact, state: "unknown currency" };
}

function amountText(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}

/** Text that isn't a number yet is shown as typed. */
function priceText({ amount, currency }: Pick<FormFacts, "amount" | "currency">): string {
  const number = Number(amount);
  if (amount.trim() === "" || Number.isNaN(number) || currency === "") return amount.trim();
  return priceLabel({ amount: number, currency });
}

function plainFact(
  label: string,
  typed: string,
  found: string,
  facts: Partial<FormFacts>,
): OfferedFact {
  const state = typed.trim() === found ? "same" : "differs";
  return { label, typed: typed.trim() || nothing, found, state, facts };
}
