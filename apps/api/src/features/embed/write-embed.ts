import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Embed } from "@before-ten/contracts/embed/input";
import { canBuyTickets } from "@before-ten/contracts/events/availability";
import { hasStarted } from "@before-ten/contracts/events/lifecycle";
import { locationLabel } from "@before-ten/contracts/events/location/location";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import type { PublicImage } from "@before-ten/contracts/images/output";
import { laterPrices } from "@before-ten/contracts/events/prices/price-text";
import { onNowUntil, stateBadges } from "@before-ten/contracts/events/state-messages";
import { dayBlock, partyDays, timeRange } from "@before-ten/contracts/events/time-text";
import { colours, contrast, darkColours } from "@before-ten/contracts/shared/colours";
import { withUtm } from "@before-ten/contracts/shared/campaign";
import { countryOf } from "@before-ten/contracts/shared/countries";
import { priceLabel } from "@before-ten/contracts/shared/money";
import type { TextsOf } from "@before-ten/contracts/site/define-texts";
import type { TextReader } from "@before-ten/contracts/site/read-texts";
import { embedTexts } from "@before-ten/contracts/site/texts/embed";
import {
  type EventStateTexts,
  eventStateTexts,
} from "@before-ten/contracts/site/texts/events/event-states";
import { type Html, html } from "../../http/html.ts";
import { foreignImageOrigin } from "../../images/image-url.ts";

const styles = readFileSync(join(import.meta.dirname, "embed.css"), "utf8");

/**
 * Tells the embedding page how high the list is. The page's origin is unknown, so it goes to any;
 * the height is no secret.
 */
const tellHeight =
  'new ResizeObserver(()=>parent.postMessage({beforeTenHeight:Math.ceil(document.documentElement.getBoundingClientRect().height)},"*")).observe(document.documentElement)';

interface EmbedParts {
  embed: Embed;
  events: readonly PublicEvent[];
  publicUrl: string;
  now: Date;
  texts: TextReader;
}

type Words = TextsOf<typeof embedTexts.defaults>;

interface WrittenEmbed {
  text: string;
  headers: Record<string, string>;
}

/** The list as a page that loads nothing but posters and may be framed by any page. */
export function writeEmbed({ embed, events, publicUrl, now, texts }: EmbedParts): WrittenEmbed {
  const style = coloursOf(embed) + styles;
  const words = texts(embedTexts);
  const states = texts(eventStateTexts);
  const { country, city } = embed;
  const place = city ?? (country === undefined ? undefined : placeName(country));
  const title = place === undefined ? words.title : words.titleInCountry({ country: place });
  const search = Object.entries({ country, city })
    .map(([name, value]) => (value === undefined ? "" : `&${name}=${encodeURIComponent(value)}`))
    .join("");
  const head = html`<meta charset="utf-8" />
    <title>${words.documentTitle}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />`;
  const header = html`<header>
    ${arc}
    <h1>${title}</h1>
    <a href="${publicUrl}/events?utm_source=embed${search}" target="_blank" rel="noopener"
      >${words.all}</a
    >
  </header>`;
  const parties = events.map((event) => party(event, { publicUrl, now, words, states }));
  const list =
    events.length === 0
      ? html`<p>${words.none}</p>`
      : html`<ul>
          ${parties}
        </ul>`;
  return {
    text: [
      '<!doctype html><html lang="en"><head>',
      head.text,
      // The style contains no user data except the accent colour's digits.
      `<style>${style}</style></head><body>`,
      header.text,
      html`<main>${list}</main>`.text,
      `<script>${tellHeight}</script></body></html>\n`,
    ].join("\n"),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": [
        "default-src 'none'",
        `script-src ${hashOf(tellHeight)}`,
        `style-src ${hashOf(style)}`,
        ["img-src 'self'", foreignImageOrigin()].filter(Boolean).join(" "),
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
      ].join("; "),
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-robots-tag": "noindex",
    },
  };
}

