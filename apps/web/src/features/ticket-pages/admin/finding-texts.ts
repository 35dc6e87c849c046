import { availabilities } from "@before-ten/contracts/events/availability";
import { availabilityLabels } from "@before-ten/contracts/events/admin-messages";
import { disruptionKinds } from "@before-ten/contracts/events/disruption";
import { disruptionLabels } from "@before-ten/contracts/events/state-messages";
import { clockTime, longDate } from "@before-ten/contracts/events/time-text";
import { priceLabel } from "@before-ten/contracts/shared/money";
import { outcomeSentences } from "@before-ten/contracts/ticket-pages/messages";
import type { Finding } from "@before-ten/contracts/ticket-pages/output";

/** The two values of a finding, formatted for people. */
export function findingTexts({ field, ours, found }: Finding): { ours: string; found: string } {
  switch (field) {
    case "link":
      return {
        ours: "Sends visitors there",
        found: found === "gone" ? outcomeSentences.gone : outcomeSentences.unreachable,
      };
    case "name":
      return { ours, found };
    case "date":
      return { ours: momentText(ours), found: momentText(found) };
    case "price":
      return { ours: priceText(ours), found: priceText(found) };
    case "availability":
      return { ours: availabilityText(ours), found: availabilityText(found) };
    case "disruption":
      return { ours: disruptionText(ours), found: disruptionText(found) };
    case "orders":
      return { ours: `${ours} sold, by its orders`, found: availabilityText(found) };
  }
}

/** `Saturday 5 December 2026, 4:00 PM`; without a time if there is none. */
function momentText(text: string): string {
  const [day = "", time] = text.split(" ");
  return time === undefined ? longDate(day) : `${longDate(day)}, ${clockTime(time)}`;
}

function priceText(text: string): string {
  const [currency = "", amount] = text.split(" ");
  return priceLabel({ amount: Number(amount), currency });
}

function availabilityText(text: string): string {
  const known = availabilities.find((each) => each === text);
  return known === undefined ? text : availabilityLabels[known];
}

function disruptionText(text: string): string {
  const known = disruptionKinds.find((each) => each === text);
  return known === undefined ? "Takes place" : disruptionLabels[known];
}
