import { type ChangedTexts, isReset } from "@before-ten/contracts/site/define-texts";
import { withSenderInConsent } from "@before-ten/contracts/site/legal-sender";
import { setPublishedTexts } from "@before-ten/contracts/site/published-texts";
import { type TextReader, createTextReader } from "@before-ten/contracts/site/read-texts";
import { imagesOfTexts } from "@before-ten/contracts/site/text-images";
import { markText } from "@before-ten/contracts/site/text-marks";
import { selectPageAddresses } from "@before-ten/db/queries/pages/pages";
import { countFigures } from "@before-ten/db/queries/site/counted-figures";
import { outsideReach } from "@before-ten/db/actor";
import { listSiteTextImages, listSiteTexts } from "@before-ten/db/queries/site/site-texts";
import type { ResponseCache } from "../../cache/response-cache.ts";
import type { Deps, SiteTexts } from "../../deps.ts";
import { presentImage } from "../../images/present-image.ts";
import {
  chooseAnnouncement,
  hasCountedFigures,
  publicEntries,
  withFigures,
} from "./shown-texts.ts";

/** A timer can't wait for longer than 24 days. */
const longestWaitMs = 86_400_000;

/**
 * Keeps the site's sentences and the addresses of its own pages in memory, and reads them again
 * once the responses made with them are dropped. Without the database, the last known ones are
 * used: a page of sentences needs no other data. `onError` gets why they couldn't be read.
 */
export function keepSiteTexts(
  {
    db,
    clock,
    cache,
    publicUrl,
  }: Pick<Deps, "db" | "clock"> & {
    cache: Pick<ResponseCache, "generation" | "clear">;
    publicUrl: string;
  },
  onError: (error: unknown) => void,
): SiteTexts {
  let known = createTextReader();
  let generation: number | undefined;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readAgain(): Promise<void> {
    // What is read while the responses are dropped once more counts as read before.
    const readFor = cache.generation;
    const { texts, nextChange } = await outsideReach(() =>
      readTexts({ db, clock, publicUrl }, { withDrafts: false }),
    );
    known = texts;
    setPublishedTexts(known);
    clearTimeout(timer);
    if (nextChange !== undefined) {
      const waitMs = nextChange.getTime() - clock.now().getTime();
      timer = setTimeout(() => cache.clear(), Math.min(waitMs, longestWaitMs)).unref();
    }
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
      const mark = areMarked ? { markText } : {};
      return (await readTexts({ db, clock, publicUrl }, { withDrafts: true, ...mark })).texts;
    },
  };
}

async function publishedPages(db: Deps["db"]): Promise<ReadonlySet<string>> {
  const pages = await selectPageAddresses(db).execute();
  return new Set(pages.map(({ slug }) => slug));
}

async function readTexts(
  { db, clock, publicUrl }: Pick<Deps, "db" | "clock"> & { publicUrl: string },
  { withDrafts, markText: mark }: { withDrafts: boolean; markText?: typeof markText },
): Promise<{ texts: TextReader; nextChange: Date | undefined }> {
  const [rows, images, pages] = await Promise.all([
    listSiteTexts(db),
    listSiteTextImages(db),
    publishedPages(db),
  ]);
  const stored: ChangedTexts = Object.fromEntries(
    rows.flatMap(({ id, value, draft }) => {
      const shown = (withDrafts ? draft : null) ?? value;
      return shown === null || isReset(shown) ? [] : [[id, publicEntries(id, shown)]];
    }),
  );
  const { texts: timed, nextChange } = chooseAnnouncement(stored, {
    now: clock.now(),
    withFuture: mark !== undefined,
  });
  const changed = hasCountedFigures(timed) ? withFigures(timed, await countFigures(db)) : timed;
  const texts = createTextReader(withSenderInConsent(changed), {
    markText: mark,
    pages,
    publicUrl,
    imageOf: imagesOfTexts(
      Object.fromEntries(images.map((image) => [image.id, presentImage(image, image.alt)])),
    ),
  });
  return { texts, nextChange };
}
