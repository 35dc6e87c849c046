import { type TextsOf, defineTexts } from "../../define-texts.ts";

/** On every card and page of a party. */
export const eventStateTexts = defineTexts("event-states", "States of parties", {
  cancelled: "Cancelled",
  postponed: "Postponed",
  rescheduled: "New date",
  moved: "New place",
  newTime: "New time",
  newDateAndPlace: "New date and place",
  newTimeAndPlace: "New time and place",
  cancelledSentence: "This party is cancelled.",
  postponedSentence: "This party is postponed. We'll announce the new date here.",
  rescheduledSentence: "This party has a new date.",
  movedSentence: "This party has moved to a new place.",
  newTimeSentence: "This party has a new time.",
  newDateAndPlaceSentence: "This party has a new date and a new place.",
  newTimeAndPlaceSentence: "This party has a new time and a new place.",
  fewLeft: "Few left",
  soldOut: "Sold out",
  freeEntry: "Free entry",
  payAtTheDoor: "Pay at the door",
  ticketsSoon: "Tickets soon",
  ticketsFrom: "Tickets from {day}",
  untilThen: "until {when}, then {price}",
  onNowUntil: "On now until {time}",
  dateToCome: "New date to be announced",
  previously: "Previously",
  titleWithState: "{state}: {party}",
});

export type EventStateTexts = TextsOf<typeof eventStateTexts.defaults>;
