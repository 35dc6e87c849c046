import type { CampaignBlock } from "@before-ten/contracts/campaigns/blocks";
import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { Db } from "@before-ten/db/client";
import {
  listChosenEvents,
  listChosenNames,
  listChosenPosts,
  listLatestPosts,
  listNextEvents,
} from "@before-ten/db/queries/campaigns/campaign-content";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import type { AnyPostSummaryRow } from "@before-ten/db/queries/posts/posts";

type Kind<Name> = Extract<CampaignBlock, { kind: Name }>;

/** A block with the current state of what it refers to. */
export type ResolvedBlock =
  | Exclude<CampaignBlock, Kind<"image" | "events" | "posts">>
  | (Kind<"image"> & { image: StoredImage })
  | { kind: "events"; rows: EventRow[] }
  | { kind: "posts"; rows: AnyPostSummaryRow[] };

interface Resolved {
  blocks: ResolvedBlock[];
  /** Sentences about what is left out. */
  notices: string[];
}

/**
 * Loads what the blocks refer to. Items that are gone, over or no longer public are left out, and
 * so are blocks that end up empty.
 */
export async function resolveBlocks(
  db: Db,
  now: Date,
  blocks: readonly CampaignBlock[],
): Promise<Resolved> {
  const chosenEvents = blocks.flatMap((block) => (block.kind === "events" ? idsOf(block) : []));
  const chosenPosts = blocks.flatMap((block) => (block.kind === "posts" ? idsOf(block) : []));
  const imageIds = blocks.flatMap((block) => (block.kind === "image" ? [block.imageId] : []));
  const events = chosenEvents.length === 0 ? [] : await listChosenEvents(db, now, chosenEvents);
  const posts = chosenPosts.length === 0 ? [] : await listChosenPosts(db, chosenPosts);
  const images = imageIds.length === 0 ? [] : await findImages(db, imageIds);
  const found = { events: byId(events), posts: byId(posts), images: byId(images) };

  const resolved: ResolvedBlock[] = [];
  const notices: string[] = [];
  for (const block of blocks) {
    if (block.kind === "events") {
      const rows = await rowsOfEvents(db, now, block, found.events);
      if (rows.length > 0) resolved.push({ kind: "events", rows });
      else if (block.which.by === "next") notices.push(messages.noNextEvents);
    } else if (block.kind === "posts") {
      const rows = await rowsOfPosts(db, block, found.posts);
      if (rows.length > 0) resolved.push({ kind: "posts", rows });
      else if (block.which.by === "latest") notices.push(messages.noLatestPosts);
    } else if (block.kind === "image") {
      const image = found.images.get(block.imageId);
      if (image?.formats.includes("jpeg") === true) resolved.push({ ...block, image });
      else notices.push(messages.imageMissing(block.alt));
    } else {
      resolved.push(block);
    }
  }
  const calledOff = events.filter(({ disruption }) =>
    isCalledOff(disruption === null ? null : { kind: disruption }),
  );
  const off = calledOff.map(({ event_name: name }) => messages.eventCalledOff(name));
  return { blocks: resolved, notices: [...(await sayGone()), ...off, ...notices] };

  async function sayGone(): Promise<string[]> {
    const goneEvents = [...new Set(chosenEvents)].filter((id) => !found.events.has(id));
    const gonePosts = [...new Set(chosenPosts)].filter((id) => !found.posts.has(id));
    if (goneEvents.length + gonePosts.length === 0) return [];
    const names = await listChosenNames(db, [...goneEvents, ...gonePosts]);
    return [
      ...goneEvents.map((id) => messages.eventGone(names.get(id))),
      ...gonePosts.map((id) => messages.postGone(names.get(id))),
    ];
  }
}

function rowsOfEvents(
  db: Db,
  now: Date,
  { which }: Kind<"events">,
  found: ReadonlyMap<string, EventRow>,
): Promise<EventRow[]> | EventRow[] {
  if (which.by === "choice") return inOrder(which.ids, found);
  const countries = which.country === undefined ? [] : [which.country];
  return listNextEvents(db, now, { countries, limit: which.count });
}

function rowsOfPosts(
  db: Db,
  { which }: Kind<"posts">,
  found: ReadonlyMap<string, AnyPostSummaryRow>,
): Promise<AnyPostSummaryRow[]> | AnyPostSummaryRow[] {
  if (which.by === "choice") return inOrder(which.ids, found);
  return listLatestPosts(db, { category: which.category, limit: which.count });
}

function idsOf({ which }: Kind<"events" | "posts">): readonly string[] {
  return which.by === "choice" ? which.ids : [];
}

/** In the chosen order, without duplicates. */
function inOrder<Row>(ids: readonly string[], found: ReadonlyMap<string, Row>): Row[] {
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
