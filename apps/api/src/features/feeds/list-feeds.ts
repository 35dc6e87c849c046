import {
  postsFeedInput,
  eventsFeedInput,
  galleryFeedInput,
} from "@before-ten/contracts/feeds/input";
import type { DatesPath, FeedList } from "@before-ten/contracts/feeds/paths";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { singleLine } from "@before-ten/contracts/shared/text/clean-text";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { AppError } from "@before-ten/contracts/shared/errors";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { feedTexts } from "@before-ten/contracts/site/texts/feeds";
import type { z } from "zod";
import type { SiteTexts } from "../../deps.ts";
import { itemOfEvent, itemOfPost } from "./feed-items.ts";
import type { FeedEvent, FeedItem, FeedPost } from "./feed.ts";

/** Only finds what visitors may see. */
export interface FeedSources {
  siteTexts: SiteTexts;
  listEvents: (filter: EventFilter) => Promise<FeedEvent[]>;
  /** @throws AppError NOT_FOUND */
  getEvent: (id: string) => Promise<FeedEvent>;
  listPosts: (filter: PostFilter) => Promise<FeedPost[]>;
  /** @throws AppError NOT_FOUND */
  getDates: Readonly<Record<DatesKind, (slug: string) => Promise<FeedDates>>>;
}

/** Where pages with dates are: series, venues, and cities below the root. */
export const datesKinds = ["/series", "/venues", ""] as const;

type DatesKind = (typeof datesKinds)[number];

/** A series, venue or city with its upcoming and past parties. */
export interface FeedDates {
  path: DatesPath;
  name: string;
  /** When or where they take place; null if it isn't known. */
  about: string | null;
  events: FeedEvent[];
}

interface EventFilter {
  status?: "ended";
  q?: string | undefined;
  country?: string | undefined;
  city?: string | undefined;
}

interface PostFilter {
  category?: string | undefined;
  tag?: string | undefined;
  search?: string | undefined;
}

/** A list as loaded for its feeds, the same for every format. */
export interface FoundList {
  /** One line. */
  title: string;
  description: string;
  /** Empty for a list of something else. */
  events: FeedEvent[];
  items: (publicUrl: string) => FeedItem[];
}

export interface FilteredList {
  /** As parsed by the schema: the same for every spelling of an address. */
  filter: Readonly<Record<string, string | undefined>>;
  find: (sources: FeedSources) => Promise<FoundList>;
}

export interface ListFeed {
  /** The query parameters it supports. */
  parameters: readonly string[];
  /** @throws AppError BAD_REQUEST */
  withFilter: (sent: Readonly<Record<string, string>>) => FilteredList;
}

export const listFeeds: Readonly<Record<FeedList, ListFeed>> = {
  "/events": listFeed(eventsFeedInput, async ({ listEvents, siteTexts }, filter) => {
    const texts = await siteTexts.read();
    const { events, eventsDescription, filtered } = texts(feedTexts);
    const told = [filter.q, filter.city, inCountry(filter.country)];
    return {
      title: withFilters(events, told, filtered),
      description: eventsDescription({ about: texts(brandTexts).description }),
      ...eventsOf(await listEvents(filter), texts),
    };
  }),

  "/gallery": listFeed(galleryFeedInput, async ({ listEvents, siteTexts }, filter) => {
    const texts = await siteTexts.read();
    const { gallery, galleryDescription, filtered } = texts(feedTexts);
    return {
      title: withFilters(gallery, [inCountry(filter.country)], filtered),
      description: galleryDescription({ about: texts(brandTexts).description }),
      ...eventsOf(await listEvents({ ...filter, status: "ended" }), texts),
    };
  }),

  "/blog": listFeed(postsFeedInput, async ({ listPosts, siteTexts }, filter) => {
    const texts = await siteTexts.read();
    const { blog, blogDescription, filtered } = texts(feedTexts);
    const posts = await listPosts(filter);
    const category = filter.category && categoryLabel(texts, filter.category);
    return {
      title: withFilters(blog, [category, filter.tag, filter.search], filtered),
      description: blogDescription,
      events: [],
      items: (publicUrl) => posts.map((post) => itemOfPost(post, { publicUrl, texts })),
    };
  }),
};

export function foundDates({ name, about, events }: FeedDates, texts: TextReader): FoundList {
  const sentence = about === null ? "" : `${about}. `;
  return {
    title: texts(feedTexts).series({ series: singleLine(name) }),
    description: sentence + texts(brandTexts).description,
    ...eventsOf(events, texts),
  };
}

function listFeed<Filter extends FilteredList["filter"]>(
  input: z.ZodType<Filter> & { shape: object },
  find: (sources: FeedSources, filter: Filter) => Promise<FoundList>,
): ListFeed {
  return {
    parameters: Object.keys(input.shape),
    withFilter(sent) {
      const { data: filter, error } = input.safeParse(sent);
      if (error !== undefined) throw asAppError(error);
      return { filter, find: (sources) => find(sources, filter) };
    },
  };
}

function asAppError({ issues }: z.ZodError): AppError {
  const sentences = issues.map(({ message }) => message);
  return new AppError("BAD_REQUEST", sentences.join("\n"));
}

function eventsOf(events: FeedEvent[], texts: TextReader): Pick<FoundList, "events" | "items"> {
  return {
    events,
    items: (publicUrl) => events.map((event) => itemOfEvent(event, { publicUrl, texts })),
  };
}

function inCountry(code: string | undefined): string | undefined {
  return code === undefined ? undefined : countryOf(code).name;
}

/** `Before Ten: Upcoming parties (disco, United Kingdom)`. */
function withFilters(
  title: string,
  filters: readonly (string | undefined)[],
  filtered: TextsOf<typeof feedTexts.defaults>["filtered"],
): string {
  const told = filters.map((filter) => singleLine(filter ?? "")).filter((filter) => filter !== "");
  return told.length === 0 ? title : filtered({ title, filters: told.join(", ") });
}
