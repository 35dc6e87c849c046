import { inOne, inTurn, inTwo, inks } from "@before-ten/drawing/print/inks";
import { between, box, bent } from "@before-ten/drawing/print/envelopes";
import { clipped, halftone, halo, overprinted } from "@before-ten/drawing/print/print";
import { letters, lines, word } from "@before-ten/drawing/print/print-lettering";
import { mirrorBallAt } from "@before-ten/drawing/shapes/mirror-ball";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import {
  circle,
  line,
  polygon,
  rect,
  shape,
  times,
  wedge,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition } from "../composition.ts";

const { cream, night, gold, coral, teal, tomato, yellow } = inks;

export function reflected(): Composition {
  const palette = {
    ground: cream,
    shade: "#1F5E80",
    deep: "#0B2C42",
    hot: "#D93A63",
    warm: coral,
    sun: "#FFDC8A",
    pale: "#FFF3DA",
  };
  const ripple = (y: number) => Math.abs(((y / 62) % 2) - 1) * 40 - 20;
  const ball = mirrorBallAt(400, 660, 212, palette, seededRandom("harbour"));
  return {
    shows: "a mirror ball goes down behind the harbour; its name swims below it",
    paper: "#F9E5C6",
    under:
      halftone([0, 440, 800, 230], coral, [0, 0.96], 15) +
      clipped("sky", rect(0, 0, 800, 660, ""), ball) +
      rect(0, 660, 800, 540, teal) +
      clipped("sea", rect(0, 660, 800, 540, ""), circle(400, 660, 212, "#17637F")),
    title: [
      word(
        "Harbour",
        between(
          52,
          704,
          (u) => 96 + 100 * Math.sin(u * Math.PI) * 0.55,
          (u) => 470 - 120 * Math.sin(u * Math.PI),
        ),
      ),
      word(
        "Disco",
        bent(box(70, 690, 660, 270), ([x, y]) => [x + ripple(y), y]),
        1.6,
      ),
    ],
    ink: (title) =>
      inTwo(coral, "#0B2C42", [9, 8])(title.slice(0, 1)) +
      inOne(gold)(title.slice(1)) +
      times(7, (index) => line(`M40 ${721 + index * 38}H760`, teal, 5)) +
      times(8, (index) =>
        line(
          `M${80 + ((index * 229) % 460)} ${700 + index * 38}h${90 + ((index * 83) % 120)}`,
          index % 3 === 0 ? gold : "#2E8CA5",
          5,
        ),
      ),
    bare: times(9, (index) =>
      line(
        `M${230 + ((index * 137) % 220)} ${704 + index * 34}h${90 + ((index * 83) % 140)}`,
        index % 3 === 0 ? gold : "#2E8CA5",
        7,
      ),
    ),
    wordlessFrom: 150,
    facts: [44, 1066, 712, cream],
  };
}

export function waves(): Composition {
  const tide = (base: number, phase: number) => (px: number) =>
    base + 26 * Math.sin(px * 0.0098 + phase) + 8 * Math.sin(px * 0.021 + phase * 2);
  const [first, second, third, last] = [
    tide(440, 2.2),
    tide(615, 4.4),
    tide(810, 1.4),
    tide(1010, 3.6),
  ];
  const sea = (top: (px: number) => number, ink: string) =>
    shape(
      polygon([
        ...Array.from({ length: 41 }, (_, index) => [index * 20, top(index * 20)] as const),
        [800, 1200],
        [0, 1200],
      ]),
      ink,
    );
  const between2 = (text: string, top: (px: number) => number, bottom: (px: number) => number) =>
    word(
      text,
      between(
        48,
        704,
        (u) => top(48 + u * 704) + 30,
        (u) => bottom(48 + u * 704) - 12,
      ),
    );
  const ship =
    shape("M150 405L650 372L600 480H210Z", tomato) +
    shape("M215 340L575 316L580 376L222 400Z", cream) +
    shape("M270 285L540 267L545 318L276 336Z", cream) +
    shape("M385 190H445V275L388 279Z", night) +
    rect(387, 208, 58, 24, tomato) +
    times(5, (i) => rect(290 + i * 50, 291 - i * 3.4, 26, 26, gold)) +
    times(9, (i) => circle(240 + i * 40, 372 - i * 2.7, 11, night)) +
    line("M452 170q40 -60 90 -46t80 -36", night, 14);
  return {
    shows: "each line of the title is a wave",
    paper: "#FFD79E",
    under:
      circle(640, 250, 118, gold) +
      ship +
      sea(first, "#8CCBE8") +
      sea(second, "#3F9CC6") +
      sea(third, "#1C6A9C") +
      sea(last, "#143A66"),
    title: [
      between2("Ferry", first, second),
      between2("Home by", second, third),
      between2("Ten", third, last),
    ],
    ink: inTurn("#14305C", cream, yellow),
    wordlessFrom: -50,
    facts: [44, 1112, 712, cream],
  };
}

