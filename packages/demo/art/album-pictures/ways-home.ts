import {
  circle,
  line,
  moved,
  onCircle,
  rect,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { finger } from "./finger.ts";
import { blurred, bokeh, cloths, fade, form, glow, ground, skins, tone, tube } from "./tones.ts";

/** The way home: lights beyond a wet window, a head that leans on it. */
export function lastTram(): string {
  const random = seededRandom("tram");
  const head =
    "M820 1700C800 1300 830 1180 900 1100C800 1060 740 960 744 830C748 690 850 610 970 612C1090 614 1180 700 1184 840C1186 940 1150 1020 1090 1070C1100 1110 1180 1160 1300 1200C1420 1260 1500 1400 1520 1700Z";
  return (
    fade(
      "dusk",
      [0, 0, 0, 900],
      [
        [0.9, 0.9],
        [0.45, 0.95],
        [0.1, 0.8],
        [0.8, 0.9],
      ],
    ) +
    ground("url(#dusk)") +
    shape(
      "M-200 640V420H-60V300H80V460H190V250H330V430H430V360H560V500H690V310H800V440H930V380H1050V500H1400V900H-200Z",
      tone(0.9, 0.9),
    ) +
    times(46, (index) =>
      rect(-50 + ((index * 97) % 1200), 380 + ((index * 53) % 230), 13, 18, tone(0, 0.5)),
    ) +
    bokeh("tram", 30, [0, 0.7]) +
    times(60, () => {
      const [x, y, size] = [
        random.between(0, 1150),
        random.between(60, 820),
        random.between(4, 13),
      ];
      return (
        circle(x, y, size, tone(0.5, 0.8)) +
        circle(x - size * 0.2, y - size * 0.25, size * 0.6, tone(0, 0))
      );
    }) +
    times(9, (index) =>
      line(
        `M${60 + index * 130} ${100 + ((index * 83) % 300)}q${10 - index} 120 -8 ${200 + ((index * 59) % 200)}`,
        tone(0.1, 0.5),
        5,
      ),
    ) +
    form(
      "frame",
      "M-400 -400H1600V1600H-400ZM40 90Q40 40 90 40H1120Q1170 40 1170 90V850Q1170 900 1120 900H90Q40 900 40 850Z",
      cloths.black,
      [-16, -16],
      24,
    ).replaceAll("<path", '<path fill-rule="evenodd" clip-rule="evenodd"') +
    line("M44 850Q44 896 90 896H1120Q1166 896 1166 850", tone(0, 0.3), 7) +
    rect(-400, 960, 2000, 30, tone(0.1, 0.6)) +
    shape(head, tone(0, 0.3)) +
    moved(shape(head, tone(1, 0.6)), "translate(12 14)") +
    times(26, (index) =>
      line(
        `M${790 + index * 15} ${700 + Math.abs(index - 12) * 6}q${(12 - index) * 2} 140 ${(index - 12) * 4} 330`,
        tone(0.78, 0.8),
        4,
      ),
    ) +
    circle(1172, 930, 13, tone(0, 0))
  );
}

/** The wake behind the last ferry, from its rail. */
export function wake(): string {
  const random = seededRandom("wake");
  return (
    fade(
      "night-sky",
      [0, -100, 0, 480],
      [
        [0.9, 0.9],
        [0.3, 0.95],
        [0, 0.5],
      ],
    ) +
    ground("url(#night-sky)") +
    glow([820, 420], 420, [0, 0]) +
    shape(
      "M-300 470V360H-180V250H-60V380H60V300H150V200H260V390H360V330H470V410H600V470ZM980 470V400H1060V340H1150V420H1260V300H1400V470Z",
      tone(0.8, 0.95),
    ) +
    times(36, (index) =>
      rect(-40 + ((index * 89) % 640), 300 + ((index * 41) % 150), 9, 13, tone(0, 0.2)),
    ) +
    fade(
      "water",
      [0, 470, 0, 1200],
      [
        [0.1, 0.7],
        [0.6, 0.95],
        [0.98, 0.8],
      ],
    ) +
    rect(-400, 470, 2000, 1200, "url(#water)") +
    times(70, () => {
      const y = 480 + random.next() ** 2 * 620;
      const near = (y - 470) / 620;
      const x = random.between(-200, 1400);
      return line(
        `M${x} ${y}q${30 + near * 60} ${-8 - near * 14} ${60 + near * 120} 0`,
        tone(random.next() > 0.5 ? 0 : 0.9, 0.4),
        3 + near * 8,
      );
    }) +
    times(130, () => {
      const t = random.next() ** 1.6;
      const y = 480 + t * 760;
      const side = random.pick([-1, 1]);
      const x = 640 + side * (16 + t * 330) + random.between(-1, 1) * (6 + t * 80);
      return circle(x, y, 3 + t * random.between(6, 30), tone(0, random.between(0, 0.2)));
    }) +
    tube(
      [
        [-300, 900, 54],
        [600, 930, 54],
        [1500, 900, 54],
      ],
      { shadow: [1, 0.4], lit: [0, 0.1], from: [0, -0.6] },
    ) +
    times(4, (index) =>
      tube(
        [
          [60 + index * 380, 900, 36],
          [60 + index * 380, 1500, 36],
        ],
        { shadow: [1, 0.4], lit: [0.2, 0.2] },
      ),
    ) +
    tube(
      [
        [1500, 1160, 250],
        [1240, 1000, 190],
        [1080, 900, 180],
      ],
      skins.deep,
    ) +
    times(4, (index) =>
      finger(
        [
          [1100 - index * 62, 850, 70],
          [1080 - index * 66, 890, 66],
          [1076 - index * 66, 960, 56],
        ],
        skins.deep,
        false,
      ),
    )
  );
}

/** Umbrellas from above, in the rain. */
export function umbrellas(): string {
  const one = (x: number, y: number, r: number, turn: number, dark: number, warm: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${blurred(24, circle(40, 50, r * 0.96, tone(1, 0.7)))}${times(
      8,
      (index) => {
        const [x1, y1] = onCircle(0, 0, r, index * 45);
        const [x2, y2] = onCircle(0, 0, r, index * 45 + 45);
        const [mx, my] = onCircle(0, 0, r * 0.86, index * 45 + 22.5);
        const lit = 0.5 + 0.5 * Math.cos(((index * 45 + turn - 200) * Math.PI) / 180);
        return `<path d="M0 0L${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Z" fill="${tone(dark + (1 - lit) * 0.5, warm)}" stroke="${tone(Math.min(1, dark + 0.7), 0.6)}" stroke-width="5"/>`;
      },
    )}${circle(0, 0, 13, tone(0, 0))}</g>`;
  return (
    fade(
      "wet",
      [0, 0, 1200, 1200],
      [
        [0.15, 0.5],
        [0.55, 0.8],
        [0.92, 0.8],
      ],
    ) +
    ground("url(#wet)") +
    times(
      14,
      (index) =>
        line(`M-300 ${index * 110 - 60}H1500`, tone(0.7, 0.7), 4) +
        line(`M${index * 130 - 200} -300V1500`, tone(0.6, 0.7), 3),
    ) +
    blurred(
      6,
      times(
        9,
        (index) =>
          `<ellipse cx="${(index * 337) % 1200}" cy="${(index * 211) % 1200}" rx="${90 + index * 9}" ry="44" fill="${tone(0, 0.2)}"/>`,
      ),
    ) +
    one(250, 260, 290, 10, 0.02, 0.9) +
    one(880, 210, 250, 30, 0.55, 0.3) +
    one(620, 660, 310, 5, 0, 0.05) +
    one(120, 860, 250, 24, 0.6, 0.4) +
    one(1080, 800, 280, 16, 0.04, 0.95) +
    one(480, 1160, 240, 40, 0.5, 0.9) +
    times(60, (index) =>
      line(`M${(index * 173) % 1300} ${(index * 271) % 1240}l-16 46`, tone(0, 0), 5),
    )
  );
}
