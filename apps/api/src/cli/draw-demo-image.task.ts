import { type PosterEvent, drawPoster } from "@before-ten/drawing/posters/draw-poster";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";

export type DemoDrawing =
  | { event: Omit<PosterEvent, "seed"> }
  | { post: Omit<Parameters<typeof drawPostImage>[0], "seed"> };

/** Draws the poster of an event of the demo club, or the image of a post, as SVG. */
export function run(drawing: DemoDrawing): string {
  return "event" in drawing
    ? drawPoster({ ...drawing.event, seed: drawing.event.name })
    : drawPostImage({ ...drawing.post, seed: drawing.post.title });
}
