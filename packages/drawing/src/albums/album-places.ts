import { mix } from "../films/colour.ts";
import { mirrorBallAt, speck } from "../shapes/mirror-ball.ts";
import { circle, line, rect, round, shape, times } from "../shapes/svg-shapes.ts";
import type { AlbumFrame } from "./album-light.ts";

/** Top of the floor, as a share of the frame's height. */
export const floorAt = 0.62;

export type AlbumPlace = "hall" | "yard" | "roof" | "water";

type DrawPlace = (frame: AlbumFrame) => string;

/** The background behind the people, and the floor they stand on. */
export const places: Record<AlbumPlace, DrawPlace> = {
  hall: (frame) => {
    const { width, height, light, random } = frame;
    const floor = height * floorAt;
    const count = Math.max(2, Math.round(width / 420));
    const step = width / count;
    const shift = random.between(-0.3, 0.3) * step;
    const window = (index: number) => {
      const x = shift + index * step + step * 0.2;
      const [w, top] = [step * 0.6, height * 0.2];
      const arch = `M${round(x)} ${round(floor - height * 0.12)}V${round(top)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0V${round(floor - height * 0.12)}Z`;
      const bars = `M${round(x + w / 2)} ${round(top - w / 2)}V${round(floor - height * 0.12)}M${round(x)} ${round(top)}H${round(x + w)}M${round(x)} ${round(height * 0.36)}H${round(x + w)}`;
      return `<path d="${arch}" fill="url(#sky)"/>${line(bars, light.wall, 7)}`;
    };
    return (
      rect(0, 0, width, height, light.wall) +
      times(count + 2, (index) => window(index - 1)) +
      rect(0, floor, width, height - floor, light.floor) +
      boards(frame) +
      ball(frame, random.between(0.2, 0.8) * width, height * 0.13, height * 0.085)
    );
  },
  yard: (frame) => {
    const { width, height, light, random } = frame;
    const floor = height * floorAt;
    const wallTop = floor - height * random.between(0.16, 0.26);
    const bricks = times(26, () => {
      const x = random.between(0, width);
      return rect(
        x,
        random.between(wallTop + 12, floor - 26),
        46,
        14,
        mix(light.wall, light.rim, 0.18),
      );
    });
    return (
      openSky(frame, wallTop) +
      rect(0, wallTop, width, floor - wallTop, light.wall) +
      rect(0, wallTop - 12, width, 14, mix(light.wall, light.shade, 0.4)) +
      bricks +
      rect(0, floor, width, height - floor, light.floor) +
      festoons(frame)
    );
  },
  roof: (frame) => {
    const { width, height, light, random } = frame;
    const floor = height * floorAt;
    let skyline = "";
    for (let x = -40; x < width;) {
      const wide = random.between(50, 150);
      const top = floor - height * random.between(0.06, 0.3);
      skyline += `M${round(x)} ${round(floor)}V${round(top)}H${round(x + wide)}V${round(floor)}Z`;
      x += wide + random.between(-10, 12);
    }
    const lit = times(24, () =>
      rect(
        random.between(0, width),
        random.between(floor - height * 0.18, floor - 20),
        8,
        11,
        light.rim,
      ),
    );
    return (
      openSky(frame, floor) +
      shape(skyline, mix(light.wall, light.skyTop, 0.35)) +
      lit +
      rect(0, floor - 26, width, 30, mix(light.wall, light.shade, 0.5)) +
      rect(0, floor, width, height - floor, light.floor) +
      festoons(frame)
    );
  },
  water: (frame) => {
    const { width, height, light, random } = frame;
    const floor = height * floorAt;
    const shore = floor - height * random.between(0.14, 0.2);
    const glints = times(26, () => {
      const y = random.between(shore + 8, floor - 8);
      const length = random.between(14, 90);
      const x = random.between(0, width);
      return `M${round(x)} ${round(y)}h${round(length)}`;
    });
    return (
      openSky(frame, shore) +
      rect(0, shore, width, floor - shore, mix(light.skyTop, light.wall, 0.4)) +
      line(glints, light.rim, 4) +
      rect(0, floor, width, height - floor, light.floor) +
      boards(frame) +
      railing(frame)
    );
  },
};

