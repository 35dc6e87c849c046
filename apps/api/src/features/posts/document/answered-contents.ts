import type { AnsweredBlock, PostEvent } from "@before-ten/contracts/posts/document-output";
import { knownPlace } from "@before-ten/contracts/events/location/location";
import { timeZoneAbbreviation } from "@before-ten/contracts/events/time-text";
import type { PostBlock } from "@before-ten/contracts/posts/post-blocks";
import { eventIdsOf, imageIdsOf } from "@before-ten/contracts/posts/post-text";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import { announcedChanges } from "@before-ten/db/queries/events/announced-changes";
import type { EventRow } from "@before-ten/db/queries/events/events";
import { type StoredImage, findImages } from "@before-ten/db/queries/images/images";
import { listNamedEvents } from "@before-ten/db/queries/events/select-events";
import type { PostContent } from "@before-ten/db/queries/posts/posts";
import type { Deps } from "../../../deps.ts";
import { presentImage } from "../../../images/present-image.ts";
import { writeHtml, writeTextHtml } from "./write-html.ts";

export type AnsweredContent = Pick<PublicPost, "content" | "html" | "document">;

type ReadDeps = Pick<Deps, "db" | "site">;

export async function answeredContent(
  deps: ReadDeps,
  content: PostContent,
): Promise<AnsweredContent> {
  const [answered] = await answeredContents(deps, [content]);
  return answered ?? presentContent(deps, content, new Map(), new Map());
}

/** Looks up what all the contents refer to at once. */
export async function answeredContents(
  deps: ReadDeps,
  contents: readonly PostContent[],
): Promise<AnsweredContent[]> {
  const documents = contents.flatMap(({ document }) => document ?? []);
  const imageIds = documents.flatMap(imageIdsOf);
  const eventIds = documents.flatMap(eventIdsOf);
  const images = imageIds.length === 0 ? [] : await findImages(deps.db, imageIds);
  const events = eventIds.length === 0 ? [] : await listNamedEvents(deps.db, eventIds);
  return contents.map((content) => presentContent(deps, content, byId(images), byId(events)));
}

function presentContent(
  { site }: ReadDeps,
  { content, document }: PostContent,
  images: ReadonlyMap<string, StoredImage>,
  events: ReadonlyMap<string, EventRow>,
): AnsweredContent {
  if (document === null) return { content, html: writeTextHtml(content).text, document };
  const answered = {
    version: document.version,
    blocks: document.blocks.map((block) => presentBlock(block, images, events)),
  };
  return { content, html: writeHtml(answered, site.publicUrl).text, document: answered };
}

function presentBlock(
  block: PostBlock,
  images: ReadonlyMap<string, StoredImage>,
  events: ReadonlyMap<string, EventRow>,
): AnsweredBlock {
  if (block.kind === "image") {
    const image = images.get(block.imageId);
    return { ...block, image: image ? presentImage(image, block.alt) : null };
  }
  if (block.kind === "event") {
    const row = events.get(block.eventId);
    return { ...block, event: row ? presentEvent(row) : null };
  }
  return block;
}

function presentEvent(row: EventRow): EveryKey<PostEvent> {
  const { country, time_zone: timeZone } = row;
  return {
    id: row.id,
    eventName: row.event_name,
    startDate: `${row.start_date}T00:00:00.000Z`,
    endDate: `${row.end_date}T00:00:00.000Z`,
    startTime: row.start_time,
    endTime: row.end_time,
    timeZoneAbbreviation: timeZoneAbbreviation({ country, timeZone }, row.starts_at),
    place: knownPlace(row.location) ?? null,
    country,
    disruption: row.disruption,
    changes: announcedChanges(row),
    poster: posterOf(row),
  };
}

function posterOf(row: EventRow): PostEvent["poster"] {
  const { poster_id: id, poster_width: width, poster_height: height } = row;
  const { poster_widths: widths, poster_formats: formats, poster_preview: preview } = row;
  if (!id || !width || !height || !widths || !formats) return null;
  const darkest = row.poster_darkest;
  return presentImage({ id, width, height, widths, formats, preview, darkest }, row.poster_alt);
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
