import { round } from "./shapes.ts";

interface ArcMark {
  /** The centre of the half circle's base line, in pixels. */
  x: number;
  y: number;
  radius: number;
  line: number;
  sun: number;
  lineColour: string;
  sunColour: string;
}

/** The sun's position in the mark, from 0 at four o'clock to 1 at ten. */
const progress = 0.62;

/**
 * Draws the arc of the pages with a line width of its own: a tab's sixteen pixels need a thicker
 * line than a header.
 */
export function arcMark({ x, y, radius, line, sun, lineColour, sunColour }: ArcMark): string {
  const angle = Math.PI * (1 - progress);
  const sunAt = { x: round(x + radius * Math.cos(angle)), y: round(y - radius * Math.sin(angle)) };
  return (
    `<path class="line" d="M${round(x - radius)} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0" fill="none" stroke="${lineColour}" stroke-width="${line}" stroke-linecap="round"/>` +
    `<circle class="sun" cx="${sunAt.x}" cy="${sunAt.y}" r="${sun}" fill="${sunColour}"/>`
  );
}
