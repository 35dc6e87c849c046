import type { FastifyInstance } from "fastify";
import { maxFreshSeconds } from "../../cache/freshness.ts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Clock } from "../../deps.ts";
import { createSendWritten } from "../../cache/send-written.ts";
import type { Address } from "./write-sitemap.ts";

interface Part {
  count: number;
  updated_at: Date;
}

/** The public addresses of one kind, in parts of `size`, counted from 0. */
export interface AddressSource {
  listParts: (size: number) => Promise<Part[]>;
  list: (slice: { size: number; part: number }) => Promise<Address[]>;
}

const kinds = ["events", "posts", "club-pages", "series", "venues", "cities", "albums"] as const;

interface SitemapOptions {
  cache: ResponseCache;
  clock: Clock;
  publicUrl: string;
  sources: Readonly<Record<(typeof kinds)[number], AddressSource>>;
  /**
   * Above this, the sitemap is split and gets an index. The protocol allows 50,000 addresses per
   * file; fewer keep the file small enough for the response cache, and its rows for memory.
   */
  maxAddresses?: number;
}

/** Without a date: a list changes with everything in it, so no date would stay true. */
const pages: Address[] = ["/", "/events", "/gallery", "/about", "/trust", "/blog", "/contact"].map(
  (path) => ({ path }),
);

export function registerSitemap(options: SitemapOptions) {
  const { cache, clock, publicUrl, sources, maxAddresses: size = 10_000 } = options;
  const send = createSendWritten(cache, clock);

  return async function sitemap(app: FastifyInstance): Promise<void> {
    app.get("/sitemap.xml", async (request, reply) =>
      send({ request, reply }, "sitemap", async () => {
        const parts = await listParts();
        const total = parts.reduce((sum, { count }) => sum + count, pages.length);
        return total > size ? writeIndex(parts) : write(await listAll());
      }),
    );

    app.get("/sitemap/pages.xml", async (request, reply) =>
      send({ request, reply }, "sitemap pages", () => write(pages)),
    );

    for (const kind of kinds) {
      app.get<{ Params: { number: string } }>(
        `/sitemap/${kind}-:number(^[1-9]\\d{0,5}$).xml`,
        async (request, reply) => {
          const part = Number(request.params.number) - 1;
          const addresses = await sources[kind].list({ size, part });
          if (addresses.length === 0) return reply.callNotFound();
          return send({ request, reply }, `sitemap ${kind} ${part}`, () => write(addresses));
        },
      );
    }
  };

  async function listParts() {
    const parts = kinds.map(async (kind) => named(kind, await sources[kind].listParts(size)));
    return (await Promise.all(parts)).flat();
  }

  async function listAll(): Promise<Address[]> {
    const found = await Promise.all(kinds.map((kind) => sources[kind].list({ size, part: 0 })));
    return [...pages, ...found.flat()];
  }

  async function write(addresses: readonly Address[]) {
    const { writeSitemap } = await import("./write-sitemap.ts");
    return written(await writeSitemap(addresses, publicUrl));
  }

  async function writeIndex(parts: readonly Address[]) {
    const { writeSitemapIndex } = await import("./write-sitemap.ts");
    return written(await writeSitemapIndex([{ path: "/sitemap/pages.xml" }, ...parts], publicUrl));
  }
}

function named(kind: string, parts: readonly Part[]) {
  return parts.map(({ count, updated_at: updatedAt }, index) => ({
    path: `/sitemap/${kind}-${index + 1}.xml`,
    updatedAt,
    count,
  }));
}

function written(text: string) {
  const headers = { "content-type": "application/xml; charset=utf-8" };
  return { text, headers, seconds: maxFreshSeconds };
}
