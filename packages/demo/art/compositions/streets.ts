import { inOne, inTurn, inTwo, inks } from "@before-ten/drawing/print/inks";
import { beside, between, box, bent, turned } from "@before-ten/drawing/print/envelopes";
import { halftone, halo, overprinted } from "@before-ten/drawing/print/print";
import { letters, lines, word } from "@before-ten/drawing/print/print-lettering";
import {
  circle,
  line,
  moved,
  rect,
  shape,
  times,
  wedge,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition, inRelief } from "../composition.ts";

const { cream, night, gold, coral, magenta, tomato, cobalt, pink, forest } = inks;

export function steps(): Composition {
  const words = ["Stoop", "to", "Conquer"];
  const stair = times(
    6,
    (index) =>
      rect(0, 300 + index * 130, 800, 74, "#A63A22") +
      rect(0, 374 + index * 130, 800, 56, "#7E2616"),
  );
  const boombox =
    rect(250, 150, 300, 150, night, 14) +
    circle(316, 232, 50, "#F2C14E") +
    circle(316, 232, 28, night) +
    circle(484, 232, 50, "#F2C14E") +
    circle(484, 232, 28, night) +
    rect(372, 190, 56, 36, "#F6EBDD") +
    line("M290 150q110 -90 220 0", night, 14) +
    times(5, (i) => rect(364 + i * 16, 246, 10, 20, tomato));
  return {
    shows: "steps down to the street, a word on each",
    paper: "#F2C14E",
    under:
      halftone([0, 0, 800, 330], "#E8873A", [0.02, 0.7], 17) +
      rect(0, 300, 800, 900, "#7E2616") +
      stair +
      boombox,
    title: words.map((text, index) => {
      const y = 316 + index * 226;
      const width = [430, 250, 700][index] ?? 600;
      return word(
        text,
        bent(box(50 + ([0, 190, 0][index] ?? 0), y, width, 200), ([x, py]) => [
          x + (py - y) * -0.06,
          py,
        ]),
      );
    }),
    ink: inRelief("#2B0F0A", "#F6EBDD", [16, 20], 10),
    bare: moved(boombox, "translate(-280 230) scale(1.7)"),
    facts: [44, 1076, 712, "#F2C14E"],
  };
}

export function train(): Composition {
  const rows = [
    ["Slow", 150, 1],
    ["Train", 390, 1],
    ["to the", 630, 0.72],
    ["Disco", 826, 1],
  ] as const;
  const fills = [tomato, cobalt, forest, magenta];
  const carriage = (y: number, height: number, fill: string, index: number) => {
    const lean = index % 2 === 0 ? 1 : -1;
    return moved(
      rect(-30, y - 22, 860, height + 50, fill, 30) +
        rect(-30, y + height + 12, 860, 16, night) +
        times(
          6,
          (wheel) =>
            circle(90 + wheel * 126, y + height + 34, 22, night) +
            circle(90 + wheel * 126, y + height + 34, 8, gold),
        ),
      `rotate(${lean * 2} 400 ${y})`,
    );
  };
  return {
    shows: "a train whose carriages are the words",
    paper: "#FBE3B4",
    under:
      times(9, (index) =>
        shape(wedge(640, 90, 1300, 60 + index * 20, 70 + index * 20), "#F8D592"),
      ) +
      circle(640, 96, 74, coral) +
      line("M-20 118q60 -70 120 -40t110 -50t120 -20", "#FFF6E2", 40) +
      rows
        .map(([, y, scale], index) => carriage(y, 170 * scale, fills[index] ?? night, index))
        .join(""),
    title: rows.map(([text, y, scale], index) =>
      word(text, turned(box(50, y, 700, 164 * scale), index % 2 === 0 ? 2 : -2, [400, y])),
    ),
    ink: inTwo(night, "#FFF1CF", [7, 8]),
    bare: rows
      .map(([, y, scale], index) =>
        moved(
          times(5, (window) => rect(52 + window * 146, y + 10, 116, 120 * scale, "#FFE9B0", 14)),
          `rotate(${index % 2 === 0 ? 2 : -2} 400 ${y})`,
        ),
      )
      .join(""),
    wordlessFrom: 90,
    facts: [44, 1118, 712, night],
  };
}

export function flame(): Composition {
  const side = (v: number) => 176 + 132 * Math.sin(v * Math.PI * 0.72);
  const outer =
    "M440 24Q440 190 590 330T744 690Q744 980 400 990Q56 980 56 690Q56 520 190 420Q210 480 260 470Q240 300 340 190Q420 120 440 24Z";
  const inner =
    "M400 400Q470 520 560 620T620 800Q600 930 400 940Q200 930 180 800T250 640Q290 700 330 660Q330 520 400 400Z";
  const town = times(11, (index) =>
    rect(index * 74, 1000 - ((index * 71) % 130), 70, 330, "#1B0B26"),
  );
  return {
    shows: "a match that burns slowly over a dark town",
    paper: "#3A0F3F",
    under:
      halo([400, 640], [330, 560], "#6B1B4E", 20) +
      shape(outer, "#F0482E") +
      overprinted(moved(shape(outer, "#FFB08A"), "translate(14 8)")) +
      shape(inner, "#FFB52E") +
      rect(380, 900, 40, 300, "#E8C9A0") +
      town,
    title: lines(
      ["Skyline", "Slow", "Burn"],
      beside(
        390,
        550,
        (v) => 400 - side(v),
        (v) => 400 + side(v),
      ),
      { heights: [0.8, 1, 1], gap: 0.045 },
    ),
    ink: inTwo("#8E1638", "#FFF3D6", [8, 8]),
    over: times(24, (index) =>
      rect(18 + index * 33, 1020 + ((index * 37) % 40), 10, 14, "#FFB52E"),
    ),
    wordlessFrom: 60,
    facts: [44, 1112, 712, "#FFD98F"],
  };
}