/** The gradient that fills windows and skies. */
export function skyDefinition({ light, height }: AlbumFrame): string {
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="${round(height * floorAt)}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${light.skyTop}"/><stop offset="1" stop-color="${light.skyLow}"/></linearGradient>`;
}

/** With the sun, which is lower the later it is, or the moon. */
function openSky({ width, height, light, time, random }: AlbumFrame, bottom: number): string {
  const x = random.between(0.15, 0.85) * width;
  const isNight = time > 0.85;
  const radius = height * (isNight ? 0.05 : 0.11);
  const y = isNight ? height * 0.16 : Math.min(bottom + radius * 0.4, height * (0.16 + 0.5 * time));
  const disc = mix("#fff6da", light.rim, isNight ? 0.1 : 0.5);
  return (
    `<rect width="${width}" height="${round(bottom)}" fill="url(#sky)"/>` +
    `<g opacity=".28">${circle(x, y, radius * 1.8, light.rim)}</g>` +
    circle(x, y, radius, disc)
  );
}

function festoons({ width, height, light, random }: AlbumFrame): string {
  return times(2, (strand) => {
    const from = height * random.between(0.02, 0.2);
    const to = height * random.between(0.02, 0.2);
    const sag = height * random.between(0.08, 0.16);
    const bulbs = 9 + strand * 4;
    const at = (share: number) => from + (to - from) * share + 4 * share * (1 - share) * sag;
    const wire = `M0 ${round(from)}Q${round(width / 2)} ${round((from + to) / 2 + 2 * sag)} ${width} ${round(to)}`;
    const lamps = times(bulbs, (index) => {
      const share = (index + 0.5) / bulbs;
      const size = 9 - strand * 2;
      return (
        `<g opacity=".3">${circle(share * width, at(share) + 12, size * 2.6, "#ffcf7a")}</g>` +
        circle(share * width, at(share) + 12, size, "#fff0bf")
      );
    });
    return line(wire, mix(light.shade, light.wall, 0.3), 3) + lamps;
  });
}

function boards({ width, height, light }: AlbumFrame): string {
  const floor = height * floorAt;
  const middle = width / 2;
  const d = times(15, (index) => {
    const x = ((index - 1) / 13) * width;
    return `M${round(x)} ${round(floor)}L${round(middle + (x - middle) * 2.6)} ${height}`;
  });
  return `<g opacity=".35">${line(d, light.wall, 3)}</g>`;
}

function railing({ width, height, light }: AlbumFrame): string {
  const floor = height * floorAt;
  const top = floor - height * 0.09;
  const posts = times(
    Math.ceil(width / 130) + 1,
    (index) => `M${index * 130} ${round(top)}V${round(floor)}`,
  );
  return line(
    `M0 ${round(top)}H${width}M0 ${round((top + floor) / 2)}H${width}${posts}`,
    light.shade,
    7,
  );
}

/** A mirror ball on its chain, and its reflections on the wall. */
export function ball(
  { light, random, width, height }: AlbumFrame,
  x: number,
  y: number,
  radius: number,
): string {
  const palette = {
    ground: light.wall,
    shade: mix(light.wall, light.rim, 0.25),
    deep: light.shade,
    sun: light.rim,
    warm: mix(light.rim, "#ff6b4a", 0.4),
    hot: mix(light.wall, "#ff6b4a", 0.5),
    pale: "#fff6e2",
  };
  const specks = times(30, () =>
    speck(
      random.between(0, width),
      random.between(0, height * floorAt),
      random.between(5, 13),
      light.rim,
    ),
  );
  return (
    `<g opacity=".55">${specks}</g>` +
    line(`M${round(x)} 0V${round(y - radius)}`, light.shade, 4) +
    mirrorBallAt(x, y, radius, palette, random)
  );
}
