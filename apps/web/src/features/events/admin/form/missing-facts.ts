import type { PublicEvent } from "@before-ten/contracts/events/output";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { type EventFormValues, chosenLocation } from "./event-form-values.ts";

/**
 * What the previewed page can't show yet or shows a substitute for, one sentence each. `event` is
 * what `values` describe.
 */
export function missingFacts(values: EventFormValues, event: PublicEvent): string[] {
  const facts = [
    values.eventName.trim() === "" && "No name yet.",
    values.description.trim() === "" && "No description yet.",
    event.startDate.slice(0, 10) !== values.startDate && "No date yet: a Saturday stands in.",
    missingPlace(values),
    values.country === "" &&
      `No country yet: the time and currency are ${countryOf(event.country).name}’s.`,
    event.poster === null && "No flyer yet: a drawn calendar stands in.",
    values.ticketPrice.trim() === "" && event.availability !== "free" && "No price yet.",
    values.redirectUrl.trim() === "" && "No link to the tickets yet.",
  ];
  return facts.filter((fact) => fact !== false && fact !== undefined);
}

function missingPlace(values: EventFormValues): string | undefined {
  const place = chosenLocation(values.location);
  if (place === undefined) return "No place yet.";
  if (place.coordinates !== null) return undefined;
  return "“Near me” can’t find it: only a place from the suggestions has coordinates.";
}
