import { inOne, inTwo, inks } from "@before-ten/drawing/print/inks";
import { between, box, bent, turned } from "@before-ten/drawing/print/envelopes";
import { halftone } from "@before-ten/drawing/print/print";
import { lines, word } from "@before-ten/drawing/print/print-lettering";
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
  wedge,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Composition, inRelief } from "../composition.ts";

const { cream, night, tomato, yellow } = inks;

export function priceTag(): Composition {
  const about = [400, 560] as const;
  const tag = (inset: number, fill: string) =>
    shape(
      `M${90 + inset} ${330 + inset * 0.5}L${260 + inset * 0.5} ${150 + inset}H${540 - inset * 0.5}L${710 - inset} ${330 + inset * 0.5}V${1010 - inset}H${90 + inset}Z`,
      fill,
    );
  const inside = (text: string, y: number, width: number, height: number) =>
    word(text, turned(box(400 - width / 2, y, width, height), -9, about));
  const art =
    line("M400 236C420 90 640 60 860 -60", cream, 9) +
    moved(
      moved(tag(0, "#0F3B33"), "translate(16 20)") +
        tag(0, yellow) +
        tag(20, "#F2B51D") +
        tag(28, yellow) +
        circle(400, 236, 44, tomato) +
        circle(400, 236, 24, "#1E6B58"),
      "rotate(-9 400 560)",
    );
  return {
    shows: "a price tag, tied on askew",
    paper: "#1E6B58",
    under: halftone([-8, 0, 820, 1200], "#2A8069", [0.5, 0.04], 20) + art,
    title: [inside("Garage", 330, 540, 280), inside("Sale", 650, 540, 320)],
    ink: inTwo(tomato, "#16242B", [9, 9]),
    bare: moved(
      line("M200 430H600M200 510H600M200 590H470", "#16242B", 26) +
        line("M180 780L600 880M190 890L590 770", tomato, 34),
      "rotate(-9 400 560)",
    ),
    facts: [44, 1120, 712, cream],
  };
}

export function shutter(): Composition {
  const slats = times(11, (index) =>
    rect(60, 90 + index * 66, 680, 62, index % 2 === 0 ? "#4F63D8" : "#4457C8"),
  );
  return {
    shows: "a garage door, half up; the light comes out below",
    paper: "#20276B",
    under:
      times(14, (row) =>
        times(9, (brick) => rect(brick * 100 - (row % 2) * 50, row * 90, 94, 84, "#262E7A")),
      ) +
      rect(44, 60, 712, 1140, "#151A4D") +
      rect(60, 80, 680, 1120, "#FFC93C") +
      halftone([60, 800, 680, 220], "#FF7A3D", [0.9, 0], 15) +
      slats +
      rect(60, 812, 680, 26, "#151A4D") +
      rect(340, 776, 120, 22, "#151A4D", 11),
    title: [word("Garage", box(86, 112, 628, 300)), word("Sale", box(86, 448, 628, 318))],
    ink: (title) =>
      inTwo("#151A4D", "#FFF1D0", [10, 10])(title) +
      times(10, (index) => line(`M60 ${154 + index * 66}H740`, "#4457C8", 3)),
    over: times(6, (index) =>
      moved(
        shape("M0 0C-10 60 -6 110 -16 170H30C24 110 26 50 40 0Z", "#151A4D") +
          shape("M-18 168h66q20 12 16 28h-84z", index % 2 === 0 ? tomato : "#151A4D"),
        `translate(${110 + index * 108} 838)`,
      ),
    ),
    wordlessFrom: 210,
    facts: [84, 1110, 632, "#20276B"],
  };
}

export function tapeInTheRain(): Composition {
  const rain = (count: number, ink: string, width: number, shift: number) =>
    times(count, (index) =>
      line(
        `M${((index * 173 + shift) % 900) - 20} ${(index * 101 + shift) % 620}l-30 96`,
        ink,
        width,
      ),
    );
  const falling = (text: string, y: number, height: number, lean: number) =>
    word(
      text,
      bent(box(96, y, 620, height), ([px, py]) => [
        px - (py - y - height / 2) * lean,
        py + Math.sin(px * 0.02) * 14,
      ]),
    );
  const reel = (x: number) =>
    circle(x, 830, 58, cream) +
    times(6, (tooth) => {
      const [px, py] = onCircle(x, 830, 44, tooth * 60);
      return circle(px, py, 9, "#0D3A4A");
    }) +
    circle(x, 830, 28, "#0D3A4A");
  return {
    shows: "a tape in the rain",
    paper: "#0F6B78",
    under:
      rain(50, "#2A8C97", 9, 0) +
      rain(30, "#5CC0BD", 6, 60) +
      moved(rect(70, 560, 660, 440, "#082833", 36), "translate(14 14)") +
      rect(70, 560, 660, 440, "#F4A72C", 36) +
      rect(112, 598, 576, 320, cream, 20) +
      rect(112, 780, 576, 100, "#E4552F") +
      shape("M200 1000L236 936H564L600 1000Z", "#C97E12") +
      rect(210, 764, 380, 132, "#0D3A4A", 66) +
      reel(280) +
      reel(520) +
      times(4, (index) =>
        circle([100, 700, 100, 700][index] ?? 0, [590, 590, 970, 970][index] ?? 0, 9, "#0D3A4A"),
      ),
    title: [
      falling("Mon-", 92, 200, 0.3),
      falling("soon", 318, 200, 0.3),
      word("Mixtape", box(136, 618, 528, 128), 2.2),
    ],
    ink: (title) =>
      inTwo("#083A45", "#E8FBF2", [8, 9])(title.slice(0, 2)) + inOne("#C2255C")(title.slice(2)),
    bare: line("M150 650H650M150 710H520", "#C9B79A", 8),
    wordlessFrom: 290,
    facts: [44, 1090, 712, "#E8FBF2"],
  };
}

