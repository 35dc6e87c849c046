import { inTwo, inks } from "@before-ten/drawing/print/inks";
import { beside, between, box } from "@before-ten/drawing/print/envelopes";
import { clipped, halo } from "@before-ten/drawing/print/print";
import { lines, word } from "@before-ten/drawing/print/print-lettering";
import { mirrorBallAt } from "@before-ten/drawing/shapes/mirror-ball";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import {
  circle,
  line,
  moved,
  polygon,
  rect,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition } from "../composition.ts";

const { cream, night, yellow } = inks;

export function dinnerJacket(): Composition {
  return {
    shows: "a dinner jacket, buttoned over the words",
    paper: "#F5EFE3",
    under:
      times(21, (index) => rect(20 + index * 38, 0, 3, 1200, "#E3D8C4")) +
      shape("M0 0H96L330 1200H0ZM800 0H704L470 1200H800Z", "#1E2A5A") +
      shape(
        "M96 0L20 420L120 470L80 560L330 1200L190 400ZM704 0L780 420L680 470L720 560L470 1200L610 400Z",
        "#2F3F80",
      ),
    title: [
      word(
        "Sunday",
        between(
          150,
          500,
          () => 268,
          () => 450,
        ),
      ),
      word(
        "Best",
        beside(
          470,
          250,
          (v) => 196 + v * 58,
          (v) => 604 - v * 58,
        ),
      ),
      ...lines(
        ["on a", "Saturday"],
        beside(
          740,
          240,
          (v) => 262 + v * 40,
          (v) => 538 - v * 40,
        ),
        { gap: 0.08, heights: [0.9, 1] },
      ),
    ],
    ink: inTwo("#F2B63D", "#B3203F", [5, 6]),
    over:
      shape("M400 150L210 60Q190 150 210 240ZM400 150L590 60Q610 150 590 240Z", "#B3203F") +
      rect(360, 108, 80, 84, "#8A1430", 18) +
      times(3, (i) => circle(400, 1010 + i * 62, 13, "#1E2A5A")),
    bare: times(4, (i) => circle(400, 340 + i * 150, 16, "#1E2A5A")),
    facts: [40, 1020, 220, cream],
    set: { form: "left", size: 27 },
  };
}

export function raincoat(): Composition {
  const coat =
    "M330 190Q400 250 470 190L610 250L760 640L660 690L600 560L650 1010H150L200 560L140 690L40 640L190 250Z";
  const drops = (ink: string) =>
    times(44, (index) => line(`M${(index * 193) % 820} ${(index * 127) % 1060}l-14 44`, ink, 6));
  return {
    shows: "a yellow coat on a peg",
    paper: "#2C6FA6",
    under:
      drops("#5B9BCB") +
      rect(0, 96, 800, 30, "#173B5C") +
      line("M400 110V190", "#173B5C", 20) +
      circle(400, 112, 26, yellow) +
      moved(shape(coat, "#173B5C"), "translate(16 14)") +
      shape(coat, "#FFC72E") +
      shape("M330 190Q400 250 470 190L450 300H350Z", "#E09A12") +
      line("M190 250L200 560M610 250L600 560", "#E09A12", 8),
    title: [
      word(
        "Rain-",
        beside(
          330,
          190,
          (v) => 216 - v * 12,
          (v) => 584 + v * 12,
        ),
      ),
      word(
        "coats",
        beside(
          548,
          170,
          (v) => 212 - v * 10,
          (v) => 588 + v * 10,
        ),
      ),
      word(
        "Off",
        beside(
          748,
          236,
          (v) => 186 - v * 12,
          (v) => 614 + v * 12,
        ),
      ),
    ],
    ink: inTwo("#FFF0C2", "#173B5C", [6, 6]),
    bare:
      line("M400 300V1000", "#E09A12", 10) +
      times(4, (index) => circle(436, 400 + index * 150, 20, "#173B5C")) +
      rect(230, 720, 120, 18, "#E09A12", 9) +
      rect(462, 720, 120, 18, "#E09A12", 9),
    over: rect(0, 1010, 800, 190, "#173B5C"),
    wordlessFrom: 0,
    facts: [44, 1094, 712, "#FFC72E"],
  };
}

