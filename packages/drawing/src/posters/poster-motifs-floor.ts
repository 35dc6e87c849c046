import { dancersInRow } from "../shapes/dancing-crowd.ts";
import { letter } from "../lettering/lettering.ts";
import { mirrorBallAt, speck } from "../shapes/mirror-ball.ts";
import { horizon, posterHeight, posterWidth, type DrawMotif } from "./poster-motif.ts";
import {
  circle,
  onCircle,
  polygon,
  rect,
  ring,
  round,
  shape,
  times,
} from "../shapes/svg-shapes.ts";

/** A mirror ball and its reflections. */
export const mirrorBall: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm } = palette;
  const x = random.between(494, 540);
  const y = 574;
  const radius = 262;
  const turn = random.next() * 40;
  const specks = times(60, (index) => {
    const [speckX, speckY] = onCircle(x, y, 300 + ((index * 37) % 420), index * 29.5 + turn);
    const underText = speckY < 262 || speckY > 930 || (speckX < 350 && speckY > 690);
    return underText
      ? ""
      : speck(
          speckX,
          speckY,
          11 + ((index * 37) % 420) / 18,
          random.pick([shade, shade, warm, sun]),
        );
  });
  const art =
    specks +
    rect(x - 3, 0, 6, y - radius, shade) +
    rect(x - 26, y - radius - 24, 52, 34, deep, 4) +
    mirrorBallAt(x, y, radius, palette, random);
  return { art, head: ground, foot: ground };
};

/** A chequered dance floor that runs to the horizon, some of its tiles lit. */
export const danceFloor: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const vanishX = random.between(380, 540);
  const edge = 590;
  const rows = 13;
  const depth = (row: number) => edge + (horizon - edge) / (1 + (rows - row) * 0.55);
  const across = (column: number, y: number) => vanishX + column * 0.36 * (y - edge);
  const floor = new Map<string, string>();
  for (let row = 0; row < rows; row += 1) {
    const far = row === 0 ? edge : depth(row);
    const near = depth(row + 1);
    for (let column = -20; column < 20; column += 1) {
      const lit = row > 5 && column > -1 && column < 4 && random.next() < 0.28;
      const hidden = across(column + 1, near) < 0 || across(column, near) > posterWidth;
      if (hidden || (!lit && (row + column) % 2 !== 0)) continue;
      const fill = lit ? random.pick([sun, warm, pale]) : hot;
      const tile = polygon([
        [across(column, far), far],
        [across(column + 1, far), far],
        [across(column + 1, near), near],
        [across(column, near), near],
      ]);
      floor.set(fill, (floor.get(fill) ?? "") + tile);
    }
  }
  const art =
    times(14, (index) => ring(vanishX, edge, 270 + index * 40, shade, 3)) +
    circle(vanishX, edge, 232, sun) +
    circle(vanishX, edge, 158, warm) +
    circle(vanishX, edge, 84, pale) +
    rect(0, edge, posterWidth, posterHeight - edge, deep) +
    [...floor].map(([fill, d]) => shape(d, fill)).join("") +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** The stripes of a roller disco, taking the bend around the sun. */
export const stripes: DrawMotif = ({ palette, random }) => {
  const { ground, sun, warm, hot, pale, shade } = palette;
  const bands = random.pick([
    [hot, warm, sun, pale, shade],
    [pale, sun, warm, hot, shade],
    [warm, sun, pale, sun, hot],
  ] as const);
  const width = random.pick([50, 56]);
  const bendX = 330;
  const inner = Math.round(random.between(130, 152));
  const bendY = 280 + inner + bands.length * width;
  const art =
    bands
      .map((colour, index) => {
        const radius = inner + (bands.length - index - 0.5) * width;
        const d = `M-40 ${round(bendY - radius)}H${bendX}A${round(radius)} ${round(radius)} 0 0 1 ${round(bendX + radius)} ${bendY}V${posterHeight}`;
        return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width + 0.6}"/>`;
      })
      .join("") +
    circle(bendX - inner * 0.62, bendY - inner * 0.34, inner * 0.56, sun) +
    rect(0, horizon, posterWidth, posterHeight, ground);
  return { art, head: ground, foot: ground };
};

/** The decade itself, drawn with the many lines of a disco sleeve. */
export const bigNumeral: DrawMotif = ({ palette, random, numeral }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const word = numeral ?? "10";
  const size = Math.min(400, 545 / letter(word, { size: 1 }).width);
  const { d } = letter(word, {
    size,
    x: posterWidth / 2,
    baseline: 600 + size * 0.33,
    anchor: "middle",
  });
  const outline = (colour: string, width: number) =>
    `<use href="#numeral" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const bands = random.pick([
    [hot, warm, sun, pale],
    [warm, hot, sun, pale],
    [pale, hot, warm, sun],
  ] as const);
  const ripples = times(
    5,
    (index) => outline(shade, 512 - index * 56) + outline(ground, 504 - index * 56),
  );
  const art =
    `<defs><path id="numeral" d="${d}"/></defs>${ripples}` +
    bands.map((colour, index) => outline(colour, (bands.length - index) * 50 + 46)).join("");
  return { art: art + shape(d, deep), head: ground, foot: ground };
};

/** Quarter discs, halves and rings on a grid, each evening dealt anew. */
export const tiles: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const side = 168;
  const top = 264;
  const draw = (column: number, row: number) => {
    const [back, front, third] = random.pick([
      [shade, sun, pale],
      [warm, deep, pale],
      [hot, warm, sun],
      [deep, sun, hot],
      [pale, hot, warm],
      [sun, hot, deep],
    ] as const);
    const figure = random.pick([
      `<path d="M0 0H160A160 160 0 0 1 0 160Z" fill="${front}"/><path d="M0 0H80A80 80 0 0 1 0 80Z" fill="${third}"/>`,
      `<path d="M0 80A80 80 0 0 1 160 80Z" fill="${front}"/><path d="M0 160A80 80 0 0 1 160 160Z" fill="${third}"/>`,
      circle(80, 80, 80, front) + circle(80, 80, 40, third),
      circle(80, 80, 62, front),
      `<path d="M0 0L160 160H0Z" fill="${front}"/>`,
      `<path d="M0 0A80 80 0 0 0 160 0ZM0 160A80 80 0 0 1 160 160Z" fill="${front}"/>`,
      `<path d="M0 0H160A160 160 0 0 1 0 160Z" fill="${front}"/>`,
    ]);
    const turn = random.pick([0, 90, 180, 270]);
    return `<g transform="translate(${column * side - 4} ${top + row * side})">${rect(0, 0, side, side, back)}<g transform="scale(1.05) rotate(${turn} 80 80)">${figure}</g></g>`;
  };
  const art = times(20, (index) => draw(index % 5, Math.floor(index / 5)));
  return { art, head: ground, foot: ground };
};

/** A crowd with raised hands in front of the sun. */
export const crowd: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const row = (count: number, y: number, size: number, fill: string, shift: number) =>
    dancersInRow({ count, width: posterWidth, y, size, fill, shift }, random);
  const art =
    times(14, (index) => ring(400, 560, 300 + index * 38, shade, 3)) +
    circle(400, 560, 272, sun) +
    circle(400, 560, 186, pale) +
    row(8, 606, 0.8, warm, 0.3) +
    row(6, 676, 1, hot, 0) +
    rect(0, 760, posterWidth, 300, hot) +
    row(5, 756, 1.2, deep, 0.5) +
    rect(0, 812, posterWidth, posterHeight - 812, deep);
  return { art, head: ground, foot: deep };
};
