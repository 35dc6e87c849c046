import { colours } from "@before-ten/contracts/shared/colours";
import { posterHours } from "@before-ten/contracts/events/time-text";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { type SharedEvent, shareImageSize } from "@before-ten/contracts/share/share-image";
import { capHeight, drawableText, letter } from "@before-ten/drawing/lettering/lettering";
import { drawTitleScene } from "@before-ten/drawing/posters/title-scene";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { moved, rect, shape } from "@before-ten/drawing/shapes/svg-shapes";
import { arcOfHours, margin, setBrand, setLine } from "./share-lettering.ts";

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
const arcRadius = 62;
const arcMiddle = width - margin - arcRadius;
const factMeasure = width - 2 * margin - 2 * arcRadius - 60;

/** The event's name as a poster, over its day, hours and place. */
export function drawEventShare(event: SharedEvent): string {
  const { name, place, firstDay, startTime, club = brandTexts.defaults.name } = event;
  const random = seededRandom([name, place, firstDay].join("\n"));
  const { art, foot } = drawTitleScene(drawableText(name) === "" ? club : name, random);
  const hours = `${posterHours(event)} ${event.timeZone}`;
  const facts = [[`${dayRange(event)} · ${hours}`, dayRange(event)], placeWordings(event)];
  const setFact = (wordings: string[], index: number) =>
    setLine(
      wordings,
      { size: 42, width: factMeasure, baseline: foot.y + 62 + index * 50 },
      foot.ink,
    );
  const arc = { x: arcMiddle, y: foot.y + 132, radius: arcRadius, startTime };
  const corner =
    event.news === undefined
      ? arcOfHours({ ...arc, lineColour: foot.ink, sunColour: foot.accent })
      : setNews(event.news, foot.y + 96);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${art}${facts.map(setFact).join("")}${setBrand(club, { baseline: foot.y + 162, ink: foot.accent })}${corner}</svg>`;
}

/** A stamp that can't be missed in a chat. */
function setNews(news: string, y: number): string {
  const [boxWidth, boxHeight] = [360, 104];
  const x = width - margin - boxWidth / 2;
  const size = Math.min(58, (boxWidth - 40) / letter(news, { size: 1 }).width);
  const words = letter(news, { size, x, baseline: y + (size * capHeight) / 2, anchor: "middle" });
  const stamp = rect(x - boxWidth / 2, y - boxHeight / 2, boxWidth, boxHeight, colours.ink, 8);
  return moved(stamp + shape(words.d, colours.gold), `rotate(-6 ${x} ${y})`);
}

function placeWordings({ place, country, countryCode }: SharedEvent): string[] {
  if (drawableText(place) === "" || place === country) return [country];
  return [`${place}, ${country}`, `${place}, ${countryCode}`, place];
}
