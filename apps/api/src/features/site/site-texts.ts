import { createTextReader } from "@before-ten/contracts/site/read-texts";
import { listPublishedTexts } from "@before-ten/db/queries/site/site-texts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Deps, SiteTexts } from "../../deps.ts";

/**
 * Keeps the site's sentences in memory and reads them again once the responses made with them are
 * dropped. Without the database, the last known ones are used: a page of sentences needs no other
 * data. `onError` gets why they couldn't be read.
 */
export function keepSiteTexts(
  { db, cache }: { db: Deps["db"]; cache: Pick<ResponseCache, "generation"> },
  onError: (error: unknown) => void,
): SiteTexts {
  let known = createTextReader();
  let generation: number | undefined;
  let reading: Promise<void> | undefined;

  async function readAgain(): Promise<void> {
    // What is read while the responses are dropped once more counts as read before.
    const readFor = cache.generation;
    const rows = await listPublishedTexts(db);
    known = createTextReader(Object.fromEntries(rows.map(({ id, value }) => [id, value])));
    generation = readFor;
  }

  return {
    async read() {
      try {
        while (generation !== cache.generation) {
          reading ??= readAgain().finally(() => (reading = undefined));
          await reading;
        }
      } catch (error) {
        onError(error);
      }
      return known;
    },
  };
}
