import type { FoundValues } from "@before-ten/contracts/ticket-pages/output";
import type { UnreadField } from "@before-ten/contracts/ticket-pages/rules";
import { type ExpectedEvent, chosenEvent } from "./choose-event.ts";
import type { PageEvent, PageFacts, PageOffer } from "./page-facts.ts";
import { momentOf, wallClock } from "./reading/page-times.ts";

export interface Reading {
  now: Date;
  /** The venue's; undefined if unknown. */
  timeZone: string | undefined;
  /** Undefined: any event. */
  expected?: ExpectedEvent;
}

export const nothingFound: FoundValues = {
  name: null,
  startDate: null,
  startTime: null,
  endDate: null,
  endTime: null,
  place: null,
  price: null,
  availability: null,
  disruption: null,
  unread: [],
};

/** Undefined if the page has no event, or several that can't be told apart. */
export function foundValuesOf(facts: PageFacts, reading: Reading): FoundValues | undefined {
  const event = chosenEvent(facts, reading);
  if (event === undefined) return undefined;
  const start = wallClock(event.start, reading.timeZone);
  const end = wallClock(event.end, reading.timeZone);
  const tickets = event.offers.map((offer) => ({ ...offer, sale: saleOf(offer, reading) }));
  const price = lowestPrice(tickets);
  const availability = availabilityOf(tickets);
  const disruption = disruptionOf(event);
  const unread: [UnreadField, boolean][] = [
    ["date", start.isUnclear || end.isUnclear],
    ["price", price === "unclear"],
    ["availability", availability === "unclear"],
    ["disruption", disruption === "unclear"],
  ];
  return {
    name: event.name,
    startDate: start.day,
    startTime: start.time,
    endDate: end.day,
    endTime: end.time,
    place: event.place,
    price: price === "unclear" ? null : price,
    availability: availability === "unclear" ? null : availability,
    disruption: disruption === "unclear" ? null : disruption,
    unread: unread.filter(([, isUnclear]) => isUnclear).map(([field]) => field),
  };
}

type Availability = FoundValues["availability"];

/** By schema.org's terms and what sellers write instead; null for what says neither. */
const availabilities = new Map<string, Availability>([
  ["instock", "on-sale"],
  ["onlineonly", "on-sale"],
  ["presale", "on-sale"],
  ["available", "on-sale"],
  ["onsale", "on-sale"],
  ["limitedavailability", "few-left"],
  ["limited", "few-left"],
  ["fewleft", "few-left"],
  ["soldout", "sold-out"],
  ["outofstock", "sold-out"],
  ["discontinued", "sold-out"],
  ["preorder", null],
  ["backorder", null],
  ["instoreonly", null],
  ["reserved", null],
  ["madetoorder", null],
]);

/** The gravest first, for a page that says several. */
const disruptions = ["cancelled", "postponed", "rescheduled"] as const;
const undisturbed = new Set(["scheduled", "movedonline"]);

function disruptionOf({ statuses }: PageEvent): FoundValues["disruption"] | "unclear" {
  const said = statuses.map((status) =>
    status.replace(/^event/, "").replace("canceled", "cancelled"),
  );
  const found = disruptions.find((disruption) => said.includes(disruption));
  if (found !== undefined) return found;
  return said.every((status) => undisturbed.has(status)) ? null : "unclear";
}

interface Ticket extends PageOffer {
  sale: "open" | "later" | "over" | "unclear";
}

function saleOf({ starts, ends }: PageOffer, { now, timeZone }: Reading): Ticket["sale"] {
  const from = starts.map((text) => momentOf(text, { timeZone, isEnd: false }));
  const until = ends.map((text) => momentOf(text, { timeZone, isEnd: true }));
  if (until.some((end) => end !== undefined && end < now)) return "over";
  if (from.some((start) => start !== undefined && start > now)) return "later";
  return [...from, ...until].includes(undefined) ? "unclear" : "open";
}

/** A page is only sold out if all its kinds of tickets are. */
function availabilityOf(tickets: readonly Ticket[]): Availability | "unclear" {
  const live = tickets.filter(({ sale }) => sale !== "over");
  const open = new Set(live.filter(({ sale }) => sale !== "later").map(knownAvailability));
  if (open.has("on-sale")) return "on-sale";
  if (open.has("few-left")) return "few-left";
  const all = live.map(knownAvailability);
  if (all.length > 0 && all.every((each) => each === "sold-out")) return "sold-out";
  return all.includes("unclear") ? "unclear" : null;
}

function knownAvailability({ availability }: PageOffer): Availability | "unclear" {
  if (availability === null) return null;
  const known = availabilities.get(availability);
  return known === undefined ? "unclear" : known;
}

/** The lowest that can be bought now, or else later; of what is sold out, the lowest it was. */
function lowestPrice(tickets: readonly Ticket[]): FoundValues["price"] | "unclear" {
  const priced = tickets.filter(({ price }) => price !== null);
  const left = priced.filter((ticket) => knownAvailability(ticket) !== "sold-out");
  const choices = [
    left.filter(({ sale }) => sale === "open" || sale === "unclear"),
    left.filter(({ sale }) => sale === "later"),
    priced.filter(({ sale }) => sale !== "over"),
  ];
  const chosen = choices.find((choice) => choice.length > 0);
  if (chosen === undefined) return priced.length > 0 ? "unclear" : null;
  const [first, ...others] = chosen
    .flatMap(({ price, sale }) => (price === null ? [] : [sale === "unclear" ? "unclear" : price]))
    .toSorted((one, other) => amountIn(one) - amountIn(other));
  if (first === undefined || first === "unclear") return "unclear";
  const isComparable = others.every(
    (other) => other !== "unclear" && other.currency === first.currency,
  );
  return isComparable ? first : "unclear";
}

function amountIn(price: PageOffer["price"]): number {
  return price === null || price === "unclear" ? -1 : price.amount;
}
