import {
  arc,
  circle,
  line,
  moved,
  onCircle,
  ring,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Joint, finger } from "./finger.ts";
import {
  type Body,
  type Spot,
  blurred,
  bokeh,
  cloths,
  fade,
  glow,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

/** An open hand in the air, as a shape against the light. */
function openHand([x, y]: Spot, size: number, lean: number, body: Body): string {
  const at = (dx: number, dy: number, width: number): Joint => [dx * size, dy * size, width * size];
  const fan = [-26, -9, 7, 23];
  const lengths = [1.5, 1.8, 1.74, 1.38];
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${
    tube([at(0.3, 7, 1.5), at(0.1, 3.4, 1.15), at(0, 1.3, 0.8), at(0, 0.9, 0.85)], body) +
    tube([at(0, 1, 0.9), at(0, 0.4, 1.15), at(0, -0.2, 1.2)], body, 0) +
    fan
      .map((degrees, index) => {
        const a = ((degrees - 90) * Math.PI) / 180;
        const r = lengths[index] ?? 1.5;
        const start = -0.42 + index * 0.28;
        return finger(
          [
            at(start, -0.3, 0.34),
            at(start + r * 0.5 * Math.cos(a), -0.3 + r * 0.5 * Math.sin(a), 0.32),
            at(start + r * Math.cos(a), -0.3 + r * Math.sin(a), 0.24),
          ],
          body,
          false,
        );
      })
      .join("") +
    finger([at(-0.4, 0.6, 0.42), at(-0.92, 0.2, 0.36), at(-1.2, -0.34, 0.26)], body, false)
  }</g>`;
}

export function raised(): string {
  const far: Body = { shadow: [0.6, 0.9], lit: [0.45, 0.8] };
  return (
    fade(
      "show",
      [0, 0, 0, 1200],
      [
        [0.7, 0.9],
        [0.2, 0.8],
        [0.1, 0.5],
        [0.8, 0.9],
      ],
    ) +
    ground("url(#show)") +
    times(
      7,
      (index) =>
        `<g opacity=".5">${blurred(12, shape(`M600 -260L${-500 + index * 330} 1300h150Z`, tone(0, 0.25)))}</g>`,
    ) +
    glow([600, 120], 640, [0, 0]) +
    blurred(
      6,
      openHand([170, 560], 62, -14, far) +
        openHand([480, 640], 58, 6, far) +
        openHand([1010, 560], 62, 12, far) +
        openHand([760, 690], 54, -6, far),
    ) +
    openHand([300, 560], 112, -10, skins.backlit) +
    openHand([920, 480], 124, 12, skins.backlit) +
    openHand([610, 800], 104, 2, skins.backlit) +
    openHand([60, 860], 104, -18, skins.backlit)
  );
}

export function held(): string {
  return (
    fade(
      "dim",
      [0, 0, 1200, 900],
      [
        [0.9, 0.8],
        [0.5, 0.9],
        [0.95, 0.6],
      ],
    ) +
    ground("url(#dim)") +
    bokeh("held", 26) +
    tube(
      [
        [-260, 240, 330],
        [120, 420, 250],
        [380, 540, 215],
        [480, 585, 230],
      ],
      skins.deep,
    ) +
    tube(
      [
        [1460, 330, 320],
        [1080, 470, 240],
        [830, 560, 205],
        [720, 600, 230],
      ],
      skins.pale,
    ) +
    tube(
      [
        [500, 590, 240],
        [600, 640, 250],
        [660, 700, 190],
      ],
      skins.deep,
      0,
    ) +
    finger(
      [
        [690, 640, 100],
        [590, 760, 92],
        [500, 800, 80],
      ],
      skins.pale,
    ) +
    finger(
      [
        [720, 560, 104],
        [600, 650, 96],
        [470, 720, 84],
      ],
      skins.pale,
    ) +
    finger(
      [
        [480, 520, 108],
        [620, 500, 100],
        [740, 570, 90],
        [790, 650, 78],
      ],
      skins.deep,
    ) +
    finger(
      [
        [740, 520, 110],
        [600, 560, 100],
        [450, 630, 86],
      ],
      skins.pale,
    ) +
    finger(
      [
        [540, 470, 112],
        [640, 420, 100],
        [730, 450, 86],
      ],
      skins.deep,
    )
  );
}

/** The inside of a wrist, with the door's stamp. */
export function stamp(): string {
  const ink = tone(0.85, 0.2);
  return (
    fade(
      "counter",
      [0, 0, 0, 1200],
      [
        [0.96, 0.6],
        [0.5, 0.9],
        [0.85, 0.8],
      ],
    ) +
    ground("url(#counter)") +
    bokeh("stamp", 24) +
    blurred(
      24,
      tube(
        [
          [-300, 860, 420],
          [400, 800, 420],
          [900, 760, 460],
        ],
        { shadow: [1, 0.7], lit: [1, 0.7] },
        0,
      ),
    ) +
    tube(
      [
        [-460, 780, 500],
        [100, 700, 410],
        [520, 640, 330],
        [720, 610, 320],
      ],
      skins.pale,
    ) +
    finger(
      [
        [840, 470, 150],
        [1020, 330, 130],
        [1160, 280, 110],
      ],
      skins.pale,
      false,
    ) +
    tube(
      [
        [700, 612, 320],
        [900, 590, 390],
        [1080, 580, 380],
      ],
      skins.pale,
      0,
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        finger(
          [
            [1060, 470 + index * 84, 118],
            [1220, 450 + index * 92, 108],
            [1330, 500 + index * 80, 98],
          ],
          skins.pale,
          false,
        ),
      )
      .join("") +
    line("M700 480Q660 610 716 750M726 486Q692 610 740 746", tone(0.4, 0.6), 5) +
    blurred(3, line("M600 560Q400 620 140 640M610 640Q420 700 260 730", tone(0.12, 0.45), 10)) +
    tube(
      [
        [-500, 830, 620],
        [-200, 760, 580],
        [-20, 716, 540],
      ],
      cloths.black,
    ) +
    moved(
      ring(0, 0, 120, ink, 12) +
        ring(0, 0, 98, ink, 5) +
        line(arc(0, 34, 62, 180, 360), ink, 14) +
        circle(36, -28, 20, ink) +
        line("M-76 34H76", ink, 9) +
        times(7, (index) => {
          const [x, y] = onCircle(0, 34, 82, 180 + index * 30);
          return circle(x, y, 5, ink);
        }),
      "translate(440 640) rotate(-14) scale(1 .94)",
    )
  );
}
