import { seedDemoData } from "@before-ten/db/seed/seed-demo";
import type { Report } from "./cli/progress.ts";
import type { Deps } from "./deps.ts";
import { drawPoster } from "./features/media/draw-poster.ts";
import { drawStory } from "./features/media/draw-story.ts";
import { posterWidths, storeDrawing, storyWidths } from "./features/media/store-picture.ts";

/** Fills an empty database with a club around today and draws its pictures. False where there is anything already. */
export function seedDemo(
  { db, clock, images }: Pick<Deps, "db" | "clock" | "images">,
  report?: Report,
): Promise<boolean> {
  let asked = 0;
  let stored = 0;
  const store = async (svg: string, widths: readonly number[]) => {
    asked += 1;
    const id = await storeDrawing({ db, images }, { svg, widths });
    stored += 1;
    report?.(`${stored} of ${asked} pictures`);
    return id;
  };
  return seedDemoData(db, {
    now: clock.now(),
    pictures: {
      storePoster: (event) => store(drawPoster({ ...event, seed: event.name }), posterWidths),
      storeStory: (post) => store(drawStory({ ...post, seed: post.title }), storyWidths),
    },
  });
}
