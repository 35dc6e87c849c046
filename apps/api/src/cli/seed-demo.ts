import { isEmpty } from "@before-ten/demo/is-empty";
import type { Report } from "./progress.ts";
import type { Deps } from "../deps.ts";
import { posterWidths, storeDrawing, postImageWidths } from "../images/store-image.ts";

/**
 * Fills an empty database with a club around today and draws its images. False where there is
 * anything already: then neither the club nor what draws it is loaded.
 */
export async function seedDemo(
  { db, clock, images }: Pick<Deps, "db" | "clock" | "images">,
  report?: Report,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const [{ seedDemoData }, { drawPoster }, { drawPostImage }] = await Promise.all([
    import("@before-ten/demo/seed-demo"),
    import("@before-ten/drawing/posters/draw-poster"),
    import("@before-ten/drawing/posts/draw-post-image"),
  ]);
  let begun = 0;
  let stored = 0;
  const store = async (svg: string, widths: readonly number[]) => {
    begun += 1;
    const id = await storeDrawing({ db, images }, { svg, widths });
    stored += 1;
    report?.(`${stored} of ${begun} images`);
    return id;
  };
  return seedDemoData(db, {
    now: clock.now(),
    images: {
      storePoster: (event) => store(drawPoster({ ...event, seed: event.name }), posterWidths),
      storePostImage: (post) =>
        store(drawPostImage({ ...post, seed: post.title }), postImageWidths),
    },
  });
}
