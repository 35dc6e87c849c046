import { posterHeight, posterWidth, horizon, type DrawMotif } from "./poster-motif.ts";
import {
  arc,
  circle,
  halfDisc,
  line,
  moved,
  onCircle,
  rect,
  ring,
  round,
  shape,
  times,
  wedge,
} from "../shapes/svg-shapes.ts";

/** Piano keys fanned like a hand of cards, a chord of them lit. */
export const pianoKeys: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const [x, y] = [400, 1130];
  const keys = 15;
  const each = 110 / keys;
  const first = 215;
  const chord = random.pick([
    [3, 5, 7],
    [4, 6, 9],
    [5, 7, 10],
  ] as const);
  const lit = new Map<number, string>(
    chord.map((key, index) => [key, [sun, warm, hot][index] ?? sun]),
  );
  const sector = (inner: number, outer: number, from: number, to: number) => {
    const [innerX, innerY] = onCircle(x, y, inner, to);
    const [endX, endY] = onCircle(x, y, inner, from);
    return `${arc(x, y, outer, from, to)}L${round(innerX)} ${round(innerY)}A${inner} ${inner} 0 0 0 ${round(endX)} ${round(endY)}Z`;
  };
  const white = times(keys, (key) =>
    shape(
      sector(330, 800, first + key * each + 0.25, first + (key + 1) * each - 0.25),
      lit.get(key) ?? pale,
    ),
  );
  const black = times(keys, (key) =>
    [0, 3].includes(key % 7)
      ? ""
      : shape(
          sector(540, 806, first + key * each - each * 0.3, first + key * each + each * 0.3),
          deep,
        ),
  );
  const art =
    times(7, (index) => ring(x, y, 850 + index * 34, shade, 6)) +
    shape(sector(300, 830, first - 3, first + 113), deep) +
    white +
    black +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** Sunglasses with the same sunset in both lenses. */
export const sunglasses: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const lens =
    "M-158 -104Q0 -136 158 -104Q176 -96 170 -40Q160 122 20 128Q-132 132 -160 -30Q-172 -96 -158 -104Z";
  const sunX = random.between(-60, 50);
  const reflection =
    rect(-190, -150, 380, 300, hot) +
    rect(-190, -40, 380, 200, warm) +
    circle(sunX, 30, 84, sun) +
    rect(-190, 46, 380, 110, deep) +
    times(3, (index) => rect(sunX - 70 + index * 14, 60 + index * 20, 140 - index * 28, 8, warm)) +
    shape("M-180 -150H-96L-160 150H-244Z", pale);
  const one = (id: string) =>
    `<clipPath id="${id}">${shape(lens, deep)}</clipPath><g clip-path="url(#${id})">${reflection}</g><path d="${lens}" fill="none" stroke="${deep}" stroke-width="30" stroke-linejoin="round"/>`;
  const glasses =
    line("M-344 -76L-440 -110M344 -76L440 -110", deep, 34) +
    line("M-40 -58Q0 -96 40 -58", deep, 28) +
    moved(one("left"), "translate(-188 0)") +
    moved(one("right"), "translate(188 0) scale(-1 1)");
  const tilt = round(random.between(4, 9) * random.pick([-1, 1]));
  const stripes = times(6, (index) => shape(`M${-300 + index * 220} 270h92l-330 666h-92Z`, shade));
  const art =
    stripes +
    moved(glasses, `translate(400 462) rotate(${tilt}) scale(.94)`) +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** A spritz the colour of the sky, a slice of orange for its sun. */
