import { type TextsOf, defineTexts } from "../../define-texts.ts";

export const photosTexts = defineTexts("photos", "Photos of parties", {
  onePhoto: "1 photo",
  photos: "{count} photos",
  /** Alternative text used when an image has none; counted from 1. */
  photoOf: "Photo {number} of {party}",
});

/** `1 photo`, `30 photos`. */
export function photoCount(
  { onePhoto, photos }: TextsOf<typeof photosTexts.defaults>,
  count: number,
): string {
  return count === 1 ? onePhoto : photos({ count });
}