export function threeSuns(): Composition {
  const suns = [
    [270, 250, yellow],
    [560, 560, "#FF5A30"],
    [310, 828, "#C2185B"],
  ] as const;
  return {
    shows: "three days, three discs of ink that lie on each other and on the words",
    paper: "#F8EDDF",
    under: "",
    title: [
      ...lines(["Three", "days of"], box(52, 92, 696, 312), { heights: [1, 0.86], gap: 0.07 }),
      word("Daylight:", box(40, 428, 720, 272)),
      ...lines(["The Before Ten", "Weekender"], box(52, 724, 696, 294), {
        heights: [0.8, 1],
        gap: 0.07,
      }),
    ],
    ink: inOne("#1D3A8F"),
    over: suns.map(([x, y, fill]) => overprinted(circle(x, y, 244, fill))).join(""),
    bare: suns.map(([x, y]) => circle(x, y, 62, "#1D3A8F")).join(""),
    wordlessFrom: 80,
    facts: [52, 1112, 696, "#1D3A8F"],
  };
}

export function aroundTheBall(): Composition {
  const palette = {
    ground: "#2B1A6B",
    shade: "#3F2C96",
    deep: "#1B1048",
    hot: "#5B3FB8",
    warm: "#7A4FC4",
    sun: "#9C6BE0",
    pale: "#C9A8F5",
  };
  const [x, y, radius] = [400, 532, 378];
  const band = (from: number, to: number) => (u: number, v: number) => {
    const height = Math.sin(((from + v * (to - from)) * Math.PI) / 180);
    const half = (1 - 0.42 * height ** 2) * radius * 0.98;
    const bulge = Math.sin(u * Math.PI) * 70 * height;
    return [
      x + Math.sin((u - 0.5) * Math.PI * 0.84) * half,
      y + height * radius * 0.94 + bulge,
    ] as const;
  };
  const star = (sx: number, sy: number, size: number) =>
    shape(
      `M${sx} ${sy - size}Q${sx} ${sy} ${sx + size} ${sy}Q${sx} ${sy} ${sx} ${sy + size}Q${sx} ${sy} ${sx - size} ${sy}Q${sx} ${sy} ${sx} ${sy - size}Z`,
      cream,
    );
  return {
    shows: "the words go around a mirror ball",
    paper: "#2B1A6B",
    under:
      times(18, (ray) => shape(wedge(x, y, 1000, ray * 20, ray * 20 + 9), "#44309F")) +
      line(`M400 0V156`, gold, 8) +
      mirrorBallAt(x, y, radius, palette, seededRandom("matinee")) +
      star(300, 100, 36) +
      star(610, 196, 22) +
      star(60, 900, 28) +
      star(700, 910, 30) +
      star(150, 1010, 40) +
      star(770, 640, 18),
    title: [
      word("Mirror", band(-62, -27)),
      word("Ball", band(-21, 20)),
      word("Matinee", band(26, 62)),
    ],
    ink: inTwo("#160B3E", yellow, [9, 9]),
    wordlessFrom: 70,
    facts: [400, 1024, 500, cream],
    set: { form: "centre", size: 30 },
  };
}

export function keys(): Composition {
  const dune = (y: number, phase: number, ink: string) =>
    shape(
      polygon([
        ...Array.from(
          { length: 41 },
          (_, index) => [index * 20, y + 40 * Math.sin(index * 0.16 + phase)] as const,
        ),
        [800, 800],
        [0, 800],
      ]),
      ink,
    );
  const white = times(6, (index) =>
    rect(20 + index * 127, 640, 122, 400, index % 2 === 0 ? "#FFF8EA" : "#FBEFDA", 8),
  );
  return {
    shows: "dunes above, keys below: the last word is played",
    paper: "#F7B267",
    under:
      circle(590, 190, 120, "#FFF0C8") +
      halo([590, 190], [120, 220], "#FFF0C8", 15) +
      dune(330, 0.4, "#F4845F") +
      dune(460, 2.4, "#E2603F") +
      dune(580, 4, "#B93A32") +
      rect(0, 610, 800, 590, "#3A1430") +
      white,
    title: [
      word(
        "Sand",
        between(
          48,
          560,
          (u) => 92 + 40 * Math.sin(u * 4),
          (u) => 300 + 40 * Math.sin(u * 4 + 0.6),
        ),
      ),
      word(
        "in our",
        between(
          48,
          704,
          (u) => 356 + 36 * Math.sin(u * 5 + 1),
          (u) => 560 + 30 * Math.sin(u * 5 + 2),
        ),
      ),
      ...letters("Synths", (index) => box(34 + index * 127, 668, 94, 340)),
    ],
    ink: (title) =>
      inTwo("#7A1F2B", "#FFF6DF", [8, 8])(title.slice(0, 2)) +
      inTwo("#F4845F", "#3A1430", [6, 6])(title.slice(2)),
    bare: times(5, (index) =>
      index === 2 ? "" : rect(108 + index * 127, 640, 72, 240, "#3A1430", 6),
    ),
    wordlessFrom: 150,
    facts: [44, 1112, 712, "#FFD9A0"],
  };
}
