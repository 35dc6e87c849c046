import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicPost } from "@before-ten/contracts/posts/output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import type { Html } from "../../http/html.ts";

/** What a feed needs of its things beside what visitors read of them. */
interface Dated {
  /** ISO instant of the last change by an admin. */
  updatedAt: string;
}

export type FeedEvent = PublicEvent & Dated;
export type FeedPost = PublicPost & Dated;

/** A list for programs that follow it. */
export interface Feed {
  /** One line. */
  title: string;
  description: string;
  /** The list's page and this very feed, absolute. */
  pageUrl: string;
  feedUrl: string;
  /** A square image of the club, absolute. */
  iconUrl: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** Stays the same for as long as the thing exists, whatever becomes of its address. */
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
  /** Its address is relative to the site's. */
  image: PublicImage | null;
}
