import { inkOn } from "../shapes/palettes.ts";
import { centredWord, horizon, posterHeight, posterWidth, type DrawMotif } from "./poster-motif.ts";
import {
  circle,
  halfDisc,
  line,
  onCircle,
  rect,
  ring,
  round,
  shape,
  times,
  wedge,
} from "../shapes/svg-shapes.ts";

/** The brand's first image: a sun half sunk, its rings filling the sky. An 80s sun is slatted. */
export const halfSun: DrawMotif = ({ palette, random, numeral }) => {
  const { ground, shade, deep, sun, warm } = palette;
  const x = random.between(550, 600);
  const radius = random.between(340, 380);
  const step = random.pick([26, 32, 40]);
  const slats = times(6, (index) =>
    rect(x - radius, horizon - 38 - index * 40, radius * 2, 22 - index * 3.4, ground),
  );
  const core = circle(x, horizon, radius * random.between(0.58, 0.7), warm);
  const art =
    times(28, (index) => ring(x, horizon, radius + step * (index + 1), shade, 3)) +
    circle(x, horizon, radius, sun) +
    (numeral === "80s" ? slats : core) +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** A sunburst of the seventies over nested half suns. */
export const rays: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const x = random.between(400, 470);
  const count = random.pick([22, 26, 30]);
  const each = 180 / count;
  const bands = random.pick([
    [hot, warm, sun],
    [warm, hot, sun],
    [sun, pale, hot],
  ] as const);
  const art =
    times(count / 2, (index) =>
      shape(wedge(x, horizon, 1300, 180 + index * 2 * each, 180 + (index * 2 + 1) * each), shade),
    ) +
    bands.map((colour, index) => halfDisc(x, horizon, 420 - index * 78, colour)).join("") +
    halfDisc(x, horizon, 186, deep) +
    halfDisc(x, horizon, 90, pale) +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** Draws the sun's path over the afternoon: a sun for each hour from four to ten. */
export const sunPath: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const x = posterWidth / 2;
  const base = 730;
  const reach = 318;
  const sizes = random.pick([
    [44, 48, 54, 62, 54, 48, 44],
    [64, 60, 56, 52, 48, 44, 40],
    [52, 52, 52, 52, 52, 52, 52],
  ] as const);
  const colours = [sun, sun, warm, warm, hot, hot, deep];
  const hours = sizes.map((size, index) => {
    const [sunX, sunY] = onCircle(x, base, reach, 180 + index * 30);
    const lifted = sunY - 34 * Math.abs(Math.cos((index * Math.PI) / 6));
    const fill = colours[index] ?? sun;
    const box = { width: size * 1.2, height: size * 0.66 };
    return (
      circle(sunX, lifted, size, fill) +
      centredWord(String(index + 4), sunX, lifted, box, inkOn(fill))
    );
  });
  const art =
    times(8, (index) => ring(x, base, reach + 96 + index * 44, shade, 3)) +
    line(`M82 ${base}A318 352 0 0 1 718 ${base}`, shade, 6) +
    halfDisc(x, base, 226, sun) +
    halfDisc(x, base, 158, warm) +
    halfDisc(x, base, 90, pale) +
    rect(0, base, posterWidth, posterHeight - base, deep) +
    hours.join("") +
    times(5, (index) =>
      line(
        `M${round(480 - index * 12)} ${base + 46 + index * 32}H${round(620 + index * 12)}`,
        hot,
        6,
      ),
    );
  return { art, head: ground, foot: deep };
};

/** Discs that overlap like lamps of two colours: each overlap has a colour of its own. */
export const discs: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const { radius, centres } = random.pick([
    {
      radius: 172,
      centres: [
        [214, 452],
        [400, 610],
        [586, 452],
        [586, 756],
      ],
    },
    {
      radius: 186,
      centres: [
        [300, 452],
        [556, 452],
        [556, 744],
        [428, 598],
      ],
    },
    {
      radius: 184,
      centres: [
        [596, 452],
        [372, 492],
        [596, 640],
        [516, 770],
      ],
    },
  ] as const);
  const colours = [sun, warm, hot, pale] as const;
  const discAt = (index: number) => centres[index] ?? centres[0];
  const overlap = (over: number, under: number) => {
    const [overX, overY] = discAt(over);
    const [underX, underY] = discAt(under);
    if (Math.hypot(overX - underX, overY - underY) >= radius * 2) return "";
    const id = `lens${over}${under}`;
    const tone = [deep, shade, deep, hot, deep][over + under - 1] ?? deep;
    return `<clipPath id="${id}">${circle(underX, underY, radius, tone)}</clipPath><g clip-path="url(#${id})">${circle(overX, overY, radius, tone)}</g>`;
  };
  const art =
    centres.map(([x, y], index) => circle(x, y, radius, colours[index] ?? sun)).join("") +
    centres.map((_, over) => times(over, (under) => overlap(over, under))).join("");
  return { art, head: ground, foot: ground };
};
