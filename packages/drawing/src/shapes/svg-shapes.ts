/** One decimal: invisible at print size, and half the bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  corner = 0,
): string {
  const rx = corner === 0 ? "" : ` rx="${round(corner)}"`;
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rx} fill="${fill}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** The upper half of a disc, standing on its centre line. */
export function halfDisc(x: number, y: number, radius: number, fill: string): string {
  const r = round(radius);
  return shape(`M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${round(radius * 2)} 0Z`, fill);
}

/** A point on a circle; the angle in degrees, clockwise from three o'clock. */
export function onCircle(
  x: number,
  y: number,
  radius: number,
  degrees: number,
): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** An open arc, clockwise. Angles in degrees, less than a full turn apart. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [startX, startY] = onCircle(x, y, radius, from);
  const [endX, endY] = onCircle(x, y, radius, to);
  const r = round(radius);
  return `M${round(startX)} ${round(startY)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${round(endX)} ${round(endY)}`;
}

export function wedge(x: number, y: number, radius: number, from: number, to: number): string {
  return `${arc(x, y, radius, from, to)}L${round(x)} ${round(y)}Z`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

export function moved(art: string, transform: string): string {
  return `<g transform="${transform}">${art}</g>`;
}
