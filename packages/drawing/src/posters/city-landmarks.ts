import { halfDisc, line, polygon, rect, ring, shape, times } from "../shapes/svg-shapes.ts";

type DrawLandmark = (fill: string) => string;

/**
 * A city's outline, about 300 wide and up to 420 high, standing on y 0 around x 0. Undefined for a
 * city without one.
 */
export function landmarkOf(city: string): DrawLandmark | undefined {
  const name = city.toLowerCase();
  return landmarks.find(([pattern]) => pattern.test(name))?.[1];
}

const mast = (x: number, base: number, top: number, width: number) =>
  polygon([
    [x - width / 2, base],
    [x - 1.5, top],
    [x + 1.5, top],
    [x + width / 2, base],
  ]);

const skyTower: DrawLandmark = (fill) =>
  shape(`${mast(0, 0, -420, 26)}M-34 -262L-24 -292H24L34 -262L20 -236H-20Z`, fill) +
  rect(-12, -322, 24, 18, fill) +
  shape("M-190 0Q-90 -26 -54 -58Q-40 -66 -26 -58Q20 -24 190 0Z", fill);

const cnTower: DrawLandmark = (fill) =>
  shape(`${mast(0, 0, -420, 34)}M-40 -276Q0 -318 40 -276L22 -252H-22Z`, fill) +
  rect(-10, -346, 20, 16, fill) +
  halfDisc(112, 0, 82, fill);

const harbourBridge: DrawLandmark = (fill) =>
  line("M-250 0Q-90 -190 70 0M-250 -26Q-90 -240 70 -26", fill, 9) +
  rect(-290, -62, 400, 12, fill) +
  times(11, (index) =>
    rect(-226 + index * 28, -62 - Math.sin(((index + 0.5) / 11) * Math.PI) * 66, 4, 66, fill),
  ) +
  rect(-268, -110, 26, 110, fill) +
  rect(62, -110, 26, 110, fill) +
  shape(
    "M96 0Q110 -96 190 -128Q170 -60 186 0ZM150 0Q176 -70 244 -96Q224 -40 236 0ZM206 0Q230 -50 286 -66Q270 -26 280 0Z",
    fill,
  );

const elizabethTower: DrawLandmark = (fill) =>
  rect(-128, -250, 46, 250, fill) +
  rect(-134, -302, 58, 56, fill) +
  shape(`M-134 -302L-105 -392L-76 -302Z${mast(60, 0, -420, 118)}`, fill) +
  ring(-214, -76, 66, fill, 7) +
  times(6, (index) =>
    line(
      `M-214 -76l${[66, 33, -33, -66, -33, 33][index]} ${[0, 57, 57, 0, -57, -57][index]}`,
      fill,
      2.4,
    ),
  ) +
  shape("M-214 -76L-246 0H-182Z", fill);

const spire: DrawLandmark = (fill) =>
  shape(
    `${mast(80, 0, -400, 84)}M-170 0V-96H-150Q-146 -176 -96 -182V-204H-88V-182Q-38 -176 -34 -96H-14V0Z`,
    fill,
  ) + rect(-240, -70, 300, 70, fill);

const empireState: DrawLandmark = (fill) =>
  shape(
    "M-70 0V-190H-54V-286H-36V-318H-20V-344H-6V-420H6V-344H20V-318H36V-286H54V-190H70V0Z",
    fill,
  ) + shape("M112 0V-230Q118 -288 140 -318L144 -372L148 -318Q170 -288 176 -230V0Z", fill);

const marinaBay: DrawLandmark = (fill) =>
  times(3, (index) =>
    shape(
      `M${-170 + index * 112} 0L${-158 + index * 112} -240H${-104 + index * 112}L${-92 + index * 112} 0Z`,
      fill,
    ),
  ) + shape("M-216 -262Q60 -292 214 -268Q190 -236 60 -236H-170Z", fill);

const beehive: DrawLandmark = (fill) =>
  times(6, (index) => rect(-118 + index * 14, -46 - index * 34, 236 - index * 28, 28, fill, 8)) +
  rect(-150, -30, 300, 30, fill) +
  rect(-4, -270, 8, 60, fill);

const landmarks: readonly (readonly [RegExp, DrawLandmark])[] = [
  [/sydney/u, harbourBridge],
  [/melbourne|fitzroy|st kilda/u, spire],
  [/auckland|tāmaki/u, skyTower],
  [/wellington/u, beehive],
  [/london|shoreditch/u, elizabethTower],
  [/toronto/u, cnTower],
  [/new york|brooklyn|manhattan/u, empireState],
  [/singapore/u, marinaBay],
];