export function foldingPhone(): Composition {
  const key = (index: number) =>
    rect(
      226 + (index % 3) * 122,
      810 + Math.floor(index / 3) * 62,
      104,
      46,
      index === 4 ? "#FF5FA2" : "#F2EDFF",
      20,
    );
  const body = (grow: number, fill: string) =>
    rect(110 - grow, 70 - grow, 580 + 2 * grow, 610 + 2 * grow, fill, 70) +
    rect(170 - grow, 700 - grow, 460 + 2 * grow, 370 + 2 * grow, fill, 60);
  return {
    shows: "a telephone that folds, with the title on its screen",
    paper: "#B7F0E3",
    under:
      times(7, (index) =>
        ring(400, 380, 330 + index * 74, index % 2 === 0 ? "#8FE0D2" : "#D6F8EF", 30),
      ) +
      line("M640 90V-20", "#5B3FD6", 26) +
      moved(body(0, "#2A1C7A"), "translate(14 14)") +
      body(0, "#8E74F2") +
      rect(150, 120, 500, 500, "#1A1446", 34) +
      halftone([164, 330, 476, 280], "#3A2F9A", [0, 0.8], 14) +
      rect(250, 676, 300, 34, "#5B3FD6", 17) +
      times(9, (index) => key(index)) +
      circle(400, 768, 26, "#FF5FA2"),
    title: lines(["Two", "Thou-", "sand", "& Late"], box(176, 148, 448, 446), {
      heights: [1.1, 1, 0.9, 1.1],
      gap: 0.045,
    }),
    ink: inTwo("#FF5FA2", "#D9FF4A", [6, 6]),
    bare:
      line("M230 470Q320 180 400 370T570 300", "#D9FF4A", 16) +
      times(4, (index) => rect(196 + index * 26, 180 - index * 10, 16, 24 + index * 10, "#FF5FA2")),
    wordlessFrom: 30,
    facts: [44, 1134, 712, "#2A1C7A"],
    set: { form: "across", size: 32 },
  };
}

export function burst(): Composition {
  const spikes = (x: number, y: number, outer: number, inner: number, count: number, turn = 0) =>
    polygon(
      Array.from({ length: count * 2 }, (_, index) =>
        onCircle(x, y, index % 2 === 0 ? outer : inner, turn + (index * 180) / count),
      ),
    );
  return {
    shows: "a burst, as on a box of soap",
    paper: "#FFD21F",
    under:
      times(20, (ray) => shape(wedge(400, 530, 1200, ray * 18, ray * 18 + 9), "#FFBE0B")) +
      shape(spikes(412, 544, 452, 350, 18), night) +
      shape(spikes(400, 530, 452, 350, 18), "#E3213C") +
      shape(spikes(400, 530, 390, 318, 18, 5), "#FF5A7A") +
      halftone([130, 540, 540, 260], "#E3213C", [0, 0.5], 15),
    title: [
      word(
        "One-Hit",
        turned(
          between(
            104,
            592,
            (u) => 340 - 100 * Math.sin(u * Math.PI),
            (u) => 520 - 24 * Math.sin(u * Math.PI),
          ),
          -7,
          [400, 530],
        ),
      ),
      word(
        "Wonderful",
        turned(
          between(
            56,
            688,
            (u) => 560 - 24 * Math.sin(u * Math.PI),
            (u) => 730 + 90 * Math.sin(u * Math.PI),
          ),
          -7,
          [400, 530],
        ),
      ),
    ],
    ink: inRelief(night, "#FFF6D8", [10, 12], 9),
    bare: `<g transform="rotate(-7 400 530)">${shape("M360 330L440 300V740H500V800H300V740H360V420L310 440V380Z", "#FFF6D8")}</g>`,
    wordlessFrom: 20,
    facts: [44, 1110, 712, night],
  };
}
