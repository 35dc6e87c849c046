import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const ticketTexts = defineTexts("ticket", "Cards of parties", {
  getTickets: "Get Tickets",
  opensInNewTab: "{label}: {party} (opens in a new tab)",
  details: "View Details",
  detailsOf: "{label}: {party}",
  expired: "Expired",
  ended: "Event Ended",
  attended: "{count} attended",
  perPerson: "per person",
  free: "Free",
  from: "From",
  music: "Music",
  distance: "{distance} from you",
  nearest: "under 1 km",
  startsIn: "Starts in",
  onSaleIn: "Tickets go on sale in",
  onSaleNow: "On sale now: get tickets",
  days: "days",
  hours: "hours",
  minutes: "minutes",
  seconds: "seconds",
});

export type TicketTexts = TextsOf<typeof ticketTexts.defaults>;