export function balloons(): Composition {
  const popped = [
    [176, 250, 142, tomato],
    [420, 210, 150, cobalt],
    [638, 300, 140, "#F2A516"],
  ] as const;
  const strings = popped
    .map(
      ([x, y, size, fill]) =>
        line(`M${x} ${y + size}q-30 130 ${(420 - x) * 0.4} 330`, night, 4) +
        shape(`M${x - 16} ${y + size + 22}L${x} ${y + size - 4}L${x + 16} ${y + size + 22}Z`, fill),
    )
    .join("");
  const roofs = times(4, (index) =>
    shape(`M${index * 200} 1010V700L${index * 200 + 200} 590V1010Z`, "#7E2A3A"),
  );
  return {
    shows: "balloons over the roofs of a mill",
    paper: "#FBD9D3",
    under:
      halftone([0, 380, 800, 330], pink, [0, 0.7], 17) +
      strings +
      rect(654, 420, 74, 300, "#7E2A3A") +
      rect(644, 420, 94, 26, "#5A1A29") +
      roofs +
      rect(0, 1004, 800, 200, "#5A1A29") +
      popped
        .map(
          ([x, y, size, fill]) =>
            circle(x, y, size, fill) +
            line(
              `M${x - size * 0.62} ${y - size * 0.3}q${size * 0.12} ${-size * 0.36} ${size * 0.42} ${-size * 0.48}`,
              cream,
              12,
            ),
        )
        .join(""),
    title: [
      ...letters("Pop", (index) => {
        const [x, y, size] = popped[index] ?? popped[0];
        return box(x - size * 0.52, y - size * 0.6, size * 1.04, size * 1.2);
      }),
      word("goes the", box(50, 510, 580, 150)),
      word(
        "Mill",
        between(
          40,
          720,
          (u) => 800 - ((u * 3.6) % 0.9) * 40,
          () => 990,
        ),
      ),
    ],
    ink: (title) =>
      inOne(cream)(title.slice(0, 3)) +
      inTwo(cream, "#5A1A29", [6, 6])(title.slice(3, 4)) +
      inTwo("#5A1A29", "#FFD9A0", [9, 9])(title.slice(4)),
    wordlessFrom: -60,
    facts: [44, 1090, 712, "#FFD9A0"],
  };
}

export function aurora(): Composition {
  const curtain = (base: number, height: number, phase: number) => ({
    top: (u: number) => base + 44 * Math.sin(u * 5 + phase),
    bottom: (u: number) =>
      base + height + 44 * Math.sin(u * 5 + phase) + 16 * Math.sin(u * 9 + phase),
  });
  const rows = [
    ["Northern", 92, 205, 0.4, "#7BF0B4"],
    ["Lights,", 318, 180, 1.5, "#43D6C4"],
    ["Early", 520, 150, 2.6, "#B98BF0"],
    ["Night", 690, 160, 3.7, "#F08BC8"],
  ] as const;
  const veil = rows
    .map(([, base, height, phase, ink]) =>
      times(60, (index) =>
        line(
          `M${index * 14} ${base + height * 0.4 + 44 * Math.sin((index / 60) * 5 + phase)}v${height * 0.9}`,
          ink,
          4,
        ),
      ),
    )
    .join("");
  const fir = (x: number, size: number) =>
    times(4, (tier) =>
      shape(
        `M${x} ${1010 - size + tier * size * 0.2}l${size * (0.12 + tier * 0.06)} ${size * 0.34}h${-size * (0.24 + tier * 0.12)}Z`,
        "#060B22",
      ),
    );
  return {
    shows: "curtains of light over the firs",
    paper: "#0B1440",
    under:
      times(60, (index) =>
        circle((index * 197) % 800, (index * 311) % 1000, 1 + (index % 3) * 0.8, "#DDE8FF"),
      ) + `<g opacity=".2">${veil}</g>`,
    title: rows.map(([text, base, height, phase]) => {
      const { top, bottom } = curtain(base, height, phase);
      return word(text, between(50, 700, top, bottom));
    }),
    ink: inTurn(...rows.map(([, , , , ink]) => ink)),
    over:
      times(13, (index) => fir(index * 68, 60 + ((index * 67) % 70))) +
      rect(0, 1000, 800, 200, "#060B22"),
    bare: rows
      .map(([, base, height, phase, ink]) =>
        times(50, (index) =>
          line(
            `M${index * 17} ${base + 40 + 80 * Math.sin((index / 50) * 5 + phase)}v${height * (0.55 + 0.4 * Math.sin(index * 0.7) ** 2)}`,
            ink,
            8,
          ),
        ),
      )
      .join(""),
    wordlessFrom: 230,
    facts: [44, 1090, 712, "#DDE8FF"],
  };
}
