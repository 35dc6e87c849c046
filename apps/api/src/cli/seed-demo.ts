import { z } from "zod";
import { isEmpty } from "@before-ten/demo/is-empty";
import type { Report } from "./progress.ts";
import type { Deps } from "../deps.ts";
import { posterWidths, storeDrawing, postImageWidths } from "../images/store-image.ts";
import type { DemoDrawing } from "./draw-demo-image.task.ts";

/** For one drawing, which takes some milliseconds. */
const withinMs = 10_000;

/**
 * Fills an empty database with a club around today and draws its images. False if it isn't empty;
 * the club isn't loaded then.
 */
export async function seedDemo(
  { db, clock, site, ...tools }: Pick<Deps, "db" | "clock" | "images" | "workers" | "site">,
  report?: Report,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const { seedDemoData } = await import("@before-ten/demo/seed-demo");
  const { writeCampaign } = await import("../features/campaigns/content/write-campaign.ts");
  const module = new URL("draw-demo-image.task.ts", import.meta.url).href;
  let begun = 0;
  let stored = 0;
  const store = async (input: DemoDrawing, widths: readonly number[]) => {
    begun += 1;
    const svg = z.string().parse(await tools.workers.run({ module, input, withinMs }));
    const id = await storeDrawing({ db, ...tools }, { svg, widths });
    stored += 1;
    report?.(`${stored} of ${begun} images`);
    return id;
  };
  return seedDemoData(db, {
    now: clock.now(),
    publicUrl: site.publicUrl,
    images: {
      async storePosters(events) {
        const { dealMotifs } = await import("@before-ten/drawing/posters/motif-names");
        const motifs = dealMotifs(events);
        return Promise.all(
          events.map((event, index) =>
            store({ event: { ...event, motif: motifs[index] } }, posterWidths),
          ),
        );
      },
      storePostImage: (post) => store({ post }, postImageWidths),
      storeAlbumImage: (shot) => store({ shot }, postImageWidths),
    },
    writeMail: (trx, content, at) =>
      writeCampaign({ db: trx, clock: { now: () => at }, site }, content),
  });
}
