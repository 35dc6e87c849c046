import { postLengths } from "@before-ten/contracts/posts/rules";
import { isReservedSlug } from "@before-ten/contracts/posts/reserved-slugs";
import type { Db } from "@before-ten/db/client";
import { findTakenSlugs, lockSlugs } from "@before-ten/db/queries/posts/admin-posts";

/** Leaves room for a number after the words. */
const maxWordsLength = postLengths.slug - 10;
const triesAtOnce = 50;

/**
 * Makes a slug from the title: `nino-s-first-night`, with the next free number if it is taken. The
 * slug stays reserved until the transaction ends. A former slug of another post isn't free, because
 * its links redirect.
 */
export async function chooseSlug(trx: Db, title: string): Promise<string> {
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words = slugify(title).slice(0, maxWordsLength).replace(/-+$/, "") || "post";
  await lockSlugs(trx);
  for (let first = 1; ; first += triesAtOnce) {
    const numbers = Array.from({ length: triesAtOnce }, (_, index) => first + index);
    const slugs = numbers.map((number) => (number === 1 ? words : `${words}-${number}`));
    const taken = await findTakenSlugs(trx, slugs);
    const free = slugs.find((slug) => !taken.has(slug) && !isReservedSlug(slug));
    if (free !== undefined) return free;
  }
}
