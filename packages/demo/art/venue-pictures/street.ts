import { circle, line, moved, rect, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { blurred, fade, form, glow, ground, tone } from "../album-pictures/tones.ts";

export interface StreetLook {
  house: "gable" | "saw" | "depot" | "verandah" | "block" | "terrace";
  before: "cobbles" | "rails" | "water" | "lawn";
  beside: "lamp" | "palm" | "chimney" | "crane" | "tree";
  /** Where the sun stands behind the house, from 0 to 1200. */
  sun: number;
}

const foot = 880;
const wall = tone(0.72, 0.8);
const lit = tone(0, 0.35);
const frame = tone(0.95, 0.7);

/** The house as one comes to it in the afternoon: the sun behind it, lights on inside. */
export function street(name: string, look: StreetLook): string {
  return (
    fade(
      "sky",
      [0, 150, 0, foot],
      [
        [0.42, 0.85],
        [0.12, 0.7],
        [0, 0.3],
      ],
    ) +
    ground("url(#sky)") +
    glow([look.sun, 470], 520, [0, 0]) +
    circle(look.sun, 470, 120, tone(0, 0)) +
    neighbours(name) +
    behind(look) +
    houses[look.house]() +
    inFront(look) +
    festoon()
  );
}

function neighbours(name: string): string {
  const random = seededRandom(name);
  const x = [-200, -40, 110, 940, 1090, 1240];
  return x
    .map((left) => {
      const height = random.between(170, 330);
      return (
        rect(left, foot - height, 190, height, tone(0.5, 0.9)) +
        times(8, (index) =>
          rect(
            left + 24 + (index % 2) * 84,
            foot - height + 34 + Math.floor(index / 2) * 74,
            40,
            34,
            tone(random.next() > 0.6 ? 0 : 0.8, 0.7),
          ),
        )
      );
    })
    .join("");
}

function behind({ beside }: StreetLook): string {
  if (beside === "chimney")
    return (
      form(
        "stack",
        `M830 ${foot}L852 210H918L940 ${foot}Z`,
        { shadow: [0.95, 0.7], lit: [0.35, 0.8] },
        [-14, 0],
        12,
      ) +
      rect(846, 196, 78, 22, frame) +
      blurred(24, circle(930, 150, 60, tone(0.1, 0.4)) + circle(1010, 110, 80, tone(0.1, 0.4)))
    );
  if (beside === "crane")
    return (
      line(
        `M950 ${foot}V190M1000 ${foot}V190M950 800l50 -110l-50 -110l50 -110l-50 -110l50 -110M600 250L975 170L1190 250M600 270H1190M680 270V420`,
        tone(0.85, 0.7),
        11,
      ) + rect(650, 420, 60, 44, frame)
    );
  return "";
}

const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  shape(
    `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`,
    fill,
  );

/** A window with its bars; light falls out of it. */
function pane(x: number, y: number, width: number, height: number, round = true): string {
  const fill = (grow: number, tint: string) =>
    round
      ? arch(x - grow, y - grow, width + 2 * grow, height + 2 * grow, tint)
      : rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, tint);
  return (
    fill(8, frame) +
    fill(0, lit) +
    line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height * 0.55}H${x + width}`, frame, 5)
  );
}

/** The door, and the club's sun above it. */
function door(x: number, width: number, height: number): string {
  const y = foot - height;
  return (
    glow([x, y + height / 2], width * 1.5, [0, 0.2], 0.9) +
    rect(x - width / 2 - 10, y - 10, width + 20, height + 10, frame) +
    rect(x - width / 2, y, width, height, tone(0, 0)) +
    rect(x - width / 2 - 4, y, width * 0.3, height, tone(0.9, 0.6)) +
    rect(x + width * 0.2 + 4, y, width * 0.3, height, tone(0.9, 0.6)) +
    line(`M${x - 44} ${y - 34}a44 44 0 0 1 88 0`, tone(0, 0), 8) +
    circle(x + 31, y - 65, 13, tone(0, 0))
  );
}

const courses = (x: number, y: number, width: number, height: number) =>
  times(Math.floor(height / 26), (index) =>
    line(`M${x} ${y + index * 26}h${width}`, tone(0.9, 0.8), 2),
  );

const houses: Record<StreetLook["house"], () => string> = {
  gable: () =>
    shape(`M230 ${foot}V500L600 290L970 500V${foot}Z`, wall) +
    courses(232, 520, 736, 360) +
    shape("M196 520L600 286L1004 520L990 548L600 330L210 548Z", frame) +
    circle(600, 430, 56, frame) +
    circle(600, 430, 46, lit) +
    line("M600 384v92M554 430h92", frame, 5) +
    [290, 400, 740, 850].map((x) => pane(x, 600, 66, 160)).join("") +
    door(600, 150, 230),
  saw: () =>
    shape(`M170 ${foot}V540L370 400V540L570 400V540L770 400V540L970 400V${foot}Z`, wall) +
    courses(172, 560, 796, 320) +
    [0, 1, 2, 3]
      .map((index) => shape(`M${364 + index * 200} 416V534L${210 + index * 200} 526Z`, lit))
      .join("") +
    [220, 330, 750, 860].map((x) => pane(x, 620, 76, 140, false)).join("") +
    door(590, 170, 220),
  depot: () =>
    shape(`M180 ${foot}V500Q600 300 1020 500V${foot}Z`, wall) +
    line("M170 506Q600 300 1030 506", frame, 22) +
    line("M330 520H870M400 470H800", tone(0.95, 0.8), 5) +
    [230, 780]
      .map((x) => arch(x, 560, 190, 320, frame) + arch(x + 12, 574, 166, 306, lit))
      .join("") +
    [230, 780].map((x) => line(`M${x + 95} 570V880M${x + 12} 690H${x + 178}`, frame, 8)).join("") +
    door(600, 170, 240),
  verandah: () =>
    rect(230, 430, 740, 450, wall) +
    times(30, (index) => line(`M${242 + index * 25} 440V880`, tone(0.9, 0.8), 2)) +
    shape("M190 430L300 330H900L1010 430Z", frame) +
    [290, 420, 710, 840].map((x) => pane(x, 470, 74, 86, false)).join("") +
    [270, 400, 730, 860].map((x) => pane(x, 680, 86, 130, false)).join("") +
    door(600, 140, 210) +
    shape("M150 660L220 590H980L1050 660Z", tone(0.5, 0.95)) +
    times(14, (index) => line(`M${226 + index * 58} 592L${164 + index * 67} 658`, frame, 4)) +
    [180, 380, 820, 1014].map((x) => rect(x, 658, 16, 222, frame)).join(""),
  block: () =>
    rect(270, 300, 660, 580, wall) +
    courses(272, 320, 656, 560) +
    rect(250, 280, 700, 34, frame) +
    [330, 450, 680, 800].map((x) => pane(x, 380, 76, 120)).join("") +
    [330, 450, 680, 800].map((x) => pane(x, 590, 76, 120)).join("") +
    rect(250, 750, 700, 16, frame) +
    [300, 760].map((x) => rect(x, 780, 140, 100, frame) + rect(x + 8, 788, 124, 92, lit)).join("") +
    door(600, 150, 190),
  terrace: () =>
    [200, 470, 740]
      .map(
        (x, index) =>
          rect(x, 470, 262, 410, index === 1 ? tone(0.55, 0.85) : wall) +
          shape(`M${x - 14} 470L${x + 131} 370L${x + 276} 470Z`, frame) +
          pane(x + 46, 520, 58, 110) +
          pane(x + 156, 520, 58, 110) +
          line(`M${x} 668h262`, frame, 10) +
          (index === 1
            ? ""
            : arch(x + 51, 710, 160, 170, frame) + arch(x + 63, 722, 136, 158, lit)),
      )
      .join("") + door(601, 140, 180),
};

function inFront({ before, beside }: StreetLook): string {
  const strip = (dark: number, warm: number) => rect(-400, foot, 2000, 800, tone(dark, warm));
  const shine = blurred(12, shape(`M520 ${foot}H680L820 1200H380Z`, tone(0.1, 0.3)));
  const surfaces: Record<StreetLook["before"], () => string> = {
    cobbles: () =>
      strip(0.8, 0.7) +
      shine +
      times(7, (row) =>
        times(15, (index) =>
          line(
            `M${-60 + index * (70 + row * 12) - row * 90 + (row % 2) * 34} ${foot + 14 + row * 26}q${18 + row * 4} -${8 + row * 2} ${36 + row * 8} 0`,
            tone(0.98, 0.7),
            4,
          ),
        ),
      ),
    rails: () =>
      strip(0.75, 0.7) +
      shine +
      line(`M-100 1010Q600 950 1300 1010M-100 1062Q600 990 1300 1062`, tone(0, 0.1), 9) +
      line(`M-100 1020Q600 960 1300 1020M-100 1074Q600 1002 1300 1074`, tone(1, 0.7), 8),
    water: () =>
      strip(0.6, 0.85) +
      rect(-400, foot, 2000, 34, tone(0.95, 0.6)) +
      shine +
      times(44, (index) =>
        line(
          `M${((index * 211) % 1280) - 40} ${foot + 50 + ((index * 67) % 230)}q${30 + (index % 5) * 10} -9 ${70 + (index % 7) * 12} 0`,
          tone(index % 3 === 0 ? 0 : 0.95, 0.4),
          6,
        ),
      ),
    lawn: () =>
      strip(0.85, 0.5) +
      shape(`M530 ${foot}H670L900 1300H300Z`, tone(0.15, 0.5)) +
      times(90, (index) =>
        line(
          `M${((index * 137) % 1260) - 30} ${foot + 10 + ((index * 41) % 250)}l${(index % 3) * 6 - 6} -22`,
          tone(0.4, 0.6),
          5,
        ),
      ),
  };
  const lamp = (x: number) =>
    line(`M${x} ${foot + 90}V520q0 -50 46 -50`, tone(1, 0.7), 12) +
    glow([x + 52, 492], 110, [0, 0.1]) +
    circle(x + 52, 486, 20, tone(0, 0));
  const palm = (x: number, top: number) =>
    line(`M${x} ${foot + 80}Q${x + 30} 700 ${x - 10} ${top}`, tone(1, 0.7), 22) +
    times(10, (index) =>
      moved(
        shape("M0 0Q90 -70 190 40Q90 -24 0 14Z", tone(1, 0.7)),
        `translate(${x - 10} ${top}) scale(${index % 2 === 0 ? 1 : -1} 1) rotate(${Math.floor(index / 2) * 30 - 62})`,
      ),
    );
  const tree = (x: number) =>
    line(`M${x} ${foot + 80}V600M${x} 760l-60 -90M${x} 720l56 -100`, tone(1, 0.7), 20) +
    times(60, (index) => {
      const [turn, reach] = [index * 2.4, Math.sqrt(index / 60)];
      const [side, rise] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      // Lit from the side of the street.
      const shade = 0.94 - Math.max(0, -side - rise) * 0.45;
      return circle(x + side * 170, 520 + rise * 150, 42, tone(shade, 0.9));
    });
  const surface = surfaces[before]();
  if (beside === "palm") return surface + palm(140, 330) + palm(1090, 420);
  if (beside === "tree") return surface + tree(1060);
  return surface + lamp(110) + lamp(1010);
}

function festoon(): string {
  return (
    line("M-60 300Q600 470 1260 250", tone(0.9, 0.7), 4) +
    times(17, (index) => {
      const t = (index + 0.5) / 17;
      const x = -60 + 1320 * t;
      const y = (1 - t) ** 2 * 300 + 2 * t * (1 - t) * 470 + t ** 2 * 250 + 12;
      return glow([x, y], 34, [0, 0.1]) + circle(x, y, 11, tone(0, 0));
    })
  );
}
