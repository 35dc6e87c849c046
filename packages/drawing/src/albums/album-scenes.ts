import { mix } from "../films/colour.ts";
import { circle, line, rect, round, times } from "../shapes/svg-shapes.ts";
import type { AlbumFrame } from "./album-light.ts";
import { bystander, guest, portrait, silhouettes } from "./album-people.ts";
import { ball, floorAt } from "./album-places.ts";

/** Draws the subject of a photo; the place is drawn behind it. */
type DrawAlbumScene = (frame: AlbumFrame) => string;

/** The whole dance floor: three rows, the nearest cut off by the frame. */
const wholeFloor: DrawAlbumScene = (frame) => {
  const { width, height, random } = frame;
  const head = height * 0.062;
  return (
    crowdBehind(frame) +
    times(Math.round(width / (head * 3.4)), (index) => {
      const x = (index + random.between(0.2, 0.8)) * head * 3.4;
      return bystander(frame, guest(frame, { x, y: height * 0.9, head }, 0.1));
    }) +
    times(Math.round(width / (head * 6)), (index) => {
      const x = (index + random.between(0.25, 0.75)) * head * 6;
      return portrait(frame, guest(frame, { x, y: height * 1.18, head: head * 1.55 }));
    })
  );
};

/** Two friends close to the camera. */
const pair: DrawAlbumScene = (frame) => {
  const { width, height, random } = frame;
  const head = height * random.between(0.13, 0.16);
  const middle = width * random.between(0.44, 0.56);
  const apart = head * random.between(1.5, 1.9);
  const y = height * 0.26 + head * 6.6;
  return (
    crowdBehind(frame) +
    portrait(frame, guest(frame, { x: middle - apart, y, head, facesUs: true })) +
    portrait(
      frame,
      guest(frame, {
        x: middle + apart,
        y: y + head * random.between(-0.3, 0.5),
        head,
        facesUs: true,
      }),
    )
  );
};

/** Glasses up. */
const toast: DrawAlbumScene = (frame) => {
  const { width, height, random } = frame;
  const count = width > height ? 4 : 3;
  const head = height * 0.105;
  return (
    crowdBehind(frame) +
    times(count, (index) => {
      const x = (width * (index + 0.5)) / count + random.between(-0.3, 0.3) * head;
      const y = height * random.between(0.3, 0.36) + head * 6.6;
      const mirrored = index >= count / 2;
      return portrait(frame, guest(frame, { x, y, head, move: "toast", facesUs: true, mirrored }));
    })
  );
};

/** Hands in the air, from behind. */
const hands: DrawAlbumScene = (frame) => {
  const { width, height, light, random } = frame;
  const near = { y: height * 1.32, head: height * 0.105, gap: height * 0.24 };
  const x = random.between(0.3, 0.7) * width;
  return (
    `<g opacity=".3">${circle(x, height * 0.36, height * 0.34, light.rim)}</g>` +
    `<g opacity=".45">${circle(x, height * 0.36, height * 0.2, light.rim)}</g>` +
    silhouettes(frame, {
      y: height * 1.02,
      head: height * 0.06,
      gap: height * 0.13,
      fill: mix(light.wall, light.shade, 0.55),
    }) +
    silhouettes(frame, { ...near, fill: light.shade })
  );
};

/** A single dancer in the middle of the floor. */
const alone: DrawAlbumScene = (frame) => {
  const { width, height, light, random } = frame;
  const head = height * 0.098;
  const x = width * random.between(0.36, 0.64);
  const lamp = x + width * random.between(-0.3, 0.3);
  const beam = `M${round(lamp - 18)} 0L${round(x - head * 4)} ${round(height * 0.94)}H${round(x + head * 4)}L${round(lamp + 18)} 0Z`;
  return (
    crowdBehind(frame) +
    `<path d="${beam}" fill="${light.rim}" opacity=".3"/>` +
    `<ellipse cx="${round(x)}" cy="${round(height * 0.94)}" rx="${round(head * 4)}" ry="${round(head * 0.7)}" fill="${light.rim}" opacity=".55"/>` +
    portrait(frame, guest(frame, { x, y: height * 0.94, head, energy: 1.35, facesUs: true }))
  );
};

