import { posterHours } from "@before-ten/contracts/events/time-text";
import { brand } from "@before-ten/contracts/shared/brand";
import { fitLines, lineHeight } from "../lettering/fit-lines.ts";
import { capHeight, drawableText, letter } from "../lettering/lettering.ts";
import { inkOn } from "../shapes/palettes.ts";
import { posterWidth } from "./poster-motif.ts";
import { arc, circle, line, shape } from "../shapes/svg-shapes.ts";

type End = "top" | "bottom";

const margin = 52;
const measure = posterWidth - 2 * margin;

/**
 * The name, or the club's own where none of it can be lettered, as large as it can stand above or
 * below the card's crop.
 */
export function setName(name: string, end: End, ink: string): string {
  const { lines, size } = fitLines(drawableText(name) === "" ? brand.name : name, {
    width: measure,
    height: 180,
    maxSize: 150,
    maxLines: 3,
  });
  const block = size * (capHeight + lineHeight * (lines.length - 1));
  const first = (end === "top" ? 58 : 1142 - block) + size * capHeight;
  const d = lines.map(
    (text, index) =>
      letter(text, { size, x: margin, baseline: first + index * size * lineHeight }).d,
  );
  return shape(d.join(""), ink);
}

/** Draws the decade into the corner that a card's crop shows, over the motif's colour there. */
export function cornerNumeral(decade: string, ground: string): string {
  return shape(letter(decade, { size: 168, x: 48, baseline: 884 }).d, inkOn(ground));
}

interface Facts {
  city: string;
  country: string;
  day: string;
  startTime: string;
  endTime: string | null;
}

/** City and country, day and hours: two lines across the full measure over the brand's own. */
export function setFacts({ city, country, day, ...times }: Facts, end: End, ink: string): string {
  const first = end === "top" ? 100 : 1026;
  const { weekday, date } = dayWords(day);
  return (
    setPair(shortened(city), shortened(country), 64, first, ink) +
    setPair(`${weekday.slice(0, 3)} ${date}`, posterHours(times), 64, first + 65, ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

/** The date as large as a headline, the other facts stacked against it. */
export function setBigDate({ city, country, day, ...times }: Facts, end: End, ink: string): string {
  const first = end === "top" ? 58 : 990;
  const { weekday, date } = dayWords(day);
  const big = Math.min(150, 430 / Math.max(1, letter(date, { size: 1 }).width));
  const baseline = first + 99;
  const stack = [[shortened(city), shortened(country)].join(" "), weekday, posterHours(times)].map(
    (text, index) => {
      const size = Math.min(42, 250 / Math.max(1, letter(text, { size: 1 }).width));
      return letter(text, {
        size,
        x: posterWidth - margin,
        baseline: baseline - (2 - index) * 36.5,
        anchor: "end",
      }).d;
    },
  );
  return (
    shape(letter(date, { size: big, x: margin - 4, baseline }).d + stack.join(""), ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

/** A place longer than any city's name would shrink past reading. */
function shortened(place: string): string {
  return place.length > 24 ? `${place.slice(0, 23)}…` : place;
}

function setPair(left: string, right: string, size: number, baseline: number, ink: string): string {
  const full = letter(left, { size }).width + letter(right, { size }).width + 30;
  const fitted = Math.min(size, (size * measure) / full);
  const leftD = letter(left, { size: fitted, x: margin, baseline }).d;
  const rightD = letter(right, {
    size: fitted,
    x: posterWidth - margin,
    baseline,
    anchor: "end",
  }).d;
  return shape(leftD + rightD, ink);
}

function setBrand(baseline: number, ink: string): string {
  const mark =
    line(arc(margin + 20, baseline, 19, 180, 360), ink, 3.6) +
    circle(margin + 29, baseline - 17, 8.5, ink);
  const name = letter(brand.name, { size: 27, x: margin + 52, baseline });
  const tagline = letter(brand.tagline, {
    size: 27,
    x: posterWidth - margin,
    baseline,
    anchor: "end",
  });
  return mark + shape(name.d + tagline.d, ink);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Words a day in English, the same on every machine, whatever its locale data. Empty for what is
 * not a day.
 */
function dayWords(day: string): { weekday: string; date: string } {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return { weekday: "", date: "" };
  return {
    weekday: weekdays[date.getUTCDay()] ?? "",
    date: `${date.getUTCDate()} ${months[date.getUTCMonth()]}`,
  };
}
