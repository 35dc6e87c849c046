import { dancersInRow } from "@before-ten/drawing/shapes/dancing-crowd";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { inOne, inTwo, inks } from "@before-ten/drawing/print/inks";
import { between, box, fan, floor } from "@before-ten/drawing/print/envelopes";
import { clipped, dashed, halftone, halo, overprinted } from "@before-ten/drawing/print/print";
import { letters, lines, word } from "@before-ten/drawing/print/print-lettering";
import {
  circle,
  line,
  moved,
  polygon,
  rect,
  ring,
  shape,
  times,
  wedge,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition, inRelief } from "../composition.ts";

const { cream, night, coral, magenta, dusk, teal, tomato, yellow, cobalt, pink } = inks;

export function raysOfWords(): Composition {
  const sun = [400, 985] as const;
  const row = (text: string, inner: number, outer: number, half: number) =>
    word(text, fan(sun, { inner, outer, from: 270 - half, to: 270 + half }));
  return {
    shows: "the words are the rays of a sun that goes down",
    paper: "#FFE9C2",
    under:
      times(18, (ray) => shape(wedge(...sun, 1500, 180 + ray * 10, 185 + ray * 10), "#FFD27A")) +
      halo(sun, [208, 300], tomato, 15) +
      circle(...sun, 212, tomato) +
      rect(0, 985, 800, 215, "#2B45C4") +
      halftone([0, 985, 800, 110], "#86C6E8", [0.95, 0.1], 14) +
      times(5, (step) =>
        line(`M${250 - step * 9} ${1004 + step * 17}H${550 + step * 9}`, tomato, 5),
      ),
    title: [
      row("First", 685, 890, 20.5),
      row("Saturday", 480, 656, 31),
      row("at the Salt", 306, 452, 47),
    ],
    ink: inTwo(coral, dusk, [9, 9]),
    wordlessFrom: 240,
    facts: [44, 1122, 712, cream],
  };
}

export function parasol(): Composition {
  const pole = [400, 455] as const;
  const wedges = (x: number, y: number, fill: string, from: number, step: number) =>
    times(6, (index) =>
      shape(wedge(x, y, 358, from + index * step, from + index * step + 30), fill),
    );
  return {
    shows: "a parasol from above, with the words around its rim",
    paper: "#F6CF8E",
    under:
      halftone([-8, 0, 820, 1200], "#E3B067", [0.12, 0.12], 14) +
      overprinted(circle(452, 520, 358, "#A9B27A")) +
      circle(...pole, 358, cream) +
      wedges(...pole, tomato, 0, 60) +
      circle(...pole, 92, teal) +
      circle(...pole, 30, yellow),
    title: [
      word("First Saturday", fan(pole, { inner: 232, outer: 342, from: 152, to: 388 }), 2.4),
      word("at the", fan(pole, { inner: 338, outer: 236, from: 126, to: 54 }), 2.4),
      word("Salt", box(62, 848, 676, 196)),
    ],
    ink: inTwo(yellow, "#14304F", [6, 6]),
    wordlessFrom: 0,
    facts: [62, 1108, 676, "#14304F"],
  };
}

