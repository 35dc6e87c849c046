import { centredWord, horizon, posterHeight, posterWidth, type DrawMotif } from "./poster-motif.ts";
import {
  arc,
  circle,
  halfDisc,
  line,
  moved,
  rect,
  ring,
  round,
  shape,
  times,
  wedge,
} from "../shapes/svg-shapes.ts";

/** A record as large as the wall, its label a setting sun. */
export const record: DrawMotif = ({ palette, random, numeral }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const x = random.between(400, 450);
  const y = 612;
  const light = random.between(-70, -35);
  const grooves = times(12, (index) =>
    ring(x, y, 174 + index * 14 + (index > 5 ? 10 : 0), shade, 2),
  );
  const sheen = [light, light + 180]
    .map((at) => shape(wedge(x, y, 352, at, at + 24), shade))
    .join("");
  const label =
    circle(x, y, 148, sun) +
    moved(
      halfDisc(0, 0, 148, warm),
      `translate(${round(x)} ${y}) rotate(${random.pick([180, 180, 90, 135])})`,
    );
  const title =
    numeral === null
      ? circle(x, y, 62, hot) + circle(x, y, 13, deep)
      : centredWord(numeral, x, y - 68, { width: 180, height: 72 }, deep) + circle(x, y, 12, deep);
  const arm =
    circle(728, 296, 44, pale) +
    circle(728, 296, 17, hot) +
    line(`M728 296V566L${round(x + 218)} 742`, pale, 15) +
    moved(rect(-20, -14, 40, 74, hot, 5), `translate(${round(x + 222)} 734) rotate(38)`);
  const art =
    circle(x, y, 356, deep) +
    `<g opacity=".5">${sheen}${grooves}</g>` +
    ring(x, y, 160, deep, 24) +
    label +
    title +
    arm;
  return { art, head: ground, foot: ground };
};

/** A mixtape on a slant, its label a sunset and its tape let out in a loop. */
export const cassette: DrawMotif = ({ palette, random, numeral }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const tilt = random.between(7, 14) * random.pick([-1, -1, 1]);
  const shell = random.pick([deep, deep, hot]);
  const spool = (x: number) =>
    circle(x, 52, 46, deep) +
    circle(x, 52, 33, pale) +
    times(6, (index) =>
      moved(
        rect(-5, -31, 10, 15, deep),
        `translate(${x} 52) rotate(${index * 60 + Math.round(tilt)})`,
      ),
    );
  const stripes = [hot, warm, sun]
    .map((colour, index) => rect(-272, -98 + index * 40, 544, 40, colour))
    .join("");
  const sunset =
    halfDisc(0, 22, 118, sun) +
    halfDisc(0, 22, 78, warm) +
    times(3, (index) => rect(-272, -2 - index * 38, 544, 5, hot));
  const body =
    rect(-330, -218, 660, 436, shell, 26) +
    rect(-300, -190, 600, 296, pale, 14) +
    random.pick([stripes, sunset]) +
    rect(-272, 22, 544, 60, shade) +
    rect(-176, -6, 352, 116, deep, 58) +
    rect(-62, 24, 124, 56, shade) +
    spool(-118) +
    spool(118) +
    shape("M-232 218L-204 132H204L232 218Z", shade) +
    [-150, -58, 58, 150].map((x) => circle(x, 178, 13, deep)).join("") +
    [-308, 308].flatMap((x) => [-196, 196].map((y) => circle(x, y, 7, shade))).join("");
  const word =
    numeral === null
      ? times(2, (index) => rect(-240, -172 + index * 32, 420 - index * 120, 8, shade))
      : // Not at the corner, where a card has its date.
        centredWord(numeral, -96, -146, { width: 170, height: 66 }, deep) +
        rect(8, -120, 264, 6, shade);
  const tape =
    "M250 640C250 800 190 872 262 884C360 900 430 820 520 840C640 866 560 940 500 890C440 836 620 770 850 838";
  const art =
    times(9, (index) => line(arc(400, 590, 420 + index * 40, 200, 340), shade, 3)) +
    line(tape, shell, 22) +
    line(tape, shade, 3) +
    moved(body + word, `translate(400 560) rotate(${round(tilt)})`);
  return { art, head: ground, foot: ground };
};

/** A wall of loudspeakers. */
export const speakers: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const cone = (x: number, y: number, radius: number, colours: readonly [string, string, string]) =>
    circle(x, y, radius, shade) +
    circle(x, y, radius * 0.88, colours[0]) +
    circle(x, y, radius * 0.66, colours[1]) +
    circle(x, y, radius * 0.42, colours[2]) +
    circle(x, y, radius * 0.2, deep);
  const [tall, wide, small] = random.pick([
    [
      [hot, warm, sun],
      [warm, sun, pale],
      [sun, pale, hot],
    ],
    [
      [sun, hot, pale],
      [hot, sun, warm],
      [warm, hot, sun],
    ],
    [
      [warm, sun, hot],
      [hot, pale, sun],
      [hot, warm, pale],
    ],
  ] as const);
  const art =
    rect(372, 286, 404, 650, deep, 8) +
    cone(574, 420, 112, small) +
    cone(574, 732, 176, tall) +
    rect(24, 408, 332, 288, deep, 8) +
    random.pick([cone(190, 552, 118, wide), cone(110, 552, 66, wide) + cone(270, 552, 66, wide)]) +
    rect(24, 712, 332, 224, deep, 8) +
    rect(0, horizon, posterWidth, 6, deep);
  return { art, head: ground, foot: ground };
};

/** An equaliser whose columns rise and fall like the afternoon. */
export const equaliser: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const columns = 13;
  const base = 712;
  const step = posterWidth / columns;
  const colours = [pale, pale, sun, sun, sun, warm, warm, warm, hot, hot, hot, shade, shade];
  const art = times(columns, (index) => {
    const lift = Math.sin((Math.PI * (index + 0.8)) / (columns + 0.6));
    const blocks = Math.max(2, Math.round(lift * 10 + random.between(-1.6, 1.2)));
    const x = index * step + 7;
    return (
      times(blocks, (block) =>
        rect(x, base - (block + 1) * 40, step - 14, 30, colours[index] ?? sun, 6),
      ) +
      rect(x, base - (blocks + 1) * 40 - 12, step - 14, 12, pale, 6) +
      times(Math.ceil(blocks / 2.6), (block) =>
        rect(x, base + 12 + block * 40, step - 14, 30, shade, 6),
      )
    );
  });
  return {
    art: art + rect(0, horizon, posterWidth, posterHeight, deep),
    head: ground,
    foot: deep,
  };
};
