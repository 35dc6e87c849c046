import { instantsOfChange } from "@before-ten/contracts/events/changing";
import {
  type FeedFormat,
  datesFormats,
  feedMediaType,
  feedPath,
  withFilters,
} from "@before-ten/contracts/feeds/paths";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { maxFreshSeconds, secondsUntilFirst } from "../../cache/freshness.ts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Clock } from "../../deps.ts";
import { describeError, toReportedError } from "../../trpc/describe-error.ts";
import type { Feed, FeedEvent } from "./feed.ts";
import { datesFeedKey, eventFeedKey, feedAddresses, readFeedAddress } from "./find-feed.ts";
import { type FeedSources, type FoundList, datesKinds, foundDates } from "./list-feeds.ts";
import { type Written, createSendWritten } from "../../cache/send-written.ts";

interface FeedOptions extends FeedSources {
  cache: ResponseCache;
  clock: Clock;
  publicUrl: string;
}

/** Lists and single events for feed readers and calendars. */
export function registerFeeds(options: FeedOptions) {
  const { cache, clock, publicUrl } = options;
  const send = createSendWritten(cache, clock);

  return async function feeds(app: FastifyInstance): Promise<void> {
    app.setErrorHandler(sendErrorText);

    for (const path of feedAddresses.keys()) {
      app.get(path, async (request, reply) => {
        const feed = readFeedAddress(request.url);
        // A path with percent-encoding never matches a feed.
        if (feed === undefined) return reply.callNotFound();
        const { key, list, format, filter } = feed;
        return send({ request, reply }, key, async () => {
          const found = await feed.find(options);
          const pageUrl = publicUrl + withFilters(list, filter);
          const feedUrl = publicUrl + feedPath(list, format, filter);
          return written(format, await write(format, { found, pageUrl, feedUrl }), found.events);
        });
      });
    }

    for (const format of datesFormats) {
      for (const kind of datesKinds) {
        const path = `${kind}/:slug.${format}`;
        app.get<{ Params: { slug: string } }>(path, async (request, reply) => {
          const { slug } = request.params;
          return send({ request, reply }, datesFeedKey(kind, slug, format), async () => {
            const dates = await options.getDates[kind](slug);
            const found = foundDates(dates, await options.siteTexts.read());
            const [pageUrl, feedUrl] = [dates.path, feedPath(dates.path, format)];
            const urls = { pageUrl: publicUrl + pageUrl, feedUrl: publicUrl + feedUrl };
            return written(format, await write(format, { found, ...urls }), found.events);
          });
        });
      }
    }

    app.get<{ Params: { id: string } }>("/events/:id.ics", async (request, reply) => {
      const { id } = request.params;
      return send({ request, reply }, eventFeedKey(id), async () => {
        const event = await options.getEvent(id);
        const { writeCalendar } = await import("../../ical/write-calendar.ts");
        const text = await writeCalendar({ events: [event], publicUrl });
        const file = written("ics", text, [event]);
        const name = `before-ten-${event.startDate.slice(0, 10)}.ics`;
        file.headers["content-disposition"] = `inline; filename="${name}"`;
        return file;
      });
    });
  };

  async function write(
    format: FeedFormat,
    { found, pageUrl, feedUrl }: { found: FoundList; pageUrl: string; feedUrl: string },
  ): Promise<string> {
    const { title, description, events } = found;
    // Loaded lazily, by the first request for each format.
    if (format === "ics") {
      const { writeCalendar } = await import("../../ical/write-calendar.ts");
      return writeCalendar({ name: title, events, publicUrl });
    }
    const iconUrl = `${publicUrl}/icon-512.png`;
    const items = found.items(publicUrl);
    const feed: Feed = { title, description, pageUrl, feedUrl, iconUrl, items };
    if (format === "json") return writeJsonFeed(feed, publicUrl);
    const { writeRss } = await import("./write-rss.ts");
    return writeRss(feed, publicUrl);
  }

  /** A list of events changes with the first of them. */
  function written(format: FeedFormat, text: string, events: readonly FeedEvent[]): Written {
    const instants = events.flatMap(instantsOfChange);
    return {
      text,
      headers: { "content-type": `${feedMediaType(format)}; charset=utf-8` },
      seconds: Math.min(maxFreshSeconds, secondsUntilFirst(instants, clock.now())),
    };
  }
}

/** Plain text, because feed readers have no use for our JSON. */
function sendErrorText(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describeError(toReportedError(error, request));
  if (status >= 500) request.logError(error, "feed failed");
  void reply
    .status(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${message}\n`);
}

/** https://www.jsonfeed.org/version/1.1. `publicUrl` is prepended to the images' addresses. */
function writeJsonFeed(feed: Feed, publicUrl: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    icon: feed.iconUrl,
    language: "en",
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.content.text,
      ...(item.image && { image: new URL(item.image.url, publicUrl).href }),
      date_published: item.publishedAt.toISOString(),
      date_modified: item.updatedAt.toISOString(),
      ...(item.author !== undefined && { authors: [{ name: item.author }] }),
      tags: item.tags,
    })),
  });
}
