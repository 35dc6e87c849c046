import {
  circle,
  line,
  moved,
  polygon,
  rect,
  ring,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { type Spot, blurred, fade, glow, ground, tone } from "../album-pictures/tones.ts";

export interface RoomLook {
  windows: "arched" | "tall" | "round" | "open";
  roof: "trusses" | "vault" | "skylights" | "beams";
  floor: "boards" | "tiles" | "slab";
  hung: "ball" | "lanterns" | "festoons" | "leaves";
  /** Where the afternoon comes in. */
  sun: -1 | 1;
}

/** The far wall is at depth 1; larger ones are nearer. */
const eye: Spot = [600, 590];
const [half, up, down] = [255, 190, 165];
const nearest = 5.4;

const at = (side: number, depth: number, rise: number): Spot => [
  eye[0] + side * half * depth,
  eye[1] + rise * depth,
];
const onFloor = (side: number, depth: number) => at(side, depth, down);
const onCeiling = (side: number, depth: number) => at(side, depth, -up);
const bays = [1.25, 1.75, 2.45, 3.4] as const;

/** The empty room an hour before the doors open. */
export function room(look: RoomLook): string {
  const { sun } = look;
  const wall = (side: 1 | -1, dark: number, warm: number) =>
    shape(
      polygon([
        onCeiling(side, 1),
        onCeiling(side, nearest),
        onFloor(side, nearest),
        onFloor(side, 1),
      ]),
      tone(dark, warm),
    );
  return (
    ground(tone(0.9, 0.7)) +
    fade(
      "boards",
      [0, eye[1] + down, 0, 1100],
      [
        [0.3, 0.75],
        [0.55, 0.9],
        [0.85, 0.9],
      ],
    ) +
    shape(
      polygon([onFloor(-1, 1), onFloor(1, 1), onFloor(1, nearest), onFloor(-1, nearest)]),
      "url(#boards)",
    ) +
    floorOf(look) +
    wall(sun, 0.82, 0.75) +
    wall(sun === 1 ? -1 : 1, 0.42, 0.75) +
    farWall() +
    roofOf(look) +
    bays.map((depth) => bay(look, depth)).join("") +
    hungOf(look)
  );
}

function farWall(): string {
  const [left, top] = onCeiling(-1, 1);
  const [, foot] = onFloor(-1, 1);
  const deck = (x: number) =>
    circle(x, foot - 62, 15, tone(1, 0.5)) + circle(x, foot - 62, 4, tone(0, 0));
  return (
    rect(left, top, 2 * half, foot - top, tone(0.3, 0.8)) +
    glow([600, foot - 100], 260, [0, 0.6]) +
    ring(600, foot - 150, 96, tone(0, 0.1), 9) +
    rect(490, foot - 148, 220, 90, tone(0.3, 0.8)) +
    circle(668, foot - 218, 17, tone(0, 0)) +
    rect(418, foot - 132, 46, 132, tone(1, 0.6)) +
    rect(736, foot - 132, 46, 132, tone(1, 0.6)) +
    times(4, (index) =>
      ring(index < 2 ? 441 : 759, foot - 96 + (index % 2) * 60, 17, tone(0.2, 0.5), 4),
    ) +
    rect(500, foot - 58, 200, 58, tone(0.95, 0.7)) +
    rect(490, foot - 66, 220, 12, tone(0.6, 0.6)) +
    deck(545) +
    deck(655)
  );
}

function floorOf({ floor }: RoomLook): string {
  const depths = Array.from({ length: 14 }, (_, index) => 1 * 1.13 ** index);
  const along = (count: number) =>
    times(count, (index) => {
      const side = (2 * index) / (count - 1) - 1;
      const [[x1, y1], [x2, y2]] = [onFloor(side, 1), onFloor(side, nearest)];
      return line(`M${x1} ${y1}L${x2} ${y2}`, tone(0.82, 0.8), 2.5);
    });
  if (floor === "slab") return along(5);
  if (floor === "boards") return along(21);
  const checks = depths.slice(0, -1).flatMap((depth, row) =>
    Array.from({ length: 8 }, (_, column) => {
      if ((row + column) % 2 === 0) return "";
      const [left, right] = [column / 4 - 1, (column + 1) / 4 - 1];
      const next = depth * 1.13;
      return shape(
        polygon([
          onFloor(left, depth),
          onFloor(right, depth),
          onFloor(right, next),
          onFloor(left, next),
        ]),
        tone(0.88, 0.6),
      );
    }),
  );
  return checks.join("");
}

/** A window on each side, and where its light falls. */
function bay(look: RoomLook, depth: number): string {
  const { sun } = look;
  const end = depth * 1.24;
  const [foot, head] = look.windows === "open" ? [down * 0.98, -110] : [45, -135];
  const opening = (side: 1 | -1) => {
    const [a, b, c, d] = [
      at(side, depth, foot),
      at(side, depth, head),
      at(side, end, head),
      at(side, end, foot),
    ];
    const middle = at(side, (depth + end) / 2, look.windows === "arched" ? head - 75 : head);
    if (look.windows === "round") {
      const [x, y] = at(side, (depth + end) / 2, -50);
      const [rx, ry] = [((end - depth) * half) / 2, 62 * depth];
      return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
    }
    return `M${a.join(" ")}L${b.join(" ")}Q${middle.join(" ")} ${c.join(" ")}L${d.join(" ")}Z`;
  };
  const bars = (side: 1 | -1, dark: number) => {
    if (look.windows === "open") return "";
    const [[x, y1], [, y2]] = [
      at(side, (depth + end) / 2, foot),
      at(side, (depth + end) / 2, head - 20),
    ];
    const [[x1, y3], [x2, y4]] = [at(side, depth, -40), at(side, end, -40)];
    return line(`M${x} ${y1}V${y2}M${x1} ${y3}L${x2} ${y4}`, tone(dark, 0.7), 3 * depth);
  };
  const fall = (near: number, far: number): Spot[] => [
    onFloor(sun * near, depth),
    onFloor(sun * far, depth * 1.32),
    onFloor(sun * far, end * 1.32),
    onFloor(sun * near, end),
  ];
  const other = sun === 1 ? -1 : 1;
  const [top, bottom] = [at(sun, depth, head), at(sun, end, head)];
  const [, farNear, farEnd] = fall(0.8, -0.5);
  const shaft = farNear && farEnd ? polygon([top, bottom, farEnd, farNear]) : "";
  return (
    shape(opening(other), tone(0.75, 0.9)) +
    bars(other, 0.9) +
    blurred(6, shape(polygon(fall(0.8, -0.5)), tone(0, 0.2))) +
    shape(opening(sun), tone(0, 0)) +
    bars(sun, 0.7) +
    `<g opacity="0.16">${blurred(12, shape(shaft, tone(0, 0)))}</g>`
  );
}

function roofOf({ roof }: RoomLook): string {
  const base = shape(
    polygon([onCeiling(-1, 1), onCeiling(1, 1), onCeiling(1, nearest), onCeiling(-1, nearest)]),
    tone(0.88, roof === "vault" ? 0.9 : 0.6),
  );
  const ribs = [1, 1.35, 1.85, 2.55, 3.5];
  const art = ribs.map((depth) => {
    const [[x1, y], [x2]] = [onCeiling(-1, depth), onCeiling(1, depth)];
    const width = 9 * depth;
    if (roof === "beams") return rect(x1, y, x2 - x1, width * 1.6, tone(1, 0.6));
    if (roof === "vault")
      return line(
        `M${x1} ${y + 30 * depth}Q600 ${y - 130 * depth} ${x2} ${y + 30 * depth}`,
        tone(0.5, 0.85),
        width,
      );
    if (roof === "trusses") {
      const legs = times(6, (index) => {
        const x = x1 + ((x2 - x1) * (index + 0.5)) / 6;
        return `M${x} ${y + 36 * depth}l${(index % 2 === 0 ? 1 : -1) * ((x2 - x1) / 12)} ${-36 * depth}`;
      });
      return line(
        `M${x1} ${y}H${x2}M${x1} ${y + 36 * depth}H${x2}${legs}`,
        tone(0.45, 0.8),
        4.5 * depth,
      );
    }
    const end = depth * 1.2;
    return [-0.55, 0.55]
      .map((side) =>
        shape(
          polygon([
            onCeiling(side - 0.3, depth),
            onCeiling(side + 0.3, depth),
            onCeiling(side + 0.3, end),
            onCeiling(side - 0.3, end),
          ]),
          tone(0, 0.15),
        ),
      )
      .join("");
  });
  return base + art.join("");
}

function hungOf({ hung }: RoomLook): string {
  if (hung === "ball") {
    const ball = times(7, (index) => {
      const x = 64 * Math.cos((index * Math.PI) / 6);
      return `<ellipse cx="0" cy="0" rx="${Math.abs(x)}" ry="64" fill="none" stroke="${tone(0.8, 0.6)}" stroke-width="3"/>${line(`M-64 ${x}H64`, tone(0.8, 0.6), 3)}`;
    });
    return (
      line("M600 -200V330", tone(0.2, 0.4), 4) +
      glow([600, 390], 230, [0, 0.4], 0.8) +
      moved(
        `<clipPath id="ball"><circle r="64"/></clipPath><g clip-path="url(#ball)">${circle(0, 0, 64, tone(0.35, 0.5))}${blurred(12, circle(-20, -22, 34, tone(0, 0)))}${ball}</g>`,
        "translate(600 390)",
      )
    );
  }
  if (hung === "lanterns")
    return times(9, (index) => {
      const depth = 1.1 + (index % 3) * 0.55;
      const [x] = onCeiling((Math.floor(index / 3) - 1) * 0.55, depth);
      const y = 360 + ((index * 53) % 70) - depth * 60;
      const size = 22 * depth;
      return (
        line(`M${x} -200V${y}`, tone(0.3, 0.5), 3) +
        glow([x, y], size * 3.2, [0, 0.5], 0.7) +
        `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.15}" fill="${tone(0, 0.25)}"/>` +
        line(`M${x - size} ${y}h${size * 2}M${x} ${y - size}v${size * 2}`, tone(0.4, 0.8), 2)
      );
    });
  if (hung === "leaves")
    return times(26, (index) => {
      const x = (index * 173) % 1260;
      const length = 90 + ((index * 97) % 170);
      return moved(
        line(`M0 -60Q14 ${length / 2} 0 ${length}`, tone(0.9, 0.7), 5) +
          times(7, (leaf) =>
            moved(
              shape("M0 0q34 -22 62 4q-34 20 -62 -4Z", tone(leaf % 3 === 0 ? 0.35 : 0.8, 0.9)),
              `translate(0 ${(leaf * length) / 6 - 20}) rotate(${leaf % 2 === 0 ? 58 : 122})`,
            ),
          ),
        `translate(${x} 150)`,
      );
    });
  return times(6, (index) => {
    const depth = 1 + index * 0.5;
    const [[x1, y], [x2]] = [onCeiling(-1, depth), onCeiling(1, depth)];
    const sag = 80 * depth;
    return (
      line(`M${x1} ${y + 20}Q600 ${y + 20 + sag} ${x2} ${y + 20}`, tone(0.3, 0.5), 2.5) +
      times(13, (bulb) => {
        const t = (bulb + 0.5) / 13;
        const [x, bulbY] = [x1 + (x2 - x1) * t, y + 24 + 2 * t * (1 - t) * sag];
        return (
          glow([x, bulbY], 16 * depth, [0, 0.4], 0.8) + circle(x, bulbY, 4.5 * depth, tone(0, 0))
        );
      })
    );
  });
}
