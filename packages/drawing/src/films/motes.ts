import { seededRandom } from "../shapes/seeded-random.ts";
import { round } from "./shapes.ts";
import { around, wave } from "./stage.ts";

export const moteDefinitions = `<radialGradient id="mote"><stop offset="0" stop-color="#fff0c8"/>
<stop offset=".55" stop-color="#ffd58c" stop-opacity=".7"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>`;

const dust = (() => {
  const random = seededRandom("dust in the light");
  return Array.from({ length: 46 }, () => {
    const x = random.between(640, 1600);
    return {
      x,
      y: random.between(330, 740),
      radius: 1.5 + random.next() ** 4 * 10,
      rise: random.between(30, 90),
      drift: random.between(-24, 24),
      offset: random.next(),
      lives: random.pick([1, 1, 2]),
    };
  });
})();

/** Draws dust in the light. Each mote rises, is lit and goes out before it starts again. */
export function motes(time: number): string {
  return dust
    .map(({ x, y, radius, rise, drift, offset, lives }) => {
      const life = around(time * lives, offset);
      const strength = Math.sin(Math.PI * life) ** 2 * (radius > 5 ? 0.28 : 0.75);
      const at = { x: x + drift * life + 6 * wave(time, 2, offset), y: y - rise * life };
      return `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="${round(radius)}" fill="url(#mote)" opacity="${round(strength)}"/>`;
    })
    .join("");
}
