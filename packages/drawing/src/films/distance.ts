import { seededRandom } from "../shapes/seeded-random.ts";
import { round } from "./shapes.ts";
import { frame, horizon } from "./stage.ts";

/** Hills and the town's towers at the street's far end: two flat silhouettes in the haze. */
export function distance(): string {
  return `<path d="${hills()}" fill="url(#hills)"/><path d="${towers()}" fill="url(#towers)"/>${clockTower()}`;
}

export const distanceDefinitions = `
<linearGradient id="hills" x1="0" y1="520" x2="0" y2="650" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#d65a5c" stop-opacity=".75"/><stop offset="1" stop-color="#ffa057" stop-opacity=".75"/></linearGradient>
<linearGradient id="towers" x1="0" y1="480" x2="0" y2="650" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#b94560"/><stop offset="1" stop-color="#f28253"/></linearGradient>
<linearGradient id="tower" x1="0" y1="420" x2="0" y2="650" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#9a3a58"/><stop offset="1" stop-color="#ee7a52"/></linearGradient>`;

function hills(): string {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = (frame.width / 40) * index;
    const rise = 52 + 26 * Math.sin(x / 210 + 0.6) + 15 * Math.sin(x / 83 + 2);
    return `${round(x)} ${round(horizon - rise)}`;
  });
  return `M0 ${horizon + 30}L${points.join("L")}L${frame.width} ${horizon + 30}Z`;
}

function towers(): string {
  const random = seededRandom("the town");
  let d = `M0 ${horizon + 30}`;
  for (let x = 0; x < frame.width;) {
    const width = random.between(10, 34);
    const rise = random.between(10, 30);
    d += `L${round(x)} ${round(horizon - rise)}L${round(x + width)} ${round(horizon - rise)}`;
    x += width;
  }
  return `${d}L${frame.width} ${horizon + 30}Z`;
}

/** Draws a clock tower against the sun's edge; its hands show five past six. */
function clockTower(): string {
  const [x, foot] = [1008, horizon + 30];
  const outline = [
    [-13, foot],
    [-13, 512],
    [-16, 508],
    [-16, 504],
    [-13, 500],
    [-13, 474],
    [-17, 470],
    [-17, 466],
    [-11, 462],
    [-7, 446],
    [-4, 442],
    [-1.2, 418],
    [1.2, 418],
    [4, 442],
    [7, 446],
    [11, 462],
    [17, 466],
    [17, 470],
    [13, 474],
    [13, 500],
    [16, 504],
    [16, 508],
    [13, 512],
    [13, foot],
  ] as const;
  const points = outline.map(([dx, y]) => `${x + dx} ${y}`).join("L");
  return `<path d="M${points}Z" fill="url(#tower)"/><circle cx="${x}" cy="487" r="8.5" fill="#ffd08a"/>
<path d="M${x} 487V493.5M${x} 487L${x + 3.4} 481" stroke="#8f3450" stroke-width="1.4" stroke-linecap="round"/>`;
}
