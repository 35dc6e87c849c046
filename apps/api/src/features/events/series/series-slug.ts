import type { Db } from "@before-ten/db/client";
import { type SeriesRow, findTakenSlugs } from "@before-ten/db/queries/series/series";

const maxWordsLength = 80;
const triesAtOnce = 50;

/** Makes a slug from the name: `first-saturday-disco`, with the next free number if it is taken. */
export async function chooseSeriesSlug(
  trx: Db,
  { id, name }: Pick<SeriesRow, "id" | "name">,
): Promise<string> {
  // Loaded lazily, because its letter tables take a while to build.
  const { default: slugify } = await import("@sindresorhus/slugify");
  const words = slugify(name).slice(0, maxWordsLength).replace(/-+$/, "") || "series";
  for (let first = 1; ; first += triesAtOnce) {
    const numbers = Array.from({ length: triesAtOnce }, (_, index) => first + index);
    const slugs = numbers.map((number) => (number === 1 ? words : `${words}-${number}`));
    const taken = await findTakenSlugs(trx, slugs, id);
    const free = slugs.find((slug) => !taken.has(slug) && !anyId.test(slug));
    if (free !== undefined) return free;
  }
}

/** Such a slug would be taken for an id. */
const anyId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
