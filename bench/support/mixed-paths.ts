import { z } from "zod";

const eventsSchema = z.object({
  data: z.array(z.object({ id: z.string(), poster: z.object({ url: z.string() }).nullable() })),
});
const postsSchema = z.object({ data: z.array(z.object({ seo: z.object({ slug: z.string() }) })) });

/**
 * Returns the next path of a mix of requests: half of them cached pages and reads, half computed,
 * rendered or missing.
 */
export async function readMixedPaths(site: string): Promise<() => string> {
  const { data: events } = eventsSchema.parse(await readJson(`${site}/api/events?limit=100`));
  const { data: posts } = postsSchema.parse(await readJson(`${site}/api/blogs?limit=100`));
  const posters = events.flatMap(({ poster }) => (poster === null ? [] : [poster.url]));
  let sent = 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[sent % items.length];
    if (item === undefined) throw new Error("There is nothing to pick from");
    return item;
  };
  const event = () => pick(events).id;
  const slug = () => pick(posts).seo.slug;
  const input = (text: string) => `batch=1&input=${encodeURIComponent(text)}`;
  const kinds: (() => string)[] = [
    () => "/",
    () => `/?anew=${sent}`,
    () => "/events",
    () => `/events?q=dance${sent % 50}`,
    () => `/events/${event()}`,
    () => `/events/${event()}?anew=${sent}`,
    () => "/blog",
    () => `/blog/${slug()}?anew=${sent}`,
    () => "/gallery",
    () => "/api/events",
    () => "/api/events/upcoming",
    () => `/api/events/${event()}`,
    () => `/api/events?q=word${sent}`,
    () => "/api/blogs?limit=100",
    () => `/api/blogs/${slug()}`,
    () => `/api/blogs?search=dance+${sent % 50}`,
    () => `/trpc/events.upcoming?${input('{"0":{"limit":20}}')}`,
    () => `/trpc/posts.filters,events.list?${input(`{"1":{"page":${(sent % 20) + 1}}}`)}`,
    () => pick(posters),
    () => `/share/events/${pick(events.slice(0, 20)).id}.jpg`,
    () => "/api/openapi.json",
    () => `/nothing/${sent}`,
  ];
  return () => {
    sent += 1;
    return pick(kinds)();
  };
}

async function readJson(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}
