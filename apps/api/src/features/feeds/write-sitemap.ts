import { Readable } from "node:stream";
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

export interface Address {
  /** From `/` on. */
  path: string;
  /** Undefined: nobody knows when what is there was changed. */
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

function entriesOf(addresses: readonly Address[], publicUrl: string): Readable {
  return Readable.from(
    addresses.map(({ path, updatedAt }) => ({
      url: publicUrl + path,
      ...(updatedAt && { lastmod: updatedAt.toISOString() }),
    })),
  );
}

async function textOf(stream: SitemapStream | SitemapIndexStream): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
