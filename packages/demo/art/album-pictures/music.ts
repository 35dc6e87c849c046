import {
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
import { finger } from "./finger.ts";
import {
  type Body,
  type Spot,
  blurred,
  bokeh,
  fade,
  form,
  glow,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

export function needle(): string {
  const metal: Body = { shadow: [0.9, 0.3], lit: [0, 0], from: [-0.3, -0.6] };
  const groove = (r: number, ink: string, width: number) =>
    `<ellipse cx="330" cy="880" rx="${r}" ry="${r * 0.52}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  return (
    fade(
      "deck",
      [0, 0, 0, 600],
      [
        [0.95, 0.6],
        [0.5, 0.8],
      ],
    ) +
    ground("url(#deck)") +
    bokeh("needle", 22) +
    `<ellipse cx="330" cy="910" rx="1130" ry="590" fill="${tone(1, 0.4)}"/><ellipse cx="330" cy="880" rx="1120" ry="582" fill="${tone(0.93, 0.4)}"/>` +
    times(38, (index) =>
      groove(
        330 + index * 21 - (index % 7 === 0 ? 5 : 0),
        index % 7 === 0 ? tone(1, 0.2) : tone(0.72, 0.3),
        index % 7 === 0 ? 9 : 4,
      ),
    ) +
    `<clipPath id="record"><ellipse cx="330" cy="880" rx="1110" ry="577"/></clipPath><g clip-path="url(#record)" opacity=".85">${blurred(12, shape("M330 880L1500 240L1560 520ZM330 880L-700 900L-700 1300ZM330 880L760 200L960 160Z", tone(0.12, 0.5)))}</g>` +
    times(38, (index) => groove(330 + index * 21, tone(1, 0.4), 2.4)) +
    `<ellipse cx="330" cy="880" rx="310" ry="161" fill="${tone(0.04, 0.95)}"/><ellipse cx="330" cy="880" rx="250" ry="130" fill="none" stroke="${tone(0, 0)}" stroke-width="6"/><ellipse cx="330" cy="872" rx="22" ry="13" fill="${tone(0, 0)}"/>` +
    blurred(12, line("M1300 420L960 640L740 770", tone(1, 0.6), 60)) +
    tube(
      [
        [1500, -60, 64],
        [1200, 250, 58],
        [1010, 430, 54],
        [900, 520, 52],
      ],
      metal,
    ) +
    moved(
      form("shell", "M-60 -70L250 -84L262 74L-50 80L-90 20Z", metal, [-8, -20], 24) +
        rect(-40, 70, 150, 70, tone(0.05, 1), 8) +
        line("M-30 140L-56 196", tone(0, 0), 12) +
        circle(40, -6, 16, tone(1, 0.3)) +
        circle(150, -10, 16, tone(1, 0.3)) +
        line("M250 -60q90 -30 120 -100", tone(0.1, 0), 16),
      "translate(760 590) rotate(-38)",
    )
  );
}

export function tambourine(): string {
  const [cx, cy, r] = [560, 520, 360];
  return (
    fade(
      "stage",
      [0, 0, 1200, 1200],
      [
        [0.98, 0.7],
        [0.5, 0.9],
        [0.9, 0.8],
      ],
    ) +
    ground("url(#stage)") +
    bokeh("tambourine", 26) +
    glow([560, 460], 620, [0.05, 0.4], 0.8) +
    times(
      3,
      (ghost) =>
        `<g opacity="${0.2 + ghost * 0.1}" transform="rotate(${-15 + ghost * 5} 1000 1000)">${ring(cx, cy, r, tone(0.2, 0.7), 50)}</g>`,
    ) +
    ring(cx, cy, r, tone(1, 0.8), 74) +
    ring(cx - 3, cy - 3, r, tone(0.35, 0.95), 60) +
    ring(cx - 8, cy - 8, r + 12, tone(0.02, 0.7), 16) +
    times(12, (index) => {
      const [x, y] = onCircle(cx, cy, r, index * 30 + 8);
      return `<g transform="translate(${x} ${y}) rotate(${index * 30 + 8})"><rect x="-32" y="-58" width="64" height="116" rx="8" fill="${tone(1, 0.6)}"/>${times(2, (disc) => `<ellipse cx="${disc * 18 - 9}" cy="0" rx="17" ry="62" fill="${tone(disc === 0 ? 0.55 : 0, disc === 0 ? 0.6 : 0.1)}" stroke="${tone(0.95, 0.5)}" stroke-width="5"/>`)}</g>`;
    }) +
    tube(
      [
        [1560, 1460, 300],
        [1260, 1180, 240],
        [1040, 930, 205],
        [960, 850, 230],
      ],
      skins.deep,
    ) +
    tube(
      [
        [970, 860, 230],
        [900, 780, 260],
        [860, 730, 210],
      ],
      skins.deep,
      0,
    ) +
    finger(
      [
        [900, 640, 96],
        [800, 660, 90],
        [744, 730, 78],
      ],
      skins.deep,
    ) +
    finger(
      [
        [840, 700, 98],
        [740, 730, 92],
        [700, 800, 78],
      ],
      skins.deep,
    ) +
    finger(
      [
        [800, 780, 96],
        [700, 800, 90],
        [670, 866, 76],
      ],
      skins.deep,
    ) +
    finger(
      [
        [800, 870, 88],
        [710, 880, 80],
        [690, 930, 68],
      ],
      skins.deep,
    ) +
    finger(
      [
        [990, 720, 110],
        [950, 590, 96],
        [880, 540, 80],
      ],
      skins.deep,
    )
  );
}

export function gramophone(): string {
  const brass: Body = { shadow: [0.85, 1], lit: [0, 0.55], from: [-0.4, -0.5] };
  return (
    fade(
      "parlour",
      [0, 0, 1200, 900],
      [
        [0.3, 0.8],
        [0.8, 0.9],
        [0.98, 0.7],
      ],
    ) +
    ground("url(#parlour)") +
    blurred(40, rect(-80, -200, 360, 800, tone(0, 0.2))) +
    rect(-400, 980, 2000, 700, tone(0.97, 0.6)) +
    tube(
      [
        [880, 900, 60],
        [930, 760, 66],
        [840, 640, 84],
        [720, 560, 120],
        [640, 500, 190],
      ],
      brass,
    ) +
    times(13, (index) => {
      const [x1, y1] = onCircle(480, 380, 390, index * 27.7);
      const [x2, y2] = onCircle(480, 380, 390, index * 27.7 + 27.7);
      const [mx, my] = onCircle(480, 380, 450, index * 27.7 + 13.8);
      const lit = 0.5 + 0.5 * Math.cos(((index * 27.7 - 30) * Math.PI) / 180);
      return `<path d="M560 440L${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Z" fill="${tone(0.1 + lit * 0.55, 0.95 - lit * 0.1)}" stroke="${tone(0.9, 0.9)}" stroke-width="5"/><path d="M560 440L${(x1 * 2 + x2) / 3} ${(y1 * 2 + y2) / 3}" stroke="${tone(0, 0.3)}" stroke-width="7"/>`;
    }) +
    `<ellipse cx="566" cy="446" rx="84" ry="74" fill="${tone(1, 0.7)}"/>` +
    `<ellipse cx="800" cy="930" rx="380" ry="64" fill="${tone(1, 0.4)}"/>` +
    times(
      9,
      (index) =>
        `<ellipse cx="800" cy="920" rx="${360 - index * 28}" ry="${58 - index * 4.6}" fill="none" stroke="${tone(index % 3 === 0 ? 0.3 : 0.7, 0.4)}" stroke-width="4"/>`,
    ) +
    `<ellipse cx="800" cy="918" rx="96" ry="17" fill="${tone(0, 0.9)}"/>` +
    form(
      "box",
      "M380 970H1230V1400H380Z",
      { shadow: [0.95, 1], lit: [0.35, 0.95] },
      [-20, -30],
      40,
    ) +
    rect(360, 950, 890, 46, tone(0.75, 0.95), 8) +
    line("M364 958H1246", tone(0, 0.6), 8) +
    tube(
      [
        [1440, 1080, 190],
        [1330, 1120, 150],
        [1250, 1130, 140],
      ],
      skins.pale,
    ) +
    finger(
      [
        [1260, 1080, 74],
        [1170, 1100, 66],
        [1150, 1160, 56],
      ],
      skins.pale,
    ) +
    finger(
      [
        [1260, 1140, 74],
        [1170, 1150, 66],
        [1160, 1206, 56],
      ],
      skins.pale,
    )
  );
}

/** A mirror of a ball, brighter towards the lamp at the upper left. */
function tile(
  [cx, cy, r]: readonly [number, number, number],
  lat: number,
  [from, to]: Spot,
  chance: number,
): string {
  const at = (longitude: number, latitude: number) =>
    `${(cx + r * Math.sin(longitude) * Math.cos(latitude)).toFixed(1)} ${(cy + r * Math.sin(latitude)).toFixed(1)}`;
  const next = lat + 0.15;
  const facing = Math.cos(lat + 0.5) * Math.cos(from + 0.45);
  const dark = chance > 0.9 ? 0 : Math.max(0, 0.95 - facing * 0.9 + (chance - 0.5) * 0.75);
  return shape(
    `M${at(from, lat)}L${at(to, lat)}L${at(to, next)}L${at(from, next)}Z`,
    tone(dark, chance > 0.9 ? 0 : chance),
  );
}

export function ball(): string {
  const random = seededRandom("ball");
  const [cx, cy, r] = [640, 470, 330];
  const spots = times(64, () => {
    const [angle, far] = [random.between(0, 360), random.between(430, 1100)];
    const [x, y] = onCircle(cx, cy, far, angle);
    return `<ellipse cx="${x}" cy="${y}" rx="${14 + far * 0.03}" ry="${9 + far * 0.016}" transform="rotate(${angle} ${x} ${y})" fill="${tone(0, random.between(0, 0.6))}" opacity="${random.between(0.55, 1).toFixed(2)}"/>`;
  });
  return (
    fade(
      "ceiling",
      [0, 0, 1200, 1200],
      [
        [0.98, 0.8],
        [0.72, 0.95],
        [0.98, 0.7],
      ],
    ) +
    ground("url(#ceiling)") +
    times(6, (index) =>
      line(`M${-500 + index * 420} -300L${300 + index * 130} 1500`, tone(1, 0.8), 26),
    ) +
    blurred(3, spots) +
    glow([cx, cy], 560, [0.1, 0.6], 0.7) +
    line(`M${cx + 10} -300L${cx} ${cy - r}`, tone(0, 0), 7) +
    circle(cx, cy, r + 5, tone(1, 0.6)) +
    times(19, (row) => {
      const lat = ((row - 9) / 9.5) * (Math.PI / 2);
      const count = Math.max(5, Math.round(30 * Math.cos(lat)));
      return times(count, (column) => {
        const start = (column / count - 0.5) * Math.PI;
        return tile([cx, cy, r], lat, [start, start + (0.92 * Math.PI) / count], random.next());
      });
    }) +
    glow([cx - 120, cy - 130], 150, [0, 0], 1)
  );
}
