import { inOne, inTurn, inTwo, inks } from "@before-ten/drawing/print/inks";
import { beside, box, fan, bent } from "@before-ten/drawing/print/envelopes";
import { clipped, halftone, halo } from "@before-ten/drawing/print/print";
import { lines, word } from "@before-ten/drawing/print/print-lettering";
import {
  arc,
  circle,
  line,
  moved,
  onCircle,
  rect,
  ring,
  shape,
  times,
  wedge,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition } from "../composition.ts";

const { cream, night, tomato, yellow, cobalt } = inks;

export function steam(): Composition {
  const rising = (text: string, y: number, height: number, half: number) =>
    word(
      text,
      bent(box(400 - half, y, half * 2, height), ([x, py]) => [
        x + 34 * Math.sin(py * 0.0135),
        py + 16 * Math.sin(x * 0.012),
      ]),
      1,
    );
  const blossom = (x: number, y: number, size: number) =>
    times(5, (petal) => {
      const [px, py] = onCircle(x, y, size, petal * 72 - 90);
      return circle(px, py, size * 0.72, "#8D6BD6");
    }) + circle(x, y, size * 0.5, "#FFE07A");
  return {
    shows: "a cup whose steam is the title",
    paper: "#F3EBDD",
    under:
      circle(400, 470, 360, "#D9CBF2") +
      halo([400, 470], [360, 450], "#D9CBF2", 15) +
      shape("M150 800H650Q640 1000 500 1020H300Q160 1000 150 800Z", "#2E6B57") +
      line("M640 836q110 -10 96 70q-14 70 -126 66", "#2E6B57", 30) +
      shape("M80 1030Q400 1090 720 1030L690 1052Q400 1108 110 1052Z", "#2E6B57") +
      rect(150, 786, 500, 22, "#F3EBDD", 11) +
      shape("M166 800Q400 850 634 800Z", "#B5562F"),
    title: [
      rising("Jacaranda", 96, 210, 340),
      rising("Tea", 326, 190, 240),
      rising("Dance", 536, 224, 225),
    ],
    ink: inTwo("#F08A5D", "#4B2A8C", [7, 7]),
    over:
      blossom(230, 900, 34) +
      blossom(400, 940, 42) +
      blossom(570, 896, 32) +
      blossom(318, 860, 18) +
      blossom(488, 868, 20) +
      blossom(90, 700, 24) +
      blossom(712, 640, 30),
    bare: times(3, (index) =>
      line(`M${290 + index * 110} 760q-70 -90 0 -180t0 -180t0 -120`, "#4B2A8C", 30),
    ),
    facts: [60, 1118, 680, "#4B2A8C"],
    set: { form: "across", size: 32 },
  };
}

export function horn(): Composition {
  const bell = [176, 905] as const;
  const row = (text: string, inner: number, outer: number, from: number, to: number) =>
    word(text, fan(bell, { inner, outer, from, to }));
  return {
    shows: "a gramophone that blows the words out of its horn",
    paper: "#16423C",
    under:
      times(9, (ray) =>
        shape(wedge(bell[0], bell[1], 1400, 268 + ray * 11, 273.5 + ray * 11), "#1F5A51"),
      ) +
      shape(`M176 905L${arc(176, 905, 262, 278, 352).slice(1)}Z`, "#F2A93B") +
      times(5, (index) => line(arc(176, 905, 120 + index * 36, 280, 350), "#C4621F", 6)) +
      line("M176 905q-70 40 -50 110", "#F2A93B", 26) +
      rect(60, 1010, 330, 22, "#C4621F", 8) +
      rect(80, 1030, 290, 58, "#F2A93B", 8) +
      circle(225, 1002, 16, "#F6EBDD") +
      line("M370 1058h44v-44", "#F6EBDD", 12),
    title: [
      row("The", 690, 850, 279.5, 297),
      row("First", 500, 668, 279, 331),
      row("Wind-up", 296, 478, 279, 351),
    ],
    ink: inTurn("#F6EBDD", "#F2A93B", "#F6EBDD"),
    wordlessFrom: 300,
    facts: [752, 985, 320, "#F6EBDD"],
    set: { form: "right", size: 32 },
  };
}

