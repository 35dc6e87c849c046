import { type AlbumShot, drawAlbumImage } from "@before-ten/drawing/albums/draw-album-image";
import { type PosterEvent, drawPoster } from "@before-ten/drawing/posters/draw-poster";
import { drawPostImage } from "@before-ten/drawing/posts/draw-post-image";

export type DemoDrawing =
  | { event: Omit<PosterEvent, "seed"> }
  | { post: Omit<Parameters<typeof drawPostImage>[0], "seed"> }
  | { shot: Omit<AlbumShot, "seed"> & { event: string } };

/** Draws for the demo club, as SVG: an event's poster, a post's image or an album's image. */
export function run(drawing: DemoDrawing): string {
  if ("shot" in drawing) {
    const { event: seed, ...shot } = drawing.shot;
    return drawAlbumImage({ ...shot, seed });
  }
  return "event" in drawing
    ? drawPoster({ ...drawing.event, seed: drawing.event.name })
    : drawPostImage({ ...drawing.post, seed: drawing.post.title });
}
