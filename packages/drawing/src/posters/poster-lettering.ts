import { eventLengths } from "@before-ten/contracts/events/rules";
import { posterHours } from "@before-ten/contracts/events/time-text";
import { brand } from "@before-ten/contracts/shared/brand";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { fitLines } from "../lettering/fit-lines.ts";
import { capHeight, drawableText, letter } from "../lettering/lettering.ts";
import type { Palette } from "../shapes/palettes.ts";
import { posterWidth } from "./poster-motif.ts";
import { arc, circle, line, rect, shape } from "../shapes/svg-shapes.ts";

type End = "top" | "bottom";

const margin = 52;
const measure = posterWidth - 2 * margin;

/** Baseline of the name's last line: inside every crop, of squares and all cards. */
const nameFoot = 836;

/**
 * The name on strips of colour over the motif, or the club's own where none of it can be lettered.
 */
export function setName(name: string, { deep, pale }: Palette): string {
  const { lines, size } = fitLines(drawableText(name) === "" ? brand.name : name, {
    width: 620,
    height: 190,
    maxSize: 104,
    // A long name is smaller, and never cut.
    maxLines: 7,
    maxLetters: eventLengths.name.max,
  });
  const step = size * 1.02;
  const padding = size * 0.2;
  const strips = lines.map((text, index) => {
    const baseline = nameFoot - (lines.length - 1 - index) * step;
    const { d, width } = letter(text, { size, x: margin + padding * 0.6, baseline });
    const box = {
      x: margin - padding * 0.6,
      y: baseline - size * capHeight - padding,
      width: width + padding * 2.4,
      height: size * capHeight + padding * 2 + 1,
    };
    return { strip: rect(box.x, box.y, box.width, box.height, deep), d };
  });
  return strips.map(({ strip }) => strip).join("") + shape(strips.map(({ d }) => d).join(""), pale);
}

/** The city as large as it can stand above or below the card's crop, over the brand's own line. */
export function setPlace(city: string, end: End, ink: string): string {
  const { lines, size } = fitLines(shortened(drawableText(city) === "" ? brand.name : city), {
    width: measure,
    height: 112,
    maxSize: 190,
    maxLines: 1,
  });
  const baseline = (end === "top" ? 66 : 1010) + 56 + (size * capHeight) / 2;
  return shape(
    lines.map((text) => letter(text, { size, x: margin - 4, baseline }).d).join(""),
    ink,
  );
}

interface Facts {
  country: string;
  day: string;
  /** The last of several days. */
  endDay?: string;
  startTime: string;
  endTime: string | null;
}

/** Country and hours, then the day: two lines across the full measure over the brand's own. */
export function setFacts({ country, day, endDay, ...times }: Facts, end: End, ink: string): string {
  const first = end === "top" ? 100 : 1026;
  const { weekdays, dates } = daysWords(day, endDay);
  const days = weekdays.map((weekday, index) => `${weekday.slice(0, 3)} ${dates[index] ?? ""}`);
  return (
    setPair(countryName(country), posterHours(times), 64, first, ink) +
    setPair(days.join("–"), "", 64, first + 65, ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

/** The date as large as a headline, the other facts stacked against it. */
export function setBigDate(
  { country, day, endDay, ...times }: Facts,
  end: End,
  ink: string,
): string {
  const first = end === "top" ? 58 : 990;
  const { weekdays, dates } = daysWords(day, endDay);
  const [date, weekday] = [dates.join("–"), weekdays.join("–")];
  const big = Math.min(150, 430 / Math.max(1, letter(date, { size: 1 }).width));
  const baseline = first + 99;
  const stack = [countryName(country), weekday, posterHours(times)].map((text, index) => {
    const size = Math.min(42, 250 / Math.max(1, letter(text, { size: 1 }).width));
    return letter(text, {
      size,
      x: posterWidth - margin,
      baseline: baseline - (2 - index) * 36.5,
      anchor: "end",
    }).d;
  });
  return (
    shape(letter(date, { size: big, x: margin - 4, baseline }).d + stack.join(""), ink) +
    setBrand(end === "top" ? 224 : 1148, ink)
  );
}

function countryName(code: string): string {
  return shortened(countryOf(code).name);
}

/** A place longer than any city's name would become unreadably small. */
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

/** The words for one day or a range; a month that both days share appears once. */
function daysWords(day: string, endDay = day) {
  const words = [...new Set([day, endDay])].map(dayWords);
  const isOneMonth = day.slice(0, 7) === endDay.slice(0, 7);
  return {
    weekdays: words.map(({ weekday }) => weekday),
    dates: words.map(({ date }, index) =>
      isOneMonth && index < words.length - 1 ? date.replace(/ .*/u, "") : date,
    ),
  };
}

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day in English, independent of the machine's locale data. Empty if it isn't a day. */
function dayWords(day: string): { weekday: string; date: string } {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return { weekday: "", date: "" };
  return {
    weekday: weekdayNames[date.getUTCDay()] ?? "",
    date: `${date.getUTCDate()} ${months[date.getUTCMonth()]}`,
  };
}
