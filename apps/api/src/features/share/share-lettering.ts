import { fitLines, lineHeight } from "@before-ten/drawing/lettering/fit-lines";
import { capHeight, drawableText, letter } from "@before-ten/drawing/lettering/lettering";
import { arc, circle, line, onCircle, shape } from "@before-ten/drawing/shapes/svg-shapes";

/** Messengers crop to other shapes, so text keeps this distance from every edge. */
export const margin = 64;

interface TitleBlock {
  width: number;
  /** The first capital is here or lower: the block is centred between top and bottom. */
  top: number;
  bottom: number;
  maxSize: number;
  maxLines: number;
  maxLetters: number;
  /** Written if none of the title's letters can be drawn. */
  club: string;
}

/** A title as large as fits. */
export function setTitle(title: string, { top, bottom, club, ...block }: TitleBlock, ink: string) {
  const height = bottom - top;
  const text = drawableText(title) === "" ? club : title;
  const { lines, size } = fitLines(text, { ...block, height });
  const taken = size * (capHeight + lineHeight * (lines.length - 1));
  const first = top + (height - taken) / 2 + size * capHeight;
  const d = lines.map(
    (words, index) =>
      letter(words, { size, x: margin, baseline: first + index * size * lineHeight }).d,
  );
  return shape(d.join(""), ink);
}

interface Line {
  baseline: number;
  size: number;
  width: number;
}

/**
 * Sets the first of these wordings that fits at nearly the requested size; otherwise the last, cut
 * to fit.
 */
export function setLine(
  wordings: readonly string[],
  { baseline, size, width }: Line,
  ink: string,
): string {
  const fittedSize = (text: string) => Math.min(size, width / Math.max(1, emsOf(text)));
  const smallest = size * 0.78;
  const fits = (text: string) => text.length <= longestLine && fittedSize(text) >= smallest;
  const text = wordings.find(fits) ?? shortened(wordings.at(-1) ?? "", width / smallest);
  return shape(letter(text, { size: fittedSize(text), x: margin, baseline }).d, ink);
}

/** No line fits more letters, and shaping thousands of them would take long. */
const longestLine = 60;

/** Shortens by the letters' average width: a text slightly too long is set slightly smaller. */
function shortened(text: string, ems: number): string {
  const letters = [...drawableText(text.slice(0, longestLine))];
  const length = Math.floor((letters.length * ems) / Math.max(ems, emsOf(letters.join("")))) - 1;
  return `${letters.slice(0, length).join("").trimEnd()}…`;
}

function emsOf(text: string): number {
  return letter(text, { size: 1 }).width;
}

/** Next to the mark, in the narrower of the images. */
const brandWidth = 460;

/** The club's mark and name on one line. */
export function setBrand(
  club: string,
  { baseline, ink }: { baseline: number; ink: string },
): string {
  const mark =
    line(arc(margin + 27, baseline, 25, 180, 360), ink, 5) +
    circle(margin + 39, baseline - 22, 11, ink);
  const size = Math.min(38, brandWidth / Math.max(1, emsOf(club)));
  return mark + shape(letter(club, { size, x: margin + 70, baseline }).d, ink);
}

interface ArcOfHours {
  /** The middle of its base. */
  x: number;
  y: number;
  radius: number;
  startTime: string;
  lineColour: string;
  sunColour: string;
}

const [firstHour, lastHour] = [16, 22];

/** The half circle from four to ten, with the sun at the party's start. */
export function arcOfHours(hours: ArcOfHours): string {
  const { x, y, radius, startTime, lineColour, sunColour } = hours;
  const [hour = 0, minute = 0] = startTime.split(":").map(Number);
  const passed = (hour + minute / 60 - firstHour) / (lastHour - firstHour);
  const [sunX, sunY] = onCircle(x, y, radius, 180 + 180 * Math.min(1, Math.max(0, passed)));
  const label = (text: string, at: number) =>
    shape(letter(text, { size: 30, x: at, baseline: y, anchor: "middle" }).d, lineColour);
  return (
    line(arc(x, y, radius, 180, 360), lineColour, 5) +
    label("4", x - radius + 38) +
    label("10", x + radius - 34) +
    circle(sunX, sunY, 21, sunColour)
  );
}