/** Everyone in one row, posing for the photo. */
const group: DrawAlbumScene = (frame) => {
  const { width, height, random } = frame;
  const head = height * (width > height ? 0.088 : 0.062);
  const step = head * 2.7;
  const count = Math.floor((width * 0.92) / step);
  const from = (width - (count - 1) * step) / 2;
  return (
    crowdBehind(frame) +
    times(count, (index) => {
      const y = height * 0.95 + random.between(-0.25, 0.25) * head;
      const move = random.pick(["wide", "sway", "clap", "hip", "easy", "toast"]);
      return portrait(
        frame,
        guest(frame, { x: from + index * step, y, head, move, facesUs: true }),
      );
    })
  );
};

/** Dancing feet. */
const shoes: DrawAlbumScene = (frame) => {
  const { width, height, light, random } = frame;
  const head = height * 0.22;
  const count = Math.max(3, Math.round(width / (head * 1.9)));
  return (
    rect(0, height * 0.3, width, height * 0.7, light.floor) +
    times(9, (index) =>
      rect(0, height * (0.34 + index * 0.08), width, 3, mix(light.floor, light.wall, 0.5)),
    ) +
    times(count, (index) => {
      const x = ((index + random.between(0.3, 0.7)) * width) / count;
      const y = height * random.between(0.74, 0.94);
      return (
        `<ellipse cx="${round(x)}" cy="${round(y + 4)}" rx="${round(head * 0.9)}" ry="${round(head * 0.13)}" fill="${light.shade}" opacity=".3"/>` +
        portrait(frame, guest(frame, { x, y, head, energy: 1.4 }))
      );
    })
  );
};

/** The DJ and the crowd. */
const booth: DrawAlbumScene = (frame) => {
  const { width, height, light, random } = frame;
  const head = height * 0.12;
  const x = width * random.between(0.36, 0.64);
  const desk = height * 0.74;
  const deck = (at: number) =>
    `<ellipse cx="${round(at)}" cy="${round(desk + 34)}" rx="${round(head * 1.35)}" ry="${round(head * 0.36)}" fill="#140b1c"/>` +
    `<ellipse cx="${round(at)}" cy="${round(desk + 34)}" rx="${round(head * 0.45)}" ry="${round(head * 0.12)}" fill="#ff6b4a"/>`;
  return (
    crowdBehind(frame) +
    portrait(frame, guest(frame, { x, y: desk + head * 3.4, head, move: "pump", facesUs: true })) +
    rect(0, desk, width, height - desk, light.shade) +
    rect(0, desk, width, 6, light.rim) +
    deck(x - head * 2.1) +
    deck(x + head * 2.1) +
    times(5, (index) => rect(x - 40 + index * 18, desk + 26, 9, 30 - (index % 3) * 8, "#ffb84d"))
  );
};

/** The lamps above the crowd. */
const lights: DrawAlbumScene = (frame) => {
  const { width, height, light, random } = frame;
  const x = width * random.between(0.35, 0.65);
  const y = height * random.between(0.34, 0.42);
  const rays = times(14, (index) => {
    const angle = (index / 14) * 2 * Math.PI + random.between(-0.1, 0.1);
    const far = width + height;
    return `M${round(x)} ${round(y)}L${round(x + Math.cos(angle) * far)} ${round(y + Math.sin(angle) * far)}`;
  });
  return (
    `<g opacity=".3">${line(rays, light.rim, 26)}</g>` +
    ball(frame, x, y, Math.min(width, height) * 0.24) +
    silhouettes(frame, {
      y: height * 1.2,
      head: height * 0.062,
      gap: height * 0.11,
      fill: light.shade,
    })
  );
};

export const albumScenes = {
  alone,
  booth,
  group,
  hands,
  lights,
  pair,
  shoes,
  toast,
  wholeFloor,
} as const satisfies Record<string, DrawAlbumScene>;

export type AlbumScene = keyof typeof albumScenes;

/** Two rows of people in the background, with haze between them. */
function crowdBehind(frame: AlbumFrame): string {
  const { height, light } = frame;
  const y = height * floorAt;
  return (
    silhouettes(frame, {
      y: y + height * 0.06,
      head: height * 0.03,
      gap: height * 0.065,
      fill: mix(light.wall, light.skyLow, 0.22),
    }) +
    silhouettes(frame, {
      y: y + height * 0.16,
      head: height * 0.042,
      gap: height * 0.11,
      fill: mix(light.wall, light.shade, 0.3),
    })
  );
}
