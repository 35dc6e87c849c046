import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import type { Html } from "../../http/html.ts";

/** What a feed needs in addition to the public data. */
interface Dated {
  /** ISO instant of the last change made by an admin. */
  updatedAt: string;
}

export type FeedEvent = PublicEvent & Dated;
export type FeedPost = PublicPost & Dated;

/** A list for programs that follow it. */
export interface Feed {
  /** One line. */
  title: string;
  description: string;
  /** The list's page and this feed, as absolute URLs. */
  pageUrl: string;
  feedUrl: string;
  /** A square image of the club, as an absolute URL. */
  iconUrl: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** Never changes, even if the address does. */
  id: string;
  url: string;
  title: string;
  /** A few sentences of plain text. */
  summary: string;
  content: Html;
  publishedAt: Date;
  updatedAt: Date;
  author?: string;
  tags: readonly string[];
  /** Its address is relative to the site. */
  image: PublicImage | null;
}
