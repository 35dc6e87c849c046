import { colours } from "@before-ten/contracts/shared/colours";
import { type SharedPost, shareImageSize } from "@before-ten/contracts/share/share-image";
import { fillGaps } from "@before-ten/contracts/site/fill-gaps";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { postCategoryTexts } from "@before-ten/contracts/site/texts/posts/post-categories";
import { shareImageTexts } from "@before-ten/contracts/site/texts/share-images";
import { drawableText } from "@before-ten/drawing/lettering/lettering";
import { inkOn } from "@before-ten/drawing/shapes/palettes";
import { rect } from "@before-ten/drawing/shapes/svg-shapes";
import { margin, setBrand, setLine, setTitle } from "./share-lettering.ts";

const { width, height } = shareImageSize;

/** Position of the post's own image: the right half, edge to edge. */
export const imageBox = { left: 640, top: 0, width: width - 640, height } as const;

const measure = imageBox.left - margin - 40;

/** Background colours after the hours of the day, of which each category has one. */
const grounds = new Map(
  Object.entries({
    gold: colours.gold,
    magenta: colours.magenta,
    coral: colours.coral,
    dusk: colours.dusk,
  }),
);

/** Everything except the image: a panel with category, title and author. */
export function drawPostPanel({ title, category, author, ...words }: SharedPost): string {
  const { club = brandTexts.defaults.name, byline = shareImageTexts.defaults.byline } = words;
  const byDefault = postCategoryTexts.defaults.list.find(({ id }) => id === category);
  const { label = byDefault?.label ?? category, colour = byDefault?.colour ?? "" } = words;
  const ground = grounds.get(colour) ?? colours.gold;
  const ink = inkOn(ground);
  const by = fillGaps(byline, { author: drawableText(author) || club });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rect(0, 0, width, height, ground)}${setLine([label], { size: 38, width: measure, baseline: 102 }, ink)}${rect(margin, 124, 72, 6, ink, 3)}${setTitle(title, { width: measure, top: 166, bottom: 420, maxSize: 112, maxLines: 5, maxLetters: 72, club }, ink)}${setLine([by], { size: 34, width: measure, baseline: 500 }, ink)}${setBrand(club, { baseline: 566, ink })}</svg>`;
}