export function spilled(): Composition {
  const wine =
    "M300 250Q420 300 470 250Q640 300 700 400Q800 480 750 640Q800 800 720 930Q640 1050 440 1010Q240 1060 110 980Q20 900 70 760Q10 640 80 520Q90 420 200 380Q260 340 300 250Z";
  const cloth = times(15, (row) =>
    times(9, (column) =>
      (row + column) % 2 === 0 ? rect(column * 96, row * 96 - 192, 96, 96, "#F0C9B8") : "",
    ),
  );
  const glass = moved(
    shape("M-90 -150H90Q120 20 0 60Q-120 20 -90 -150Z", "#CFE3E0") +
      shape("M-100 -60Q0 -20 100 -60Q100 30 0 60Q-100 30 -100 -60Z", "#7D1230") +
      line("M0 60V190M-60 194H60", "#CFE3E0", 16),
    "translate(206 214) rotate(118) scale(1.42)",
  );
  return {
    shows: "a glass of red, tipped over",
    paper: "#FBEDE2",
    under:
      cloth +
      shape(wine, "#7D1230") +
      line("M110 620Q80 760 130 880", "#A3294A", 16) +
      glass +
      circle(690, 200, 96, "#FFFDF8") +
      ring(690, 200, 66, "#E3D3C3", 5) +
      shape("M640 216Q690 150 740 216Z", "#E2603F"),
    title: [
      ...lines(
        ["The long", "lunch", "that got", "out of", "hand"],
        beside(
          366,
          596,
          (v) => 160 - 54 * Math.sin(v * Math.PI),
          (v) => 640 + 60 * Math.sin(v * Math.PI),
        ),
        { heights: [0.8, 1, 0.75, 0.8, 1.2], gap: 0.03 },
      ),
    ],
    ink: inTwo("#3E0518", "#FFE7C4", [7, 7]),
    bare: line("M470 470Q620 500 640 640", "#A3294A", 16) + circle(320, 560, 14, "#A3294A"),
    wordlessFrom: -170,
    facts: [44, 1118, 712, "#7D1230"],
  };
}

export function mouth(): Composition {
  const lip =
    "M20 560Q120 190 290 170Q360 160 400 220Q440 160 510 170Q680 190 780 560Q700 1010 400 1020Q100 1010 20 560Z";
  const open =
    "M84 560Q170 300 300 280Q370 276 400 312Q430 276 500 280Q630 300 716 560Q640 900 400 910Q160 900 84 560Z";
  const half = (y: number) => 316 * Math.sqrt(Math.max(0, 1 - ((y - 600) / 350) ** 2));
  const row = (text: string, y: number, height: number) =>
    word(
      text,
      beside(
        y,
        height,
        (v) => 400 - half(y + v * height) + 18,
        (v) => 400 + half(y + v * height) - 18,
      ),
    );
  return {
    shows: "a mouth wide open, full of words",
    paper: "#FFC7B8",
    under:
      halftone([0, 0, 800, 1200], "#FFA893", [0.02, 0.6], 18) +
      moved(shape(lip, "#8E0F2E"), "translate(10 14)") +
      shape(lip, "#E3263F") +
      shape(open, "#3A0618") +
      clipped(
        "open",
        shape(open, ""),
        rect(160, 270, 480, 100, cream, 30) + circle(400, 960, 220, "#F0707E"),
      ) +
      line("M150 360Q210 240 290 226", "#FF8E98", 16),
    title: [row("Everybody", 388, 150), row("Knows", 556, 140), row("the Words", 714, 140)],
    ink: inTwo("#E3263F", "#FFE25A", [6, 7]),
    wordlessFrom: 40,
    facts: [44, 1110, 712, "#8E0F2E"],
  };
}

export function skate(): Composition {
  const wheel = (x: number, y: number, size: number) =>
    circle(x, y, size, tomato) +
    circle(x, y, size * 0.6, yellow) +
    circle(x, y, size * 0.24, night);
  const stripes = [tomato, "#FF8A3D", yellow, "#4CC3B5", "#3A59D1"];
  const boot = "M150 560H350Q352 690 440 720Q610 750 640 830V880H150Z";
  return {
    shows: "a skate; its wheels turn in the words too",
    paper: "#FCE8D0",
    under:
      stripes
        .map((ink, index) =>
          line(
            `M-40 ${540 + index * 34}C200 ${520 + index * 34} 300 ${760 + index * 34} 860 ${720 + index * 34}`,
            ink,
            35,
          ),
        )
        .join("") +
      moved(shape(boot, night), "translate(10 10)") +
      shape(boot, "#FFFDF6") +
      rect(140, 870, 516, 34, cobalt, 12) +
      rect(150, 560, 200, 46, tomato) +
      times(5, (index) =>
        line(`M296 ${634 + index * 24}l${70 + index * 12} ${-6 + index * 4}`, cobalt, 8),
      ) +
      wheel(230, 946, 52) +
      wheel(560, 946, 52) +
      rect(620, 880, 60, 50, "#FF8A3D", 14),
    title: [
      word("Roller", box(44, 72, 712, 204)),
      word("Disco", box(44, 304, 712, 216)),
      word("(Roller skates", box(384, 556, 372, 58), 1.6),
      word("optional)", box(460, 632, 296, 58), 1.6),
    ],
    ink: (title) =>
      inTwo("#FF8A3D", "#2B1B5A", [9, 9])(title.slice(0, 2)) + inOne("#2B1B5A")(title.slice(2)),
    wordlessFrom: 260,
    facts: [44, 1096, 712, "#2B1B5A"],
  };
}
