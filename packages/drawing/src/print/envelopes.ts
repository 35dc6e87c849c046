import { onCircle } from "../shapes/svg-shapes.ts";

export type Point = readonly [number, number];

/** Where a point of a word is drawn: `u` runs along it, `v` from its capitals to its baseline. */
export type Envelope = (u: number, v: number) => Point;

export function box(x: number, y: number, width: number, height: number): Envelope {
  return (u, v) => [x + u * width, y + v * height];
}

/** Between two lines that run across, as heights at `u`. */
export function between(
  x: number,
  width: number,
  top: (u: number) => number,
  bottom: (u: number) => number,
): Envelope {
  return (u, v) => [x + u * width, top(u) + v * (bottom(u) - top(u))];
}

/** Between two lines that run down, as places at `v`. */
export function beside(
  y: number,
  height: number,
  left: (v: number) => number,
  right: (v: number) => number,
): Envelope {
  return (u, v) => [left(v) + u * (right(v) - left(v)), y + v * height];
}

/** Around a point, capitals outside. Angles in degrees, clockwise from three o'clock. */
export function fan(
  [x, y]: Point,
  { inner, outer, from, to }: { inner: number; outer: number; from: number; to: number },
): Envelope {
  return (u, v) => onCircle(x, y, outer + v * (inner - outer), from + u * (to - from));
}

interface Edge {
  y: number;
  width: number;
}

/** A plane that lies before the viewer: what is nearer is larger, also from top to bottom. */
export function floor(far: Edge, near: Edge, centre = 400): Envelope {
  const ratio = near.width / far.width;
  return (u, v) => {
    const depth = v / (v + (1 - v) * ratio);
    const width = far.width + depth * (near.width - far.width);
    return [centre + (u - 0.5) * width, far.y + depth * (near.y - far.y)];
  };
}

export function bent(envelope: Envelope, move: (point: Point) => Point): Envelope {
  return (u, v) => move(envelope(u, v));
}

export function turned(envelope: Envelope, degrees: number, [x, y]: Point): Envelope {
  const [cos, sin] = onCircle(0, 0, 1, degrees);
  return bent(envelope, ([px, py]) => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ]);
}