export const spritz: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const x = 566;
  const bowl = "M-178 -236Q-206 60 0 92Q206 60 178 -236Z";
  const cube = (left: number, top: number, turn: number) =>
    moved(rect(-34, -34, 68, 68, pale, 10), `translate(${left} ${top}) rotate(${turn})`);
  const drink =
    rect(-220, -150, 440, 90, sun) +
    rect(-220, -60, 440, 80, warm) +
    rect(-220, 20, 440, 100, hot) +
    `<g opacity=".75">${cube(-70, -96, 14)}${cube(24, -60, -20)}${cube(-34, -4, 38)}</g>`;
  const slice =
    circle(0, 0, 96, sun) +
    circle(0, 0, 82, pale) +
    times(8, (index) => shape(wedge(0, 0, 74, index * 45 + 4, index * 45 + 41), warm));
  const straw = random.pick([-1, 1]);
  const glass =
    line(`M${straw * 20} 30L${straw * 96} -330`, hot, 18) +
    `<clipPath id="bowl">${shape(bowl, deep)}</clipPath><g clip-path="url(#bowl)">${drink}</g>` +
    `<path d="${bowl}" fill="none" stroke="${deep}" stroke-width="14" stroke-linejoin="round"/>` +
    rect(-9, 92, 18, 250, deep) +
    shape("M-130 352Q0 318 130 352Z", deep) +
    moved(slice, `translate(${-straw * 176} -214) rotate(${Math.round(random.between(0, 40))})`);
  const art =
    times(9, (index) => line(`M0 ${300 + index * 70}H800`, shade, 5)) +
    moved(glass, `translate(${x} 580)`) +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** A roller skate that has just come off the rink. */
export const rollerSkate: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const [boot, band] = random.pick([
    [pale, hot],
    [sun, hot],
    [pale, warm],
  ] as const);
  const wheel = (x: number) =>
    circle(x, 268, 60, deep) + circle(x, 268, 42, warm) + circle(x, 268, 16, deep);
  const skate =
    shape("M-190 -260H60L66 -60Q80 -8 170 18Q262 44 262 112V160H-206Q-214 -60 -190 -260Z", boot) +
    shape("M-196 -226H61L62 -172H-200Z", band) +
    shape("M262 112V160H-206L-207 112Z", band) +
    times(5, (index) =>
      line(`M${18 + index * 6} ${-136 + index * 34}l${52 + index * 9} -14`, deep, 9),
    ) +
    shape("M-222 160H276L258 206H-204Z", deep) +
    rect(-150, 200, 60, 50, shade) +
    rect(130, 200, 60, 50, shade) +
    wheel(-150) +
    wheel(-44) +
    wheel(104) +
    wheel(206) +
    moved(rect(-22, -16, 44, 60, hot, 12), "translate(282 214) rotate(-24)");
  const rink = [hot, warm, sun].map((colour, index) =>
    line(`M-40 ${842 + index * 32}Q420 ${792 + index * 32} 840 ${846 + index * 32}`, colour, 22),
  );
  const speed = times(5, (index) =>
    line(`M${20 + (index % 2) * 46} ${330 + index * 74}h${150 - (index % 3) * 34}`, shade, 14),
  );
  const art =
    speed +
    rink.join("") +
    moved(skate, `translate(474 496) rotate(-9) scale(.88)`) +
    rect(0, horizon, posterWidth, posterHeight - horizon, deep);
  return { art, head: ground, foot: deep };
};

/** A microphone, as for a song that everyone knows. */
export const microphone: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const tilt = Math.round(random.between(8, 16)) * random.pick([-1, 1]);
  const [front, grille] = random.pick([
    [pale, deep],
    [sun, deep],
    [warm, deep],
  ] as const);
  const head =
    rect(-132, -230, 264, 400, deep, 132) +
    rect(-114, -212, 228, 364, front, 114) +
    times(4, (index) => rect(-104, -150 + index * 40, 208, 18, grille, 9)) +
    rect(-132, 14, 264, 40, hot) +
    times(5, (index) => rect(-76 + index * 34, 72, 16, 60, grille, 8)) +
    rect(-13, -212, 26, 226, deep) +
    rect(-46, 168, 92, 40, deep, 8) +
    rect(-16, 200, 32, 340, deep);
  const rays = times(18, (index) =>
    index % 2 === 0 ? shape(wedge(430, 500, 900, index * 20, index * 20 + 10), shade) : "",
  );
  const art =
    rays +
    circle(430, 500, 284, hot) +
    circle(430, 500, 226, warm) +
    moved(head, `translate(430 490) rotate(${tilt})`) +
    rect(0, horizon, posterWidth, posterHeight - horizon, ground);
  return { art: art + halfDisc(430, horizon, 74, deep), head: ground, foot: ground };
};
