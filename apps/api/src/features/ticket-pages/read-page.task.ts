import type { PageEvent, PageFacts } from "./page-facts.ts";
import { amountOf } from "./reading/amounts.ts";
import { eventsOf } from "./reading/event-nodes.ts";
import { parsedJsonLd } from "./reading/json-ld-scripts.ts";
import { textOf } from "./reading/json-values.ts";
import { markupOf } from "./reading/page-markup.ts";

export interface ReadPageInput {
  html: string;
}

/**
 * Reads a page's machine-readable data. Runs as a task, because a stranger's page may have any size
 * and depth.
 */
export function run({ html }: ReadPageInput): PageFacts {
  const { scripts, metas, items } = markupOf(html);
  const events = eventsOf(scripts.map(parsedJsonLd));
  return {
    events: events.length > 0 ? events : eventsOf(items),
    openGraph: openGraphOf(metas),
  };
}

function openGraphOf(metas: ReadonlyMap<string, string>): PageEvent {
  const content = (...names: string[]) =>
    names.map((name) => textOf(metas.get(name))).find((found) => found !== null) ?? null;
  const given = content("product:price:amount", "og:price:amount");
  const currency = content("product:price:currency", "og:price:currency");
  const price = given === null ? null : (amountOf(given, currency) ?? "unclear");
  return {
    name: content("og:title"),
    start: content("event:start_time", "event:start-time", "og:event:start_time"),
    end: content("event:end_time", "event:end-time", "og:event:end_time"),
    place: content("event:location", "og:street-address"),
    statuses: [],
    offers: price === null ? [] : [{ price, availability: null, starts: [], ends: [] }],
  };
}
