import type { PageOffer } from "../page-facts.ts";
import { amountOf } from "./amounts.ts";
import { type Json, isObject, listOf, termsOf, textOf, wholeTextOf } from "./json-values.ts";

const maxOffers = 200;
/** An aggregate offer, its offers, and the specifications of their prices. */
const maxDepth = 3;
/** What the offers of an aggregate offer, and price specifications, take from what they are in. */
const inherited = [
  "priceCurrency",
  "availability",
  "validFrom",
  "validThrough",
  "availabilityStarts",
  "availabilityEnds",
];
const starts = ["validFrom", "availabilityStarts"];
const ends = ["validThrough", "availabilityEnds", "priceValidUntil"];

const noTicket =
  /\b(?:add-?\s?ons?|extras|cloak\s?room|coat\s?check|wardrobe|lockers?|parking|car\s?park|shuttle|coach|bus|transfers?|camping|accommodation|hotel|merch(?:andise)?|t-?shirts?|hoodies?|drinks?|vouchers?|gift\s?cards?|donations?|(?:booking|service|handling|processing|transaction|delivery) fees?|insurance|protection|deposits?|upgrades?|resale|secondary)\b/i;
/** What comes with a ticket isn't what is sold: `Ticket incl. drink`, `Entry + parking`. */
const company = /[\s(](?:incl\w*\.?|with|and|plus)\s|[+&]/i;
const punctuation = /\s[-–—]\s|[(,:|]/;
const formerPrice = /^(?:listprice|strikethroughprice|msrp|srp)$/;

type Resolve = (value: unknown) => unknown;

/**
 * The tickets among an event's offers. `resolve` looks up references. An aggregate offer's own
 * price is the lowest of its offers.
 */
export function offersOf(offers: unknown, resolve: Resolve): PageOffer[] {
  const given = objectsOf(
    listOf(offers)
      .slice(0, maxOffers + 1)
      .map(resolve),
  );
  const all = given.flatMap((offer) => [offer, ...objectsOf(offer["offers"])]);
  const addOns = new Set(all.flatMap((offer) => objectsOf(offer["addOn"])).map(idOf));
  const tickets = given.flatMap((offer) => ticketsOf(offer, addOns, 0));
  // Without a ticket, one of them probably is one, with a misleading name.
  const isOdd = given.length > 0 && tickets.length === 0;
  return isOdd || tickets.length > maxOffers
    ? [{ price: "unclear", availability: null, starts: [], ends: [] }]
    : tickets;
}

/** One more than are read, so that too many are noticed. */
function objectsOf(value: unknown): Json[] {
  return listOf(value)
    .slice(0, maxOffers + 1)
    .filter(isObject);
}

/** Undefined for an add-on that is only described within its ticket. */
function idOf(offer: Json): string | undefined {
  return textOf(offer["@id"]) ?? undefined;
}

function ticketsOf(
  offer: Json,
  addOns: ReadonlySet<string | undefined>,
  depth: number,
): PageOffer[] {
  const kind = kindOf(offer);
  const id = idOf(offer);
  if (depth >= maxDepth || kind === "other" || (id !== undefined && addOns.has(id))) return [];
  const within = (name: string) =>
    objectsOf(offer[name]).flatMap((inner) =>
      ticketsOf({ ...conditionsOf(offer), ...inner }, addOns, depth + 1),
    );
  const offers = within("offers");
  if (offers.some(({ price }) => price !== null)) return offers;
  const prices = pricesOf(offer);
  if (prices.length > 0) {
    return prices.map((price) => ticketOf(offer, kind === "ticket" ? price : "unclear"));
  }
  const specified = within("priceSpecification").filter(({ price }) => price !== null);
  if (specified.length > 0) return specified;
  return offers.length > 0 ? offers : [ticketOf(offer, null)];
}

function kindOf(offer: Json): "ticket" | "other" | "unclear" {
  if (offer["addOn"] === true) return "other";
  if (termsOf(offer["priceType"]).some((term) => formerPrice.test(term))) return "other";
  const item = listOf(offer["itemOffered"]).find(isObject);
  const names = [offer["name"], item?.["name"], ...listOf(offer["category"])].map(
    (name) => textOf(isObject(name) ? name["name"] : name)?.split(company)[0] ?? "",
  );
  if (names.some((name) => noTicket.test(name.split(punctuation)[0] ?? ""))) return "other";
  return names.some((name) => noTicket.test(name)) ? "unclear" : "ticket";
}

function conditionsOf(offer: Json): Json {
  return Object.fromEntries(
    inherited.filter((name) => name in offer).map((name) => [name, offer[name]]),
  );
}

function ticketOf(offer: Json, price: PageOffer["price"]): PageOffer {
  const textsOf = (names: readonly string[]) =>
    names
      .flatMap((name) => listOf(offer[name]).slice(0, 5))
      .map(textOf)
      .filter((text) => text !== null);
  return {
    price,
    // Two that contradict each other are joined to one that is unknown.
    availability: termsOf(offer["availability"]).join(" / ") || null,
    starts: textsOf(starts),
    ends: textsOf(ends),
  };
}

function pricesOf(offer: Json): PageOffer["price"][] {
  const given = [offer["lowPrice"], offer["price"], offer["minPrice"]]
    .map((value) => listOf(value).filter((each) => each !== ""))
    .find((values) => values.length > 0);
  // A highest price alone doesn't tell the lowest.
  if (given === undefined) return listOf(offer["highPrice"]).map(() => "unclear");
  return given.slice(0, maxOffers + 1).map((value) => priceOf(value, offer));
}

/** `MonetaryAmount` has its own currency. */
function priceOf(given: unknown, offer: Json): PageOffer["price"] {
  const value = isObject(given) ? (given["value"] ?? given["@value"]) : given;
  const currency = textOf(isObject(given) ? given["currency"] : null);
  const plain = typeof value === "number" ? value : textOf(value);
  if (plain === null) return "unclear";
  return amountOf(plain, currency ?? wholeTextOf(offer["priceCurrency"])) ?? "unclear";
}
