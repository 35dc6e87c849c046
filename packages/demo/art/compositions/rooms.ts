import { inOne, inTwo, inks } from "@before-ten/drawing/print/inks";
import { beside, box, floor } from "@before-ten/drawing/print/envelopes";
import { clipped, halftone, halo } from "@before-ten/drawing/print/print";
import { letters, lines, word } from "@before-ten/drawing/print/print-lettering";
import { dancersInRow } from "@before-ten/drawing/shapes/dancing-crowd";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import {
  circle,
  line,
  moved,
  onCircle,
  polygon,
  rect,
  ring,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition, asWindows, inRelief } from "../composition.ts";

const { cream, night, gold, coral, tomato, forest } = inks;

export function houseOfWords(): Composition {
  const roof = beside(
    300,
    240,
    (v) => 400 - 70 - v * 300,
    (v) => 400 + 70 + v * 300,
  );
  return {
    shows: "a house that its name fills from the ridge to the ground",
    paper: "#F7E6CF",
    under:
      circle(400, 520, 375, "#F3A63B") +
      halo([400, 520], [375, 470], "#F3A63B", 15) +
      rect(560, 190, 74, 200, forest) +
      line("M597 170q-40 -40 6 -74q36 -30 -6 -66", "#D9552F", 18) +
      shape("M400 232L790 560H742V1000H58V560H10Z", forest),
    title: [
      word("House", roof),
      ...lines(["Before", "Supper"], box(92, 572, 616, 394), { gap: 0.06 }),
    ],
    ink: inTwo("#D9552F", cream, [-5, 6]),
    bare:
      times(
        4,
        (index) =>
          rect(120 + (index % 2) * 320, 590 + Math.floor(index / 2) * 190, 240, 150, gold) +
          line(
            `M${240 + (index % 2) * 320} ${590 + Math.floor(index / 2) * 190}v150M${120 + (index % 2) * 320} ${665 + Math.floor(index / 2) * 190}h240`,
            forest,
            12,
          ),
      ) +
      circle(400, 440, 84, gold) +
      circle(400, 440, 58, forest) +
      circle(400, 440, 22, gold),
    over: rect(0, 996, 800, 204, "#D9552F"),
    wordlessFrom: 20,
    facts: [44, 1058, 712, cream],
  };
}

export function clocks(): Composition {
  const hands = (x: number, y: number, hour: number, size: number) => {
    const [hourX, hourY] = onCircle(x, y, size * 0.6, hour * 30 - 90);
    return (
      line(`M${x} ${y}V${y - size * 0.92}M${x} ${y}L${hourX} ${hourY}`, tomato, size * 0.17) +
      circle(x, y, size * 0.16, tomato)
    );
  };
  const row = (text: string, lefts: readonly number[], y: number, height: number) =>
    letters(text, (index) => {
      const [left = 0, right = 0] = lefts.slice(index);
      return box(left, y, right - left - 14, height);
    });
  return {
    shows: "a clock for each O, at four and at ten",
    paper: "#BFE3DC",
    under: halftone([0, 0, 800, 1200], "#8CCBBE", [0.6, 0.02], 20),
    title: [
      ...row("The", [44, 188, 332, 462], 70, 190),
      ...row("Clock", [44, 190, 312, 512, 636, 774], 286, 330),
      ...row("Off", [44, 394, 580, 766], 642, 356),
    ],
    ink: (title) =>
      inTwo("#F29F3D", night, [9, 9])(title) +
      circle(405, 451, 58, cream) +
      hands(405, 451, 4, 54) +
      circle(212, 820, 104, cream) +
      hands(212, 820, 10, 96) +
      times(3, (index) => line(`M${500 + index * 52} ${92 + index * 18}q80 -30 160 0`, tomato, 12)),
    bare:
      [
        [180, 470, 4, 190],
        [590, 700, 10, 230],
      ]
        .map(
          ([x = 0, y = 0, , size = 0]) =>
            circle(x + 10, y + 10, size, "#F29F3D") +
            circle(x, y, size, night) +
            circle(x, y, size * 0.8, cream),
        )
        .join("") +
      hands(180, 470, 4, 140) +
      hands(590, 700, 10, 170),
    facts: [44, 1050, 712, night],
  };
}