export function towersOfLetters(): Composition {
  const tops = [640, 540, 690, 600, 730, 540, 660];
  const tower = (index: number) =>
    box(40 + index * 105, tops[index] ?? 600, 90, 1000 - (tops[index] ?? 600));
  const palm = (x: number, lean: number) =>
    line(`M${x} 1000q${lean * 2} -120 ${lean} -240`, night, 12) +
    times(5, (leaf) =>
      line(
        `M${x + lean} 760q${(leaf - 2) * 24} -50 ${(leaf - 2) * 44} ${6 + Math.abs(leaf - 2) * 14}`,
        night,
        13,
      ),
    );
  const lit = times(26, (row) => dashed(`M44 ${552 + row * 17}H770`, yellow, 8, "7 9"));
  return {
    shows: "the last word is a skyline at sunset",
    paper: "#FFC04F",
    under:
      halo([400, 520], [330, 430], coral, 15) +
      circle(400, 520, 334, coral) +
      times(5, (row) => rect(0, 596 + row * 44, 800, 6 + row * 5, "#FFC04F")),
    title: [
      word("Golden", box(46, 82, 708, 200)),
      word("90s", box(46, 296, 708, 226)),
      ...letters("Rooftop", tower, 2.6),
    ],
    ink: (title) => {
      const towers = title.slice(2).join("");
      return inTwo(magenta, night, [8, 7])(title) + clipped("lit", shape(towers, ""), lit);
    },
    over: rect(0, 996, 800, 204, night) + palm(62, -18) + palm(96, 12) + palm(722, 16),
    bare:
      times(7, (index) => rect(46 + index * 105, (tops[index] ?? 0) - 60, 84, 560, night)) +
      clipped(
        "lit",
        times(7, (index) => rect(58 + index * 105, (tops[index] ?? 0) - 40, 60, 500, "")),
        lit,
      ),
    wordlessFrom: 120,
    facts: [44, 1078, 712, yellow],
  };
}

export function longShadows(): Composition {
  const shadow = floor({ y: 600, width: 690 }, { y: 1040, width: 1400 });
  return {
    shows: "a word throws a shadow as long as the evening",
    paper: tomato,
    under:
      circle(400, 420, 300, yellow) +
      halftone([100, 330, 600, 270], coral, [0, 0.98], 14) +
      rect(0, 600, 800, 600, "#FF9A3D"),
    title: [
      word(
        "Sundown",
        between(
          56,
          688,
          () => 92,
          (u) => 262 - 16 * Math.sin(u * Math.PI),
        ),
      ),
      word("at the", box(72, 290, 656, 112)),
      word("Godown", box(56, 424, 688, 180)),
    ],
    ink: (title) =>
      shape(
        word("Godown", (u, v) => shadow(u, 1 - v)),
        "#7A1512",
      ) + inTwo(magenta, "#3F0C2C", [8, 7])(title),
    bare:
      times(5, (index) => {
        const foot = (u: number, v: number) => shadow((index * 2 + 0.5 + u) / 10, v);
        return shape(polygon([foot(0.2, 0), foot(0.8, 0), foot(1.1, 1), foot(-0.1, 1)]), "#7A1512");
      }) +
      clipped(
        "ground",
        rect(0, 0, 800, 602, ""),
        moved(
          dancersInRow(
            { count: 5, width: 552, y: 410, size: 0.66, fill: "#3F0C2C", shift: 0 },
            seededRandom("godown"),
          ),
          "translate(124 0)",
        ),
      ),
    wordlessFrom: 110,
    facts: [44, 1100, 712, "#3F0C2C"],
  };
}

export function wallOfWords(): Composition {
  const disc = times(12, (index) =>
    shape(
      wedge(400, 540, 460, index * 30, index * 30 + 30),
      ["#FFD83A", "#FF8FB1", "#7FD6E0", "#BFA8F0"][index % 4] ?? pink,
    ),
  );
  return {
    shows: "a page of words with the year in its middle, printed over a shiny disc",
    paper: "#F4F0FA",
    under:
      disc +
      halo([400, 540], [100, 230], "#F4F0FA", 17) +
      circle(400, 540, 104, "#F4F0FA") +
      ring(400, 540, 104, cobalt, 6),
    title: [
      ...lines(
        ["An afternoon", "in which absolutely", "every song is from"],
        box(44, 60, 712, 300),
        { heights: [1.25, 0.85, 0.95], gap: 0.07 },
      ),
      word("1999", box(40, 388, 720, 300)),
      ...lines(["and nobody", "apologises for", "any of them"], box(44, 718, 712, 330), {
        heights: [1, 0.9, 1.1],
        gap: 0.07,
      }),
    ],
    ink: (title) =>
      inOne("#2A1C7A")(title.filter((_, index) => index !== 3)) +
      inRelief("#2A1C7A", "#FF3D7F", [12, 12], 8)(title.slice(3, 4)),
    wordlessFrom: 40,
    facts: [44, 1114, 712, "#2A1C7A"],
  };
}
