import type { PageEvent } from "../page-facts.ts";
import {
  type Json,
  firstOf,
  isObject,
  listOf,
  termsOf,
  textOf,
  wholeTextOf,
} from "./json-values.ts";
import { offersOf } from "./offers.ts";

const maxNodes = 2_000;
const maxDepth = 20;
const maxEvents = 200;
/** Properties that may contain more items. */
const containers = [
  "@graph",
  "@included",
  "@list",
  "@set",
  "mainEntity",
  "mainEntityOfPage",
  "itemListElement",
  "item",
  "about",
  "hasPart",
  "dataFeedElement",
];
/** Properties with the dates of a series, which share what isn't said of each. */
const dates = ["subEvent", "subEvents", "event", "events"];
const shared = ["name", "location", "eventStatus"];
/** `Event` and its subtypes, such as `MusicEvent`; not a delivery or a broadcast. */
const eventType =
  /(?:^|[/:#])(?!(?:Delivery|Publication|Broadcast|OnDemand)Event$)\w*(?:Event|Festival)$/i;
const seriesType = /(?:^|[/:#])EventSeries$/i;

/** The events among the page's data, in its order. */
export function eventsOf(data: readonly unknown[]): PageEvent[] {
  const nodes = nodesOf(data);
  const byId = new Map(
    nodes.filter((node) => !isReference(node)).map((node) => [node["@id"], node]),
  );
  const resolve = (value: unknown) =>
    (isObject(value) && isReference(value) ? byId.get(value["@id"]) : undefined) ?? value;
  return nodes
    .filter((node) => hasType(node, eventType))
    .slice(0, maxEvents)
    .map((node) => eventOf(node, resolve));
}

function nodesOf(data: readonly unknown[]): Json[] {
  const nodes: Json[] = [];
  const visit = (value: unknown, depth: number, given: Json): void => {
    if (depth > maxDepth || nodes.length >= maxNodes) return;
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, depth + 1, given);
    } else if (isObject(value)) {
      const node = { ...given, ...value };
      nodes.push(node);
      const isParent = hasType(node, eventType) || hasType(node, seriesType);
      const passed = isParent ? pick(node, shared) : {};
      for (const name of containers) visit(node[name], depth + 1, {});
      for (const name of dates) visit(node[name], depth + 1, passed);
    }
  };
  for (const value of data) visit(value, 0, {});
  return nodes;
}

function pick(node: Json, names: readonly string[]): Json {
  return Object.fromEntries(
    names.filter((name) => node[name] !== undefined).map((name) => [name, node[name]]),
  );
}

function hasType(node: Json, type: RegExp): boolean {
  return listOf(node["@type"] ?? node["type"]).some(
    (each) => typeof each === "string" && type.test(each),
  );
}

/** `{"@id": "#place"}` stands for the object with this id. */
function isReference(node: Json): boolean {
  return typeof node["@id"] === "string" && Object.keys(node).length === 1;
}

function eventOf(node: Json, resolve: (value: unknown) => unknown): PageEvent {
  return {
    name: textOf(node["name"]),
    start: wholeTextOf(node["startDate"]),
    end: wholeTextOf(node["endDate"]),
    place: placeOf(listOf(node["location"]).map(resolve), resolve),
    statuses: termsOf(node["eventStatus"]),
    offers: offersOf(node["offers"], resolve),
  };
}

/** A party takes place where people can go, so a stream is no place. */
function placeOf(locations: unknown[], resolve: (value: unknown) => unknown): string | null {
  const location = locations.find((each) => !isObject(each) || !hasType(each, /VirtualLocation$/i));
  if (!isObject(location)) return textOf(location);
  const address = resolve(firstOf(location["address"]));
  const parts = isObject(address)
    ? [address["streetAddress"], address["addressLocality"], address["addressRegion"]]
    : [address];
  const texts = [location["name"], ...parts].map(textOf).filter((text) => text !== null);
  return textOf([...new Set(texts)].join(", "));
}
