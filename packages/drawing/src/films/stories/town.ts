import { seededRandom } from "../../shapes/seeded-random.ts";
import { mix } from "../colour.ts";
import { round } from "../shapes.ts";
import { frame, wave } from "../stage.ts";

export const townDefinitions = `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="600" gradientUnits="userSpaceOnUse">
<stop offset="0" stop-color="#0f1038"/><stop offset=".3" stop-color="#1f2064"/><stop offset=".54" stop-color="#453089"/>
<stop offset=".74" stop-color="#8c3d8c"/><stop offset=".9" stop-color="#e8657a"/><stop offset="1" stop-color="#ff9f7e"/></linearGradient>
<radialGradient id="after" cx="330" cy="590" r="620" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#ffc08a" stop-opacity=".85"/>
<stop offset=".4" stop-color="#ff7d7a" stop-opacity=".3"/><stop offset="1" stop-color="#c2255c" stop-opacity="0"/></radialGradient>
<linearGradient id="street" x1="0" y1="565" x2="0" y2="900" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#8a3a72"/>
<stop offset=".18" stop-color="#4c2460"/><stop offset=".55" stop-color="#2a1745"/><stop offset="1" stop-color="#160c26"/></linearGradient>
<radialGradient id="pool"><stop offset="0" stop-color="#ffb866" stop-opacity=".4"/><stop offset="1" stop-color="#ff8a5a" stop-opacity="0"/></radialGradient>`;

/** A clear evening after sunset, the far side of the street in its last light, the road between. */
export function town(time: number): string {
  const { width, height } = frame;
  return `<rect width="${width}" height="${height}" fill="url(#sky)"/>${stars(time)}<rect width="${width}" height="700" fill="url(#after)"/>${moon}
<path d="${ridge}" fill="#a33f74" opacity=".75"/>${houses}<rect y="566" width="${width}" height="${height - 566}" fill="url(#street)"/>${rails}
<path d="M0 752H1600V900H0Z" fill="#20122f"/><path d="M0 752H1600" stroke="#7a3d70" stroke-width="4"/><path d="${paving}" stroke="#3a2048" stroke-width="2" fill="none"/>
${[120, 520, 940, 1360].map((x) => `<ellipse cx="${x}" cy="826" rx="330" ry="62" fill="url(#pool)"/>`).join("")}`;
}

const moon = `<path d="M252 118a46 46 0 1 0 44 66a40 40 0 1 1 -44 -66Z" fill="#ffe9c4"/>`;

const rails = `<path d="M0 658H1600M0 690H1600" stroke="#c77a90" stroke-width="3" opacity=".55"/><path d="M0 661H1600M0 694H1600" stroke="#1a0e28" stroke-width="3" opacity=".5"/>`;

const paving = Array.from({ length: 19 }, (_, index) => {
  const x = index * 100 - 100;
  return `M${x + 50} 754L${round(800 + (x - 750) * 1.3)} 900`;
}).join("");

function stars(time: number): string {
  const random = seededRandom("first stars");
  return Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(0, 1600), random.between(0, 250)];
    const [size, offset, cycles] = [random.between(0.8, 2), random.next(), random.pick([2, 3, 4])];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="#ffe9d0" opacity="${round(0.55 + 0.3 * wave(time, cycles, offset))}"/>`;
  }).join("");
}

const ridge = (() => {
  const points = Array.from({ length: 41 }, (_, index) => {
    const x = index * 40;
    return `${x} ${round(492 - 30 * Math.sin(x / 260 + 1) - 12 * Math.sin(x / 71))}`;
  });
  return `M0 600L${points.join("L")}L1600 600Z`;
})();

/** Terraces and shops, low on the left where the afterglow is. */
const houses = (() => {
  const random = seededRandom("across the street");
  const row: string[] = [];
  for (let x = -20; x < 1620;) {
    const width = random.between(84, 150);
    const low = Math.min(1, Math.abs(x + width / 2 - 330) / 420);
    const top = 500 - 70 * low - random.between(0, 56) * (0.4 + low);
    const wall = mix("#5c2466", random.pick(["#6d2a62", "#4a2062", "#7a3060"]), 0.7);
    const kind = random.pick(["gable", "flat", "steps"]);
    const roof =
      kind === "gable"
        ? `L${round(x)} ${round(top)}L${round(x + width / 2)} ${round(top - 34)}L${round(x + width)} ${round(top)}`
        : kind === "flat"
          ? `L${round(x)} ${round(top - 8)}L${round(x + width)} ${round(top - 8)}`
          : `L${round(x)} ${round(top)}h${round(width * 0.25)}v-18h${round(width * 0.5)}v18h${round(width * 0.25)}`;
    row.push(
      `<path d="M${round(x)} 572${roof}L${round(x + width)} 572Z" fill="${wall}"/><rect x="${round(x + width * 0.16)}" y="${round(top - 30)}" width="13" height="34" fill="${wall}"/>`,
    );
    const bays = Math.round(width / 36);
    for (let bay = 0; bay < bays; bay += 1)
      for (const y of [top + 18, top + 62]) {
        if (y > 500) continue;
        const lit = random.next() > 0.52;
        row.push(
          `<rect x="${round(x + (width / bays) * (bay + 0.3))}" y="${round(y)}" width="${round((width / bays) * 0.4)}" height="26" rx="2" fill="${lit ? "#ffc06a" : "#3a1a50"}" opacity="${lit ? 0.92 : 0.8}"/>`,
        );
      }
    row.push(
      `<rect x="${round(x)}" y="536" width="${round(width)}" height="10" fill="#3a1a50"/><rect x="${round(x + 8)}" y="547" width="${round(width - 16)}" height="22" fill="${random.next() > 0.4 ? "#f59a5e" : "#3a1a50"}" opacity=".85"/>`,
    );
    x += width;
  }
  return row.join("");
})();
