import { describe, expect, it } from "vitest";
import { contrast } from "@before-ten/contracts/shared/colours";
import { always, day, night, nightStyles, turnedStyles } from "./mail-palette.ts";

const texts = ["ink", "soft", "link"] as const;
const grounds = ["card", "page"] as const;
const turning = texts.flatMap((text) => grounds.map((ground) => ({ text, ground })));

/** WCAG AA; bold from 18.66 px on, the button's text is large. */
const [normal, large] = [4.5, 3];

const pairs = [
  ...turning.flatMap(({ text, ground }) => [
    { name: `${text} on ${ground} by day`, text: day[text], ground: day[ground], least: normal },
    {
      name: `${text} on ${ground} by night`,
      text: night[text],
      ground: night[ground],
      least: normal,
    },
  ]),
  { name: "the name on dusk", text: always["on-dusk"], ground: always.dusk, least: normal },
  { name: "the button", text: always["on-button"], ground: always.button, least: large },
];

describe.each(pairs)("$name", ({ text, ground, least }) => {
  it("reads as it is", () => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(normal);
  });

  it("reads where a program turns every colour", () => {
    expect(contrast(turned(text), turned(ground))).toBeGreaterThanOrEqual(least);
  });

  it("reads where a program turns dark text and light grounds only", () => {
    const seenText = brightness(text) < 150 ? turned(text) : text;
    const seenGround = brightness(ground) > 205 ? turned(ground) : ground;
    expect(contrast(seenText, seenGround)).toBeGreaterThanOrEqual(least);
  });
});

it.each(["page", "card"] as const)("draws a line that shows on the %s", (ground) => {
  expect(contrast(day.line, day[ground])).toBeGreaterThan(1.5);
  expect(contrast(night.line, night[ground])).toBeGreaterThan(1.5);
});

it("turns each role by its own property, at night and where Outlook has turned it", () => {
  expect(nightStyles).toContain(`.card { background-color: ${night.card} !important; }`);
  expect(nightStyles).toContain(`.link { color: ${night.link} !important; }`);
  expect(nightStyles).toContain(`.line { border-color: ${night.line} !important; }`);
  expect(nightStyles).not.toContain(".button");
  const button = `.button { background-color: ${always.button} !important; }`;
  expect(turnedStyles).toContain(`[data-ogsb] ${button}`);
  expect(turnedStyles).toContain(`[data-ogsc] .soft { color: ${night.soft} !important; }`);
});

/** Inverts a colour's lightness at the same hue, as mail programs do at night. */
function turned(colour: string): string {
  const channels = channelsOf(colour);
  const shift = 255 - Math.max(...channels) - Math.min(...channels);
  return `#${channels.map((value) => (value + shift).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * 0 to 255, weighted as Chromium does when it darkens pages automatically, with 150 and 205 as its
 * limits.
 */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour);
  return (299 * red + 587 * green + 114 * blue) / 1_000;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
