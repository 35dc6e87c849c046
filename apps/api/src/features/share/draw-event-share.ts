import { colours } from "@before-ten/contracts/shared/colours";
import { posterHours } from "@before-ten/contracts/events/time-text";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { type SharedEvent, shareImageSize } from "@before-ten/contracts/share/share-image";
import { capHeight, drawableText, letter } from "@before-ten/drawing/lettering/lettering";
import { type Palette, inkOn, palettes } from "@before-ten/drawing/shapes/palettes";
import { motifNameFor } from "@before-ten/drawing/posters/motif-names";
import { motifs } from "@before-ten/drawing/posters/poster-motifs";
import { type SeededRandom, seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { circle, moved, rect, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { arcOfHours, margin, setBrand, setLine, setTitle } from "./share-lettering.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * Writes `Sat 5 Dec 2026`, or `Fri 4 – Sun 6 Dec 2026`. Calendar days, independent of the machine's
 * zone and language.
 */
export function dayRange({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  const last = new Date(lastDay);
  const end = `${dayOf(last)} ${monthOf(last)} ${last.getUTCFullYear()}`;
  if (firstDay >= lastDay) return end;
  const first = new Date(firstDay);
  const isSameMonth = firstDay.slice(0, 7) === lastDay.slice(0, 7);
  return `${dayOf(first)}${isSameMonth ? "" : ` ${monthOf(first)}`} – ${end}`;
}

function dayOf(day: Date): string {
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()}`;
}

function monthOf(day: Date): string {
  return months[day.getUTCMonth()] ?? "";
}

const { width, height } = shareImageSize;
/** Where the ticket is torn, between the details and the poster's image. */
const tear = 728;
const measure = tear - margin - 48;
const arcRadius = 70;
const factMeasure = measure - 2 * arcRadius - 58;

/**
 * Draws a ticket with an event's name, day and place, next to the middle part of its poster as
 * drawn from the same data.
 */
export function drawEventShare(event: SharedEvent): string {
  const { name, place, firstDay, startTime, club = brandTexts.defaults.name } = event;
  const random = seededRandom([name, name, place, firstDay].join("\n"));
  const palette = random.pick(palettes);
  const ink = inkOn(palette.ground);
  const title = {
    width: measure,
    top: 154,
    bottom: 384,
    maxSize: 128,
    maxLines: 4,
    maxLetters: 64,
    club,
  };
  const facts = [
    [dayRange(event)],
    [`${posterHours(event)} ${event.timeZone}`],
    placeWordings(event),
  ];
  const setFact = (wordings: string[], index: number) =>
    setLine(wordings, { size: 44, width: factMeasure, baseline: 462 + index * 52 }, ink);
  const hours = { x: tear - 52 - arcRadius, y: 566, radius: arcRadius, startTime };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><clipPath id="picture">${rect(tear, 0, width - tear, height, "")}</clipPath></defs>${rect(0, 0, width, height, palette.ground)}<g clip-path="url(#picture)">${moved(posterMiddle(event, palette, random), `translate(${tear - 4} -45) scale(.6)`)}</g>${drawNews(event.news)}${perforation(ink)}${setBrand(club, { baseline: 102, ink })}${setTitle(name, title, ink)}${facts.map(setFact).join("")}${arcOfHours({ ...hours, lineColour: ink, sunColour: palette.sun })}</svg>`;
}

function posterMiddle(
  { name, place, firstDay, decade }: SharedEvent,
  palette: Palette,
  random: SeededRandom,
): string {
  const drawMotif = motifs[motifNameFor(name, place, firstDay)];
  return drawMotif({ palette, random, city: place, numeral: decade }).art;
}

/** A band across the poster's middle, which can't be missed in a chat. */
function drawNews(news: string | undefined): string {
  if (news === undefined) return "";
  const [x, y, size] = [(tear + width) / 2, height / 2, 72];
  const fitted = Math.min(size, (width - tear - 80) / letter(news, { size: 1 }).width);
  const words = letter(news, {
    size: fitted,
    x,
    baseline: y + (fitted * capHeight) / 2,
    anchor: "middle",
  });
  const band = rect(tear - 40, y - size, width - tear + 80, 2 * size, colours.ink);
  return `<g clip-path="url(#picture)"><g transform="rotate(-8 ${x} ${y})">${band}${shape(words.d, colours.gold)}</g></g>`;
}

/** Dots along the tear, with a ticket's notches at its ends. */
function perforation(colour: string): string {
  const dots = times(30, (index) => circle(tear, 51 + index * 18.2, 3.2, colour));
  return dots + circle(tear, 0, 28, colour) + circle(tear, height, 28, colour);
}

function placeWordings({ place, country, countryCode }: SharedEvent): string[] {
  if (drawableText(place) === "" || place === country) return [country];
  return [`${place}, ${country}`, `${place}, ${countryCode}`, place];
}