export function wordsOnTheFloor(): Composition {
  const ground = floor({ y: 300, width: 560 }, { y: 1040, width: 1300 });
  const title = lines(
    ["Meet you", "on the", "floor"],
    floor({ y: 336, width: 500 }, { y: 1010, width: 736 }),
    { heights: [1, 0.9, 1.1], gap: 0.045 },
  );
  const tiles = times(80, (index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    if ((row + column) % 2 === 0) return "";
    const corner = (u: number, v: number) => ground(u / 8, v / 10);
    return shape(
      polygon([
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ]),
      "#E14B7B",
    );
  });
  return {
    shows: "a dance floor, and the words on it",
    paper: "#FFDCE0",
    under:
      rect(0, 0, 800, 300, "#5A1846") +
      halftone([0, 60, 800, 240], "#E14B7B", [0, 0.9], 15) +
      clipped(
        "back",
        rect(0, 0, 800, 300, ""),
        dancersInRow(
          { count: 10, width: 800, y: 190, size: 0.44, fill: "#2C0A24", shift: 0 },
          seededRandom("floor"),
        ),
      ) +
      tiles +
      rect(0, 1040, 800, 160, "#5A1846"),
    title,
    ink: inTwo("#FFD23F", "#2C0A24", [7, 8]),
    bare: dancersInRow(
      { count: 6, width: 800, y: 620, size: 1.1, fill: "#2C0A24", shift: 0 },
      seededRandom("front"),
    ),
    wordlessFrom: -20,
    facts: [44, 1080, 712, "#FFDCE0"],
  };
}

export function litWindows(): Composition {
  const room =
    rect(0, 0, 800, 1200, "#F4B42C") +
    halftone([0, 300, 800, 720], "#F0782F", [0, 0.6], 17) +
    [436, 660, 890]
      .map((y) =>
        moved(
          dancersInRow(
            { count: 9, width: 800, y: 0, size: 0.42, fill: "#7A1A4A", shift: 0 },
            seededRandom(`late ${y}`),
          ),
          `translate(0 ${y})`,
        ),
      )
      .join("");
  const moon = circle(660, 150, 82, cream) + circle(628, 130, 76, "#10162F");
  return {
    shows: "letters cut out of a dark house wall; behind them people dance",
    paper: "#10162F",
    under:
      moon +
      times(40, (index) =>
        circle((index * 211) % 800, (index * 97) % 300, 1 + (index % 3), cream),
      ) +
      shape("M0 1200V330H60V270H740V330H800V1200Z", "#1C2650"),
    title: [
      ...lines(["Just this", "once:"], box(52, 66, 470, 190), { gap: 0.07, heights: [1, 1] }),
      ...lines(["The", "Late", "One"], box(52, 312, 696, 690), {
        heights: [0.8, 1, 1.1],
        gap: 0.03,
      }),
    ],
    ink: (title) => inOne("#F4B42C")(title.slice(0, 2)) + asWindows(room)(title.slice(2)),
    bare:
      clipped(
        "lit",
        times(6, (index) =>
          rect(90 + (index % 3) * 225, 400 + Math.floor(index / 3) * 310, 170, 240, ""),
        ),
        room,
      ) +
      times(6, (index) =>
        line(
          `M${175 + (index % 3) * 225} ${400 + Math.floor(index / 3) * 310}v240M${90 + (index % 3) * 225} ${500 + Math.floor(index / 3) * 310}h170`,
          "#1C2650",
          10,
        ),
      ),
    facts: [52, 1058, 696, "#F4B42C"],
  };
}

export function windowOfWax(): Composition {
  const record =
    circle(400, 530, 372, "#231A2E") +
    times(8, (index) => ring(400, 530, 350 - index * 28, "#4A3A5C", 5)) +
    circle(400, 530, 120, coral) +
    circle(400, 530, 18, cream);
  const panes = [
    [70, 130, 320, 380],
    [410, 130, 320, 380],
    [70, 540, 320, 420],
    [410, 540, 320, 420],
  ] as const;
  const glass = panes
    .map(([x, y, w, h], index) =>
      rect(x, y, w, h, ["#F7C948", "#F29E8E", "#8FC9BE", "#F4E3C0"][index] ?? cream),
    )
    .join("");
  return {
    shows: "panes of a window; behind them a record turns",
    paper: "#8C3B2E",
    under:
      times(16, (index) => rect(0, index * 76, 800, 4, "#7A3026")) +
      rect(36, 96, 728, 900, "#3B1A22") +
      glass +
      clipped("panes", panes.map(([x, y, w, h]) => rect(x, y, w, h, "")).join(""), record) +
      rect(16, 984, 768, 40, "#3B1A22"),
    title: [
      word("Wax", box(86, 150, 628, 346)),
      word("&", box(330, 560, 140, 124)),
      word("Windows", box(86, 706, 628, 226)),
    ],
    ink: inRelief("#B3261E", "#FFF6E4", [10, 12], 8),
    wordlessFrom: 60,
    facts: [44, 1098, 712, "#FFE3BF"],
  };
}
