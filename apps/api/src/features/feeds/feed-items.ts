import { locationLabel } from "@before-ten/contracts/events/location/location";
import { laterPrices } from "@before-ten/contracts/events/prices/price-text";
import { titleWithState } from "@before-ten/contracts/events/state-messages";
import { partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { categoryLabel } from "@before-ten/contracts/posts/categories";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { eventStateTexts } from "@before-ten/contracts/site/texts/events/event-states";
import { feedTexts } from "@before-ten/contracts/site/texts/feeds";
import { type Html, html, written } from "../../http/html.ts";
import type { FeedEvent, FeedItem, FeedPost } from "./feed.ts";

interface ItemTools {
  publicUrl: string;
  texts: TextReader;
}

export function itemOfEvent(event: FeedEvent, { publicUrl, texts }: ItemTools): FeedItem {
  const words = texts(feedTexts);
  const states = texts(eventStateTexts);
  const perPerson = words.perPerson({ price: priceLabel(event.ticketPrice) });
  const facts = words.facts({
    when: `${partyDays(event)}, ${timeRange(event)} ${event.timeZoneAbbreviation}`,
    place: locationLabel(event.location),
    country: countryOf(event.country).name,
    price:
      event.availability === "free"
        ? words.freeEntry
        : [perPerson, laterPrices(event, states)].filter(Boolean).join(" "),
  });
  const news = event.disruption === null ? "" : `${event.disruption.reason} `;
  return {
    id: idOf(event),
    url: `${publicUrl}/events/${event.id}`,
    title: `${titleWithState(event, states)}, ${partyDays(event)}`,
    summary: news + facts,
    content: html`${imageOf(event.poster, publicUrl)}
      <p>${news}${facts}</p>
      ${paragraphs(event.description)}`,
    publishedAt: new Date(event.createdAt),
    updatedAt: new Date(event.updatedAt),
    tags: event.musicGenres,
    image: event.poster,
  };
}

export function itemOfPost(
  post: FeedPost,
  { publicUrl, texts }: { publicUrl: string; texts: TextReader },
): FeedItem {
  return {
    id: idOf(post),
    url: `${publicUrl}/blog/${post.seo.slug}`,
    title: post.title,
    summary: post.excerpt,
    content: html`${imageOf(post.image, publicUrl)} ${written(post.html)}`,
    publishedAt: new Date(post.publishDate),
    updatedAt: new Date(post.updatedAt),
    author: post.author,
    tags: [categoryLabel(texts, post.category), ...post.tags],
    image: post.image,
  };
}

function idOf({ id }: { id: string }): string {
  return `urn:uuid:${id}`;
}

/** An empty line begins a paragraph, and a single line break is kept. */
function paragraphs(text: string): Html[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").map((line) => html`${line}`))
    .map(([first, ...lines]) => html`<p>${first}${lines.map((line) => html`<br />${line}`)}</p>`);
}

function imageOf(image: FeedItem["image"], publicUrl: string): Html | false {
  if (image === null) return false;
  const { url, alt, width, height } = image;
  return html`<p>
    <img src="${new URL(url, publicUrl).href}" alt="${alt}" width="${width}" height="${height}" />
  </p>`;
}
