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
} from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { type Joint, finger } from "./finger.ts";
import {
  type Spot,
  blurred,
  bokeh,
  cloths,
  fade,
  form,
  glow,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

/** A glass with a stem and what is in it, its mouth at the top. */
function coupe([x, y]: Spot, size: number, lean: number): string {
  const d = `M${x - size} ${y}Q${x - size * 0.9} ${y + size * 1.3} ${x} ${y + size * 1.4}Q${x + size * 0.9} ${y + size * 1.3} ${x + size} ${y}Z`;
  return `<g transform="rotate(${lean} ${x} ${y + size * 2})">${
    `<path d="${d}" fill="${tone(0.12, 0.35)}" fill-opacity=".7"/>` +
    `<path d="M${x - size * 0.96} ${y + size * 0.36}Q${x - size * 0.8} ${y + size * 1.28} ${x} ${y + size * 1.36}Q${x + size * 0.8} ${y + size * 1.28} ${x + size * 0.96} ${y + size * 0.36}Z" fill="${tone(0.15, 0.95)}"/>` +
    `<ellipse cx="${x}" cy="${y + size * 0.36}" rx="${size * 0.96}" ry="${size * 0.13}" fill="${tone(0, 0.5)}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.14}" fill="none" stroke="${tone(0.8, 0.5)}" stroke-width="7"/>` +
    line(d, tone(0.75, 0.6), 7) +
    line(
      `M${x - size * 0.72} ${y + size * 0.3}Q${x - size * 0.62} ${y + size * 0.95} ${x - size * 0.3} ${y + size * 1.14}`,
      tone(0, 0),
      16,
    ) +
    times(12, (index) =>
      circle(
        x + Math.sin(index * 2.3) * size * 0.5,
        y + size * (0.5 + ((index * 37) % 70) / 100),
        5,
        tone(0, 0.2),
      ),
    ) +
    rect(x - 11, y + size * 1.38, 22, size * 2.2, tone(0.5, 0.4), 8) +
    line(`M${x - 5} ${y + size * 1.45}v${size * 2}`, tone(0, 0), 6)
  }</g>`;
}

export function glasses(): string {
  const fist = (x: number, y: number, flip: number) =>
    `<g transform="translate(${x} ${y}) scale(${flip} 1)">${
      tube(
        [
          [-520, 620, 280],
          [-280, 330, 220],
          [-120, 140, 190],
        ],
        skins.backlit,
      ) +
      tube(
        [
          [-150, 170, 210],
          [-60, 60, 220],
          [-20, 10, 190],
        ],
        skins.backlit,
        0,
      ) +
      finger(
        [
          [-110, -60, 92],
          [0, -70, 92],
          [74, -28, 78],
        ],
        skins.backlit,
        false,
      ) +
      finger(
        [
          [-110, 20, 98],
          [10, 10, 96],
          [88, 44, 80],
        ],
        skins.backlit,
        false,
      ) +
      finger(
        [
          [-110, 100, 96],
          [4, 90, 94],
          [80, 118, 76],
        ],
        skins.backlit,
        false,
      ) +
      finger(
        [
          [-100, 174, 86],
          [0, 166, 84],
          [60, 186, 66],
        ],
        skins.backlit,
        false,
      ) +
      finger(
        [
          [-60, 40, 110],
          [-30, -100, 92],
          [20, -180, 76],
        ],
        skins.backlit,
      )
    }</g>`;
  return (
    fade(
      "late",
      [0, 0, 0, 1200],
      [
        [0.3, 0.8],
        [0.05, 0.7],
        [0, 0.35],
        [0.25, 0.9],
      ],
    ) +
    ground("url(#late)") +
    glow([600, 560], 760, [0, 0], 1) +
    circle(600, 560, 170, tone(0, 0)) +
    blurred(12, shape("M-400 930Q0 850 300 900T900 880T1600 900V1700H-400Z", tone(0.6, 0.9))) +
    coupe([395, 330], 170, 10) +
    coupe([805, 330], 170, -10) +
    fist(330, 760, 1) +
    fist(870, 760, -1)
  );
}

export function toast(): string {
  const random = seededRandom("toast");
  const arms = [
    [20, skins.pale, cloths.white],
    [75, skins.deep, cloths.warm],
    [128, skins.warm, cloths.black],
    [185, skins.pale, cloths.warm],
    [240, skins.warm, cloths.grey],
    [300, skins.deep, cloths.white],
  ] as const;
  return (
    fade(
      "table",
      [0, 0, 1200, 1200],
      [
        [0.94, 0.6],
        [0.7, 0.5],
        [0.96, 0.5],
      ],
    ) +
    ground("url(#table)") +
    times(16, (index) =>
      line(`M-200 ${index * 90 - 80}q700 ${random.between(-40, 40)} 1700 0`, tone(1, 0.6), 5),
    ) +
    arms
      .map(([angle, skin, sleeve]) => {
        const a = (angle * Math.PI) / 180;
        const at = (r: number, side: number, width: number): Joint => [
          600 + r * Math.cos(a) - side * Math.sin(a),
          600 + r * Math.sin(a) + side * Math.cos(a),
          width,
        ];
        const [gx, gy] = at(185, 0, 0);
        return (
          `<g transform="translate(26 34)">${blurred(12, tube([at(900, 40, 250), at(420, 20, 170), at(200, 0, 170)], { shadow: [1, 0.6], lit: [1, 0.6] }, 0))}</g>` +
          tube([at(1100, 70, 330), at(760, 40, 240), at(620, 30, 220)], sleeve) +
          tube([at(640, 30, 165), at(480, 16, 140), at(340, 4, 150)], skin) +
          circle(gx, gy, 122, tone(0.7, 0.7)) +
          circle(gx, gy, 114, tone(0.05, 0.9)) +
          circle(gx - 8, gy - 8, 84, tone(0, 0.55)) +
          `<path d="M${gx - 80} ${gy + 10}A84 84 0 0 1 ${gx - 6} ${gy - 86}" fill="none" stroke="${tone(0, 0)}" stroke-width="16" stroke-linecap="round"/>` +
          ring(gx, gy, 118, tone(0, 0), 7) +
          circle(gx + 30, gy + 24, 12, tone(0, 0)) +
          circle(gx + 4, gy + 46, 8, tone(0, 0)) +
          finger([at(360, -50, 70), at(250, -110, 62), at(160, -128, 52)], skin) +
          finger([at(350, 56, 80), at(240, 118, 64), at(186, 130, 54)], skin) +
          finger([at(366, 84, 74), at(276, 140, 60), at(226, 148, 50)], skin)
        );
      })
      .join("")
  );
}

/** A tumbler from above: ice and a slice of lemon. */
export function ice(): string {
  const cube = (x: number, y: number, turn: number, name: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${form(name, "M-110 -96Q0 -120 106 -100Q124 0 108 104Q0 122 -106 106Q-126 0 -110 -96Z", { shadow: [0.42, 0.5], lit: [0, 0.05] }, [-22, -22], 24) + line("M-74 -60Q-20 -80 40 -70M-80 -30V30", tone(0, 0), 12) + line("M30 60Q70 50 76 10", tone(0.5, 0.7), 5)}</g>`;
  return (
    fade(
      "bartop",
      [0, 0, 1200, 1200],
      [
        [0.35, 0.6],
        [0.8, 0.9],
        [0.97, 0.7],
      ],
    ) +
    ground("url(#bartop)") +
    times(9, (index) =>
      line(
        `M-300 ${index * 170 - 120}Q500 ${index * 170 - 190} 1500 ${index * 170 - 80}`,
        tone(0.95, 0.8),
        5,
      ),
    ) +
    blurred(40, `<ellipse cx="730" cy="730" rx="540" ry="500" fill="${tone(1, 0.8)}"/>`) +
    blurred(
      12,
      shape("M900 900Q1100 960 1300 1240L1500 1100Q1240 900 1000 760Z", tone(0.05, 0.5)),
    ) +
    circle(600, 600, 470, tone(0.7, 0.8)) +
    circle(592, 592, 448, tone(0.1, 0.4)) +
    circle(604, 606, 412, tone(0.5, 0.95)) +
    circle(590, 590, 396, tone(0.14, 0.92)) +
    `<clipPath id="drink"><circle cx="600" cy="600" r="404"/></clipPath><g clip-path="url(#drink)">${cube(430, 470, 18, "i1") + cube(690, 420, -24, "i2") + cube(470, 740, -8, "i3")}${moved(
      circle(0, 0, 190, tone(0.3, 0.95)) +
        circle(-5, -5, 182, tone(0, 0.9)) +
        circle(-5, -5, 158, tone(0, 0.05)) +
        times(9, (index) => {
          const [x1, y1] = onCircle(0, 0, 140, index * 40 + 4);
          const [x2, y2] = onCircle(0, 0, 140, index * 40 + 34);
          return `<path d="M0 0L${x1} ${y1}Q${(x1 + x2) * 0.58} ${(y1 + y2) * 0.58} ${x2} ${y2}Z" fill="${tone(0.1, 0.7)}" stroke="${tone(0, 0.05)}" stroke-width="9" stroke-linejoin="round"/>`;
        }) +
        times(4, (index) => circle(-60 + index * 38, 50 - ((index * 47) % 90), 6, tone(0.4, 0.7))),
      "translate(760 720) rotate(12)",
    )}${times(30, (index) => circle(240 + ((index * 211) % 720), 240 + ((index * 157) % 720), 5 + (index % 3) * 3, tone(0, 0)))}</g>` +
    line(arc(600, 600, 456, 170, 290), tone(0, 0), 20) +
    line(arc(600, 600, 460, 10, 70), tone(0, 0), 9)
  );
}

/** A stack of pancakes, syrup running down its side. */
export function pancakes(): string {
  return (
    fade(
      "brunch",
      [0, 0, 0, 1000],
      [
        [0.5, 0.8],
        [0, 0.35],
        [0.1, 0.6],
      ],
    ) +
    ground("url(#brunch)") +
    bokeh("pancakes", 24, [0, 0.4]) +
    rect(-400, 930, 2000, 700, tone(0.2, 0.5)) +
    blurred(24, `<ellipse cx="680" cy="1010" rx="600" ry="90" fill="${tone(0.9, 0.8)}"/>`) +
    `<ellipse cx="600" cy="970" rx="560" ry="96" fill="${tone(0.5, 0.2)}"/><ellipse cx="600" cy="956" rx="560" ry="92" fill="${tone(0, 0)}"/><ellipse cx="600" cy="950" rx="420" ry="60" fill="${tone(0.25, 0.3)}"/>` +
    times(6, (index) => {
      const [x, y] = [600 + ((index * 37) % 40) - 20, 920 - index * 82];
      return (
        form(
          `cake${index}`,
          `M${x - 380} ${y - 20}Q${x - 390} ${y - 70} ${x - 330} ${y - 76}H${x + 330}Q${x + 394} ${y - 66} ${x + 380} ${y - 20}Q${x + 370} ${y + 40} ${x} ${y + 44}Q${x - 370} ${y + 40} ${x - 380} ${y - 20}Z`,
          { shadow: [0.75, 0.9], lit: [0, 0.25] },
          [-24, -22],
          24,
        ) + `<ellipse cx="${x}" cy="${y - 62}" rx="366" ry="52" fill="${tone(0.5, 0.95)}"/>`
      );
    }) +
    `<ellipse cx="604" cy="446" rx="340" ry="50" fill="${tone(0.35, 0.95)}"/>` +
    shape(
      "M330 440Q420 400 610 406Q820 400 880 446Q900 480 872 520V640Q860 690 834 640V540Q810 510 790 540V760Q776 810 752 760V530Q700 500 640 506Q560 500 520 530V860Q500 920 478 860V540Q450 500 420 530V620Q404 660 388 620V520Q310 490 330 440Z",
      tone(0.86, 1),
    ) +
    line("M360 440Q440 416 560 420M484 560V840M758 560V740", tone(0, 0.2), 10) +
    form(
      "butter",
      "M540 350L680 330L720 400L580 430Z",
      { shadow: [0.2, 0.6], lit: [0, 0.1] },
      [-10, -14],
      12,
    ) +
    blurred(
      3,
      line("M700 250Q660 190 710 120T690 -40M560 270Q520 200 570 130T550 -20", tone(0, 0), 16),
    )
  );
}
