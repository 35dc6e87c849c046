import { seededRandom } from "../../shapes/seeded-random.ts";
import { mix } from "../colour.ts";
import { drawFigure, type Figure } from "../figure.ts";
import { rimmed } from "../rimmed.ts";
import { film } from "../stage.ts";
import type { Hour } from "./hour.ts";
import { spotsOnPeople } from "./mirror-ball.ts";
import { project, scaleAt } from "./room.ts";

/** Far to near. Each row nearer is darker: the light is behind them. */
const rows = [
  { z: 16.6, from: -9.5, to: 9.5, gap: 0.72, shade: 0.22 },
  { z: 13.8, from: -8.6, to: 9, gap: 0.95, shade: 0.38 },
  { z: 11.2, from: -6.4, to: 7.6, gap: 1.2, shade: 0.54 },
  { z: 8.9, from: -4.2, to: 6.4, gap: 1.45, shade: 0.68 },
  { z: 7.1, from: -1.75, to: 5.4, gap: 1.75, shade: 0.8 },
] as const;

const headHeight = 0.238;

const wardrobe = [
  "#f2a65a",
  "#c2255c",
  "#5b2a86",
  "#ff6b4a",
  "#2c2058",
  "#e8786a",
  "#8c2f6b",
] as const;
const skins = ["#5a2c2c", "#8a4a3c", "#b8745a", "#6b3430", "#c98a68"] as const;
const hairs = ["#1d0f1a", "#2f1620", "#4a2420", "#6a5a68", "#251322"] as const;

interface Dancer {
  figure: Figure;
  shade: number;
}

const people: readonly Dancer[][] = rows.map((row) => {
  const random = seededRandom(`the floor at ${row.z}`);
  const guests: Dancer[] = [];
  for (let x = row.from; x < row.to; x += row.gap * random.between(0.82, 1.18)) {
    const slim = random.next() > 0.48;
    const z = row.z + random.between(-0.45, 0.45);
    const { x: left, y } = project({ x, y: 0, z });
    const figure: Figure = {
      x: left,
      y,
      head: headHeight * scaleAt(z) * (slim ? 0.96 : 1.02),
      slim,
      hair: slim
        ? random.pick(["bob", "long", "bun", "curls", "bob", "crop"])
        : random.pick(["crop", "bald", "crop", "hat", "curls"]),
      garment: slim
        ? random.pick(["dress", "top", "dress", "tee"])
        : random.pick(["shirt", "tee", "jacket", "shirt"]),
      move: random.pick([
        "groove",
        "sway",
        "pump",
        "wide",
        "clap",
        "toast",
        "hip",
        "groove",
        "wide",
      ]),
      energy: random.between(1, 1.35),
      mirrored: random.next() > 0.5,
      facesUs: random.next() > 0.18,
      late: random.between(-0.05, 0.09) + random.pick([0, 1]),
      colours: {
        skin: random.pick(skins),
        hair: random.pick(hairs),
        cloth: random.pick(wardrobe),
        trousers: random.pick(["#2a1440", "#3a1830", "#1f1030"]),
      },
    };
    guests.push({ figure, shade: row.shade });
  }
  return guests;
});

/** The dancers behind the incoming light, and those in front of it. */
export function farDancers(time: number, hour: Hour): string {
  return [0, 1].map((index) => drawRow(index, time, hour)).join("");
}

export function nearDancers(time: number, hour: Hour): string {
  return [2, 3, 4].map((index) => drawRow(index, time, hour)).join("");
}

function drawRow(index: number, time: number, hour: Hour): string {
  const outlines: string[] = [];
  const drawn = (people[index] ?? []).map(({ figure, shade }) => {
    const parts = drawFigure(inTheLightOf(figure, hour, shade), time * film.beats);
    outlines.push(...parts.map(({ d }) => d));
    const side = (figure.x - 760) / 900;
    const width = figure.head * 0.05;
    return (
      shadow(figure) +
      rimmed(parts, { x: side * width, y: width }, mix(hour.light, hour.floor, shade * 0.35))
    );
  });
  return `${drawn.join("")}<clipPath id="row${index}"><path d="${outlines.join("")}"/></clipPath>
<g clip-path="url(#row${index})" style="mix-blend-mode:screen">${spotsOnPeople(time, rows[index]?.z ?? 0)}</g>`;
}

function inTheLightOf(figure: Figure, hour: Hour, shade: number): Figure {
  const { skin, hair, cloth, trousers } = figure.colours;
  const air = mix(hour.floor, hour.light, 0.18);
  const dim = (colour: string) =>
    mix(mix(colour, air, 0.5 - 0.34 * shade), "#241036", 0.12 + 0.42 * shade);
  return {
    ...figure,
    colours: { skin: dim(skin), hair: dim(hair), cloth: dim(cloth), trousers: dim(trousers) },
  };
}

function shadow({ x, y, head }: Figure): string {
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y + head * 0.5)}" rx="${Math.round(head * 1.3)}" ry="${Math.round(head * 0.75)}" fill="#1d0f2c" opacity=".28"/>`;
}
