import type { AlertCounts } from "@before-ten/contracts/alerts/output";
import { countryInSentence } from "@before-ten/contracts/alerts/messages";

/** How many visitors wait for which alert, or that there are none. */
export function waitingCounts(
  { placesReturn, onSale, nextEvent }: AlertCounts,
  country: string,
): string {
  const parts = [
    ...(placesReturn > 0 ? [`${number(placesReturn)} for places`] : []),
    ...(onSale > 0 ? [`${number(onSale)} for tickets`] : []),
    ...(nextEvent > 0
      ? [`${number(nextEvent)} for the next one in ${countryInSentence(country)}`]
      : []),
  ];
  return parts.length === 0 ? "Nobody" : parts.join(", ");
}

function number(count: number): string {
  return count.toLocaleString("en-AU");
}
