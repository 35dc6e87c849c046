import { mirrorBallAt, speck } from "../shapes/mirror-ball.ts";
import { echo, postImageHeight, postImageWidth, type DrawScene } from "./post-scene.ts";
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
} from "../shapes/svg-shapes.ts";

export const turntable: DrawScene = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const dots = times(60, (index) => {
    const [x, y] = onCircle(-150, 0, 316, index * 6);
    return circle(x, y, 5, shade);
  });
  const recordArt =
    circle(-150, 0, 334, ground) +
    dots +
    circle(-150, 0, 298, deep) +
    times(9, (index) => ring(-150, 0, 136 + index * 17, shade, 2)) +
    circle(-150, 0, 112, sun) +
    moved(halfDisc(0, 0, 112, warm), `translate(-150 0) rotate(${round(random.between(0, 360))})`) +
    circle(-150, 0, 10, deep);
  const arm =
    circle(352, -236, 84, shade) +
    circle(352, -236, 50, pale) +
    line("M352 -300V-40L214 156", pale, 20) +
    moved(rect(-26, -18, 52, 96, sun, 8), "translate(214 150) rotate(36)");
  const controls =
    rect(448, 0, 26, 270, deep, 13) +
    rect(430, random.between(60, 180), 62, 34, pale, 6) +
    circle(-452, 262, 40, sun) +
    circle(-452, 262, 18, hot);
  const plinth = rect(-560, -370, 1120, 740, hot, 28) + recordArt + arm + controls;
  return (
    echo(800, 450, 480, palette) +
    moved(plinth, `translate(800 450) rotate(${round(random.between(-9, -3))})`)
  );
};

/** Headphones on the sun. */
export const headphones: DrawScene = ({ palette, random }) => {
  const { deep, sun, warm, hot, pale } = palette;
  const tilt = round(random.between(-12, 12));
  const cup = (side: number) =>
    moved(
      rect(262, 8, 62, 250, deep, 31) +
        rect(300, -14, 104, 294, hot, 48) +
        rect(378, 48, 44, 170, warm, 22),
      `scale(${side} 1)`,
    );
  const set =
    circle(0, 120, 250, sun) +
    circle(0, 120, 164, random.pick([pale, warm])) +
    line(arc(0, 40, 352, 180, 360), hot, 54) +
    line(arc(0, 40, 352, 216, 324), warm, 20) +
    cup(-1) +
    cup(1) +
    line("M-352 280C-352 430 -190 400 -150 490S-260 660 -60 640", hot, 14);
  return echo(800, 500, 440, palette) + moved(set, `translate(800 400) rotate(${tilt})`);
};

/** The window of a cassette, close enough to see how much of the evening is left. */
export const spools: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const played = random.between(0.1, 0.9);
  const spool = (x: number, wound: number) =>
    circle(x, 330, 130 + 170 * wound, deep) +
    times(Math.round(1 + 8 * wound), (index) => ring(x, 330, 144 + index * 18, shade, 2.4)) +
    circle(x, 330, 122, pale) +
    circle(x, 330, 82, hot) +
    times(6, (index) =>
      moved(
        rect(-13, -90, 26, 38, pale, 4),
        `translate(${x} 330) rotate(${index * 60 + Math.round(played * 50)})`,
      ),
    );
  const stripes = [hot, warm, sun]
    .map((colour, index) => rect(180, 590 + index * 62, 1240, 62, colour))
    .join("");
  const window = `<clipPath id="window"><rect x="250" y="130" width="1100" height="400" rx="200"/></clipPath>`;
  return (
    echo(800, 330, 700, palette) +
    rect(100, 40, 1400, 900, deep, 54) +
    rect(180, 90, 1240, 900, pale, 24) +
    stripes +
    rect(180, 776, 1240, 124, shade) +
    window +
    `<g clip-path="url(#window)">${rect(250, 130, 1100, 400, warm)}${spool(560, 1 - played)}${spool(1040, played)}</g>` +
    [140, 1460].map((x) => circle(x, 84, 17, shade)).join("")
  );
};

export const crate: DrawScene = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const covers = [
    rect(0, 0, 440, 440, warm) + circle(220, 190, 140, hot) + circle(220, 190, 70, sun),
    rect(0, 0, 440, 440, sun) + times(5, (index) => rect(0, 40 + index * 64, 440, 30, hot)),
    rect(0, 0, 440, 440, hot) + halfDisc(220, 260, 150, sun) + rect(0, 260, 440, 180, deep),
    rect(0, 0, 440, 440, pale) +
      shape("M0 340A340 340 0 0 1 340 0H440V60A280 280 0 0 0 100 340Z", hot) +
      circle(330, 250, 70, warm),
  ];
  const from = Math.floor(random.between(0, 4));
  const pulled = Math.floor(random.between(0, 4));
  const disc =
    circle(220, 60, 196, deep) +
    ring(220, 60, 160, shade, 3) +
    ring(220, 60, 126, shade, 3) +
    circle(220, 60, 66, sun);
  const sleeves = times(4, (index) => {
    const art =
      (index === pulled ? disc : "") +
      rect(-9, -9, 458, 458, deep) +
      (covers[(index + from) % 4] ?? "");
    return moved(
      art,
      `translate(${302 + index * 182} ${index === pulled ? 220 : 316 - index * 10}) rotate(${round(-5 + index * 3 + random.between(-1.5, 1.5))})`,
    );
  });
  const slats = times(3, (index) => rect(236, 592 + index * 92, 1128, 74, warm, 6));
  const box =
    rect(250, 580, 1100, 290, deep) +
    slats +
    rect(270, 574, 60, 300, deep, 4) +
    rect(1270, 574, 60, 300, deep, 4);
  return (
    echo(800, 560, 560, palette) +
    circle(800, 560, 520, shade) +
    sleeves +
    box +
    rect(0, 860, postImageWidth, 40, deep) +
    rect(0, 856, postImageWidth, 6, ground)
  );
};

export const mirrorBallScene: DrawScene = ({ palette, random }) => {
  const { deep, shade, sun, warm } = palette;
  const x = Math.round(random.between(460, 1140));
  const specks = times(110, (index) => {
    const [speckX, speckY] = onCircle(x, 430, 380 + ((index * 53) % 900), index * 33.7);
    return speck(
      speckX,
      speckY,
      12 + ((index * 53) % 900) / 30,
      random.pick([shade, shade, warm, sun]),
    );
  });
  return (
    specks +
    rect(x - 4, 0, 8, 120, shade) +
    rect(x - 34, 78, 68, 44, deep, 6) +
    mirrorBallAt(x, 440, 336, palette, random) +
    rect(0, postImageHeight - 40, postImageWidth, 40, deep)
  );
};
