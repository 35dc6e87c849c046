import type { Point } from "./stage.ts";

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

/** A closed curve through every point (Catmull-Rom as Béziers). */
export function blob(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const curves = points.map((point, index) => {
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const leave = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const arrive = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${pair(leave)} ${pair(arrive)} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join("")}Z`;
}

/** Two discs and what lies between them: an arm, a leg, a neck. */
export function limb(from: Point, fromRadius: number, to: Point, toRadius: number): string {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance <= Math.abs(fromRadius - toRadius))
    return disc(from, Math.max(fromRadius, toRadius));
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  const spread = Math.acos((fromRadius - toRadius) / distance);
  const on = (centre: Point, radius: number, angle: number) =>
    pair({ x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) });
  const [big, small] = [round(fromRadius), round(toRadius)];
  return (
    `M${on(from, fromRadius, heading + spread)}` +
    `A${big} ${big} 0 ${spread < Math.PI / 2 ? 1 : 0} 1 ${on(from, fromRadius, heading - spread)}` +
    `L${on(to, toRadius, heading - spread)}` +
    `A${small} ${small} 0 ${spread > Math.PI / 2 ? 1 : 0} 1 ${on(to, toRadius, heading + spread)}Z`
  );
}

export function disc(centre: Point, radius: number): string {
  return oval(centre, radius, radius, 0);
}

/** `turn` in radians. */
export function oval(centre: Point, radiusX: number, radiusY: number, turn: number): string {
  const reach = { x: radiusX * Math.cos(turn), y: radiusX * Math.sin(turn) };
  const [left, right] = [
    { x: centre.x - reach.x, y: centre.y - reach.y },
    { x: centre.x + reach.x, y: centre.y + reach.y },
  ];
  const arc = `A${round(radiusX)} ${round(radiusY)} ${round((turn * 180) / Math.PI)} 0 1`;
  return `M${pair(left)}${arc} ${pair(right)}${arc} ${pair(left)}Z`;
}

function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`;
}