interface PartyTools extends Pick<EmbedParts, "publicUrl" | "now"> {
  words: Words;
  states: EventStateTexts;
}

function party(event: PublicEvent, { publicUrl, now, words, states }: PartyTools): Html {
  const { eventName } = event;
  const { day, month } = dayBlock(event);
  const isOneDay = event.startDate === event.endDate;
  const dayNumber = isOneDay ? html`<b>${day}</b>` : html`<b class="several">${day}</b>`;
  const badges = [
    ...(hasStarted(event, now) ? [onNowUntil(event, states)] : []),
    ...stateBadges(event, states).map(({ label }) => label),
  ];
  const when = `${partyDays(event)}, ${timeRange(event)} ${event.timeZoneAbbreviation}`;
  const price = event.availability === "free" ? words.free : priceLabel(event.ticketPrice);
  const later = laterPrices(event, states);
  const tickets = ticketLink(event, now, words);
  return html`<li class="party">
    <div class="picture">
      ${event.poster !== null && poster(event.poster)}
      <p class="day" aria-hidden="true">${dayNumber}${month}</p>
    </div>
    <div class="facts">
      <h2>
        <a href="${publicUrl}/events/${event.id}?utm_source=embed" target="_blank" rel="noopener"
          >${eventName}</a
        >
      </h2>
      ${badges.length > 0 && html`<p class="state">${badges.join(", ")}</p>`}
      ${event.dayNotice !== null && html`<p class="state">${event.dayNotice}</p>`}
      <p>${when}</p>
      <p>${placeOf(event)}</p>
      ${later !== undefined && html`<p>${price} ${later}</p>`}
    </div>
    <div class="buy"><span>${price}</span> ${tickets}</div>
  </li>`;
}

/** The club's mark: the hours from four to ten, and the sun on its way. */
const arc = html`<svg viewBox="0 0 52 30" width="26" height="15" aria-hidden="true">
  <path d="M4 27a22 22 0 0 1 44 0" fill="none" stroke="currentColor" stroke-width="3" />
  <circle cx="36" cy="8" r="6" fill="var(--accent)" />
</svg>`;

/** Decoration, as the party's name is beside it. */
function poster({ url, srcSet, svgUrl, wordlessUrl }: PublicImage): Html {
  const [smallest = url] = srcSet.split(" ");
  return html`<img src="${wordlessUrl ?? svgUrl ?? smallest}" alt="" loading="lazy" />`;
}

function ticketLink(event: PublicEvent, now: Date, words: Words): Html | false {
  if (event.redirectUrl === null || !canBuyTickets(event, now)) return false;
  return html`<a
    href="${withUtm(event.redirectUrl, { source: "embed" })}"
    target="_blank"
    rel="noopener"
    aria-label="${words.ticketsLabel({ party: event.eventName })}"
    >${words.tickets}</a
  >`;
}

/** With its country, unless the text already contains it. */
function placeOf({ location, country }: PublicEvent): string {
  const label = locationLabel(location);
  const { name } = countryOf(country);
  return label.includes(name) ? label : `${label}, ${name}`;
}

function placeName(code: string): string {
  const { name } = countryOf(code);
  return name.startsWith("United") ? `the ${name}` : name;
}

/** Partners may choose any background colour: either black or white is legible on it. */
function coloursOf({ theme, accent }: Embed): string {
  const shown = theme === "dark" ? { ...colours, ...darkColours } : colours;
  const ground = accent ?? shown.magenta;
  const [black, white] = ["#000000", "#ffffff"] as const;
  const onAccent = contrast(ground, white) >= contrast(ground, black) ? white : black;
  return `:root{color-scheme:${theme};--paper:${shown.paper};--card:${shown.card};--ink:${shown.ink};--soft:${shown["ink-soft"]};--accent:${ground};--on-accent:${onAccent}}\n`;
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
