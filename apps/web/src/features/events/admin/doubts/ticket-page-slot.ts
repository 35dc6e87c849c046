import { countryCurrencies } from "@before-ten/contracts/shared/countries";
import type { UseFormReturnType } from "@mantine/form";
import type { ComponentType } from "react";
import {
  type EventFormValues,
  chosenLocation,
  currencyOf,
  timeZoneOf,
} from "../form/event-form-values.ts";
import { dueRow, withDuePrice } from "../form/form-prices.ts";

/** Facts of a ticket page that can fill in the form; empty if unknown. */
interface TicketPageFacts {
  name: string;
  startDate: string;
  startTime: string;
  endTime: string;
  place: string;
  amount: string;
  currency: string;
}

/** Form values the ticket-page check reads, and the fixes it can apply. */
interface TicketPageSlot {
  url: string;
  pasted: { url: string } | undefined;
  timeZone: string;
  typed: TicketPageFacts;
  onTake: (facts: Partial<TicketPageFacts>) => void;
}

/** Shown below the link's field. The route passes it in, as it belongs to another feature. */
export type TicketPageReader = ComponentType<TicketPageSlot>;

export function ticketPageSlot(
  form: UseFormReturnType<EventFormValues>,
  pasted: TicketPageSlot["pasted"],
): TicketPageSlot {
  const { values } = form;
  const due = dueRow(values, timeZoneOf(values), new Date());
  return {
    url: values.redirectUrl,
    pasted,
    timeZone: timeZoneOf(values),
    typed: {
      name: values.eventName,
      startDate: values.startDate,
      startTime: values.startTime,
      endTime: values.endTime,
      place: chosenLocation(values.location)?.formatted ?? "",
      amount:
        (due === undefined ? undefined : values.priceSteps[due]?.amount) ?? values.ticketPrice,
      currency: values.country === "" ? values.currency : currencyOf(values),
    },
    onTake: (facts) => form.setValues((before) => withFacts({ ...values, ...before }, facts)),
  };
}

/** Moves the end date along, as the club's parties take one day. */
export function withFacts(
  values: EventFormValues,
  facts: Partial<TicketPageFacts>,
): EventFormValues {
  const { name, startDate, startTime, endTime, place, amount, currency } = facts;
  const isCurrency = countryCurrencies().some((known) => known === currency);
  return {
    ...values,
    ...(name !== undefined && { eventName: name }),
    ...(startDate !== undefined && { startDate, endDate: startDate }),
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(place !== undefined && {
      location: { ...values.location, manual: place, typed: place, place: null },
    }),
    ...(amount !== undefined &&
      withDuePrice(values, amount, { timeZone: timeZoneOf(values), now: new Date() })),
    ...(currency !== undefined && isCurrency && { currency }),
  };
}
