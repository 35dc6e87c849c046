import { fitLines } from "../lettering/fit-lines.ts";
import { letter } from "../lettering/lettering.ts";
import { type Envelope, between, box, floor } from "../print/envelopes.ts";
import { inOne, inTurn, inTwo, inks } from "../print/inks.ts";
import { grain, halftone, halo, overprinted } from "../print/print.ts";
import { word } from "../print/print-lettering.ts";
import type { SeededRandom } from "../shapes/seeded-random.ts";
import { circle, polygon, rect, shape, times, wedge } from "../shapes/svg-shapes.ts";

/** The title and its scene; below `foot` is one colour, for what is known of the party. */
export interface TitleScene {
  art: string;
  foot: { y: number; ink: string; accent: string };
}

interface Line {
  text: string;
  /** Share of the title's height, and of its width: no letter is stretched beyond reading. */
  top: number;
  height: number;
  width: number;
}

const [width, height] = [1200, 630];
const horizon = 436;
const area = { x: 56, y: 46, width: 1088, height: 352 };
const { cream, night, gold, coral, magenta, dusk, teal, tomato, yellow } = inks;

/** The poster of a party that has none: its title in one of four scenes. */
export function drawTitleScene(title: string, random: SeededRandom): TitleScene {
  const scene = random.pick([sunset, tide, discs, danceFloor]);
  const { art, foot } = scene(setLines(title));
  return { art: art + grain(width, height, { light: `${cream}88`, dark: `${night}44` }), foot };
}

const gap = 0.07;
/** How much wider than it was drawn a letter may be. */
const widest = 1.9;

/** Lines of a title whose heights follow from their lengths. */
function setLines(title: string): Line[] {
  const { lines } = fitLines(title, { ...area, maxSize: 600, maxLines: 4, maxLetters: 64 });
  const ems = lines.map((text) => Math.max(0.3, letter(text.toUpperCase(), { size: 1 }).width));
  const mean = ems.reduce((sum, each) => sum + each, 0) / ems.length;
  const weights = ems.map((each) => Math.min(1.35, Math.max(0.75, mean / each)));
  const unit = (1 - gap * (lines.length - 1)) / weights.reduce((sum, each) => sum + each, 0);
  let top = 0;
  return lines.map((text, index) => {
    const line = { text, top, height: unit * (weights[index] ?? 1) };
    top += line.height + gap;
    const drawn = ((ems[index] ?? 1) * line.height * area.height) / 0.66;
    return { ...line, width: Math.min(1, (drawn * widest) / area.width) };
  });
}

function setIn(envelope: Envelope, line: Line): string {
  return word(line.text, (u, v) =>
    envelope(0.5 + (u - 0.5) * line.width, line.top + v * line.height),
  );
}

/** Rays behind an arched title, and a sun that goes down. */
function sunset(lines: readonly Line[]): TitleScene {
  const arched = between(
    area.x,
    area.width,
    (u) => area.y + 62 * (1 - Math.sin(u * Math.PI)),
    (u) => area.y + area.height + 34 * (1 - Math.sin(u * Math.PI)) - 14,
  );
  return {
    art:
      rect(0, 0, width, height, "#FFE6B8") +
      times(12, (ray) =>
        shape(wedge(600, horizon, 900, 180 + ray * 15, 187.5 + ray * 15), "#FFD078"),
      ) +
      halo([600, horizon], [250, 350], coral, 15) +
      circle(600, horizon, 252, coral) +
      rect(0, horizon, width, height, dusk) +
      inTwo(gold, "#3A0F45", [7, 7])(lines.map((line) => setIn(arched, line))),
    foot: { y: horizon, ink: cream, accent: gold },
  };
}

/** Each line on a wave of its own. */
function tide(lines: readonly Line[]): TitleScene {
  const wave = (x: number, phase: number) =>
    13 * Math.sin(x * 0.0085 + phase) + 4 * Math.sin(x * 0.019 + phase);
  const blues = ["#8CCBE8", "#4FA6CE", "#2A7FB0", "#1C6192"];
  const sea = lines.map((line, index) => {
    const y = area.y + line.top * area.height - 24;
    const crest = Array.from(
      { length: 41 },
      (_, step) => [step * 30, y + wave(step * 30, index * 2)] as const,
    );
    return shape(polygon([...crest, [width, height], [0, height]]), blues[index] ?? teal);
  });
  const title = lines.map((line, index) => {
    const swell: Envelope = (u, v) => {
      const [x, y] = [area.x + u * area.width, area.y + v * area.height];
      return [x, y + wave(x, index * 2)];
    };
    return setIn(swell, line);
  });
  return {
    art:
      rect(0, 0, width, height, "#FFD79E") +
      sea.join("") +
      rect(0, horizon, width, height, "#12345E") +
      inTurn("#12345E", cream, yellow, cream)(title),
    foot: { y: horizon, ink: cream, accent: yellow },
  };
}

/** Three inks that lie on each other and on the words. */
function discs(lines: readonly Line[]): TitleScene {
  const suns = [
    [250, 170, yellow],
    [640, 290, "#FF5A30"],
    [990, 150, "#E84C8B"],
  ] as const;
  const title = lines.map((line) => setIn(box(area.x, area.y, area.width, area.height), line));
  return {
    art:
      rect(0, 0, width, height, "#F8EDDF") +
      inOne("#1D3A8F")(title) +
      overprinted(suns.map(([x, y, ink]) => circle(x, y, 214, ink)).join("")) +
      rect(0, horizon, width, height, "#1D3A8F"),
    foot: { y: horizon, ink: cream, accent: yellow },
  };
}

/** A title that lies on the floor, as one comes in. */
function danceFloor(lines: readonly Line[]): TitleScene {
  const ground = floor({ y: 30, width: 1100 }, { y: horizon, width: 1900 }, width / 2);
  const title = floor(
    { y: area.y, width: 830 },
    { y: area.y + area.height, width: area.width },
    width / 2,
  );
  const tiles = times(60, (index) => {
    const [row, column] = [Math.floor(index / 12), index % 12];
    const corner = (u: number, v: number) => ground(u / 12, v / 5);
    return (row + column) % 2 === 0
      ? ""
      : shape(
          polygon([
            corner(column, row),
            corner(column + 1, row),
            corner(column + 1, row + 1),
            corner(column, row + 1),
          ]),
          "#F08BA6",
        );
  });
  return {
    art:
      rect(0, 0, width, height, "#FFDCE0") +
      tiles +
      halftone([0, 0, width, 130], magenta, [0.9, 0], 15) +
      rect(0, horizon, width, height, "#5A1846") +
      inTwo(tomato, "#2C0A24", [7, 7])(lines.map((line) => setIn(title, line))),
    foot: { y: horizon, ink: "#FFDCE0", accent: yellow },
  };
}
