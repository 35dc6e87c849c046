import { findCategory } from "../posts/categories.ts";
import type { PostSummary } from "../posts/output.ts";
import { countryOf } from "../shared/countries.ts";
import type { PublicEvent } from "../events/output.ts";
import { headlineState } from "../events/state-messages.ts";
import { knownPlace } from "../events/location/location.ts";
import { type TextReader, defaultTexts } from "../site/read-texts.ts";
import { brandTexts } from "../site/texts/brand.ts";
import { eventStateTexts } from "../site/texts/events/event-states.ts";
import { postCategoryTexts } from "../site/texts/posts/post-categories.ts";
import { shareImageTexts } from "../site/texts/share-images.ts";

/** The image chats show for a link to an event or a post, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * Raised whenever the same data is drawn differently, because chats cache an image's address for a
 * year.
 */
export const drawingRevision = 4;

/** The club's words in an image. Only changed ones are there, so that the others keep addresses. */
interface SharedWords {
  club?: string;
}

/** All data in an event's image. */
export interface SharedEvent extends SharedWords {
  name: string;
  /** A city, or what is known of the place. Empty if unknown. */
  place: string;
  country: string;
  countryCode: string;
  /** `YYYY-MM-DD` */
  firstDay: string;
  lastDay: string;
  /** `HH:MM` at the venue. */
  startTime: string;
  endTime: string | null;
  timeZone: string;
  /**
   * A disruption, or that it is sold out. Undefined if there is no news; it is then left out of the
   * address.
   */
  news: string | undefined;
}

/** All data in a post's image. */
export interface SharedPost extends SharedWords {
  title: string;
  category: string;
  /** Of the category. */
  label?: string;
  colour?: string;
  author: string;
  /** Where its own image is; null: a scene is drawn. */
  image: string | null;
  /** `By {author}` */
  byline?: string;
}

export function sharedEvent(event: PublicEvent, texts: TextReader = defaultTexts): SharedEvent {
  return {
    name: event.eventName,
    place: event.location.city ?? knownPlace(event.location) ?? "",
    country: countryOf(event.country).name,
    countryCode: event.country,
    firstDay: event.startDate.slice(0, 10),
    lastDay: event.endDate.slice(0, 10),
    startTime: event.startTime,
    endTime: event.endTime,
    timeZone: event.timeZoneAbbreviation,
    news: headlineState(event, texts(eventStateTexts)),
    ...wordsOf(texts),
  };
}

export function sharedPost(
  { title, category, author, image }: PostSummary,
  texts: TextReader = defaultTexts,
): SharedPost {
  // The drawing fills in the author, as it knows which letters can be drawn.
  const byline = texts(shareImageTexts).byline({ author: "{author}" });
  return {
    title,
    category,
    author,
    image: image?.url ?? null,
    ...wordsOf(texts),
    ...(byline !== shareImageTexts.defaults.byline && { byline }),
    ...categoryOf(texts, category),
  };
}

function categoryOf(texts: TextReader, id: string): Pick<SharedPost, "label" | "colour"> {
  const { label = id, colour } = findCategory(texts, id) ?? {};
  const byDefault = postCategoryTexts.defaults.list.find((category) => category.id === id);
  return {
    ...(label !== byDefault?.label && { label }),
    ...(colour !== undefined && colour !== byDefault?.colour && { colour }),
  };
}

function wordsOf(texts: TextReader): SharedWords {
  const club = texts(brandTexts).name;
  return club === brandTexts.defaults.name ? {} : { club };
}

/** The URL contains a hash of the image's content, so it can be cached forever. */
export function eventSharePath(event: PublicEvent, texts?: TextReader): string {
  return `/share/events/${event.id}.jpg?v=${shareVersion(sharedEvent(event, texts))}`;
}

export function postSharePath(post: PostSummary, texts?: TextReader): string {
  return `/share/posts/${post.seo.slug}.jpg?v=${shareVersion(sharedPost(post, texts))}`;
}

/** FNV-1a of the drawn data, 32 bits: enough to tell an image from the previous one. */
export function shareVersion(shared: SharedEvent | SharedPost): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([drawingRevision, shared])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
