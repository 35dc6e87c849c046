import { type ChangedTexts, isReset } from "@before-ten/contracts/site/define-texts";
import { setPublishedTexts } from "@before-ten/contracts/site/published-texts";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { markText } from "@before-ten/contracts/site/text-marks";
import { selectPageAddresses } from "@before-ten/db/queries/pages/pages";
import { listSiteTextImages, listSiteTexts } from "@before-ten/db/queries/site/site-texts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Deps, SiteTexts } from "../../deps.ts";
import { presentImage } from "../../images/present-image.ts";

/**
 * Keeps the site's sentences and the addresses of its own pages in memory, and reads them again
 * once the responses made with them are dropped. Without the database, the last known ones are
 * used: a page of sentences needs no other data. `onError` gets why they couldn't be read.
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
    known = await readTexts(db, { withDrafts: false });
    setPublishedTexts(known);
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

    async readDrafts({ areMarked }) {
      return readTexts(db, { withDrafts: true, ...(areMarked && { markText }) });
    },
  };
}

async function publishedPages(db: Deps["db"]): Promise<ReadonlySet<string>> {
  const pages = await selectPageAddresses(db).execute();
  return new Set(pages.map(({ slug }) => slug));
}

async function readTexts(
  db: Deps["db"],
  { withDrafts, markText: mark }: { withDrafts: boolean; markText?: typeof markText },
): Promise<TextReader> {
  const [rows, images, pages] = await Promise.all([
    listSiteTexts(db),
    listSiteTextImages(db),
    publishedPages(db),
  ]);
  const changed: ChangedTexts = Object.fromEntries(
    rows.flatMap(({ id, value, draft }) => {
      const shown = (withDrafts ? draft : null) ?? value;
      return shown === null || isReset(shown) ? [] : [[id, shown]];
    }),
  );
  return createTextReader(changed, {
    markText: mark,
    pages,
    images: Object.fromEntries(images.map((image) => [image.id, presentImage(image, image.alt)])),
  });
}