export function mirrorLeaf(): Composition {
  const half = [
    [400, 70],
    [440, 190],
    [510, 150],
    [486, 330],
    [590, 240],
    [620, 300],
    [730, 282],
    [690, 400],
    [760, 440],
    [590, 590],
    [616, 660],
    [440, 640],
  ] as const;
  const leaf = polygon([...half, ...half.toReversed().map(([x, y]) => [800 - x, y] as const)]);
  const palette = {
    ground: cream,
    shade: "#A82A1C",
    deep: "#7A1A14",
    hot: "#C23A22",
    warm: "#D9502B",
    sun: "#EC6F35",
    pale: "#F59A4B",
  };
  return {
    shows: "a leaf of facets",
    paper: "#F9E7C8",
    under:
      halo([400, 500], [380, 540], "#F5C987", 19) +
      circle(400, 500, 382, "#F5C987") +
      moved(
        line("M400 620Q410 700 440 770", "#7A1A14", 20) +
          moved(shape(leaf, "#7A1A14"), "translate(10 10)") +
          clipped(
            "leaf",
            shape(leaf, ""),
            mirrorBallAt(400, 380, 430, palette, seededRandom("maple")),
          ),
        "translate(-132 -46) scale(1.33)",
      ),
    title: [
      word(
        "Maple",
        between(
          96,
          608,
          (u) => 300 + 46 * Math.cos(u * Math.PI * 2),
          () => 520,
        ),
      ),
      word("& Mirror", box(80, 546, 640, 132)),
      word(
        "Balls",
        between(
          170,
          460,
          () => 704,
          (u) => 900 - 24 * Math.cos(u * Math.PI * 2),
        ),
      ),
    ],
    ink: inTwo("#5E0F12", "#FFF6E2", [10, 10]),
    wordlessFrom: 20,
    facts: [60, 1106, 680, "#7A1A14"],
  };
}

export function tiger(): Composition {
  const stripes = times(22, (index) => {
    const y = 380 + index * 34;
    const [from, to] = index % 2 === 0 ? [40, 400] : [760, 400];
    return shape(
      `M${from} ${y - 12}Q${(from + to) / 2} ${y - 30} ${to + (index % 3) * 40 - 40} ${y + 30}Q${(from + to) / 2} ${y + 14} ${from} ${y + 18}Z`,
      night,
    );
  });
  const eye = (x: number, flip: number) =>
    moved(
      shape("M-120 10Q-40 -90 130 -50Q90 80 -20 70Q-90 60 -120 10Z", "#F7E13C") +
        circle(12, -4, 50, "#4E8F2E") +
        shape("M12 -56Q34 -4 12 48Q-10 -4 12 -56Z", night) +
        circle(28, -26, 10, cream),
      `translate(${x} 210) scale(${flip} 1)`,
    );
  return {
    shows: "letters with the fur of a tiger, and its eyes",
    paper: "#143B2C",
    under:
      times(14, (index) =>
        shape(
          `M${index * 64 - 40} 1200Q${index * 64 - 80} ${700 - (index % 3) * 200} ${index * 64 + (index % 2 === 0 ? 90 : -90)} ${260 - (index % 4) * 60}Q${index * 64 + 60} 760 ${index * 64 + 20} 1200Z`,
          index % 2 === 0 ? "#1B5240" : "#226350",
        ),
      ) +
      eye(230, -1) +
      eye(570, 1),
    title: [
      word(
        "Tiger",
        between(
          44,
          712,
          (u) => 350 + 30 * Math.sin(u * Math.PI),
          (u) => 660 + 20 * Math.sin(u * Math.PI),
        ),
      ),
      word(
        "Hour",
        between(
          44,
          712,
          (u) => 706 + 20 * Math.sin(u * Math.PI),
          () => 1010,
        ),
      ),
    ],
    ink: (title) =>
      inTwo("#0A1F17", "#FF8A1F", [10, 10])(title) +
      clipped("fur", shape(title.join(""), ""), stripes),
    bare:
      shape("M330 560H470L400 650Z", "#F29AA0") +
      line("M400 650V720M400 720Q330 790 270 730M400 720Q470 790 530 730", night, 16) +
      times(3, (index) =>
        shape(
          `M400 ${-60 + index * 60}L${340 - index * 30} ${-90 + index * 60}H${460 + index * 30}Z`,
          night,
        ),
      ) +
      times(6, (index) =>
        line(
          `M${index < 3 ? 230 : 570} ${640 + (index % 3) * 34}L${index < 3 ? 40 : 760} ${610 + (index % 3) * 60}`,
          cream,
          6,
        ),
      ),
    wordlessFrom: -60,
    facts: [44, 1096, 712, "#FFB65C"],
  };
}
