import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const photosTexts = defineTexts("photos", "Pictures of parties", {
  onePhoto: "1 picture",
  photos: "{count} pictures",
  /** Alternative text used when an image has none; counted from 1. */
  photoOf: "Picture {number} of {party}",
});

/** `1 picture`, `30 pictures`. */
export function photoCount(
  { onePhoto, photos }: TextsOf<typeof photosTexts.defaults>,
  count: number,
): string {
  return count === 1 ? onePhoto : photos({ count });
}
