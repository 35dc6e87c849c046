import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { wellFormedXml } from "./well-formed-xml.ts";

export interface Address {
  /** Starts with `/`. */
  path: string;
  /** Undefined if the page's last change is unknown. */
  updatedAt?: Date;
}

/** https://www.sitemaps.org/protocol.html */
export async function writeSitemap(
  addresses: readonly Address[],
  publicUrl: string,
): Promise<string> {
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  return textOf(entriesOf(addresses, publicUrl).pipe(stream));
}

export async function writeSitemapIndex(
  parts: readonly Address[],
  publicUrl: string,
): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.THROW });
  return textOf(entriesOf(parts, publicUrl).pipe(stream));
}

/** This many take a few milliseconds. */
const entriesPerTurn = 200;

function entriesOf(addresses: readonly Address[], publicUrl: string): Readable {
  return Readable.from(inTurns(addresses, publicUrl));
}

/** A stream doesn't pause on its own, so writing all entries at once would block the event loop. */
async function* inTurns(addresses: readonly Address[], publicUrl: string) {
  for (const [index, { path, updatedAt }] of addresses.entries()) {
    if (index % entriesPerTurn === entriesPerTurn - 1) await nextTurn();
    yield { url: publicUrl + path, ...(updatedAt && { lastmod: updatedAt.toISOString() }) };
  }
}

async function textOf(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return wellFormedXml((await streamToPromise(stream)).toString());
}
