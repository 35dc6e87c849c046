import { moved, shape } from "../shapes/svg-shapes.ts";

export const inks = {
  cream: "#FBEEDC",
  night: "#1B1326",
  gold: "#FFB84D",
  coral: "#FF6B4A",
  magenta: "#C2255C",
  dusk: "#3B1F5B",
  teal: "#0E4B63",
  tomato: "#E5382B",
  yellow: "#FFD83A",
  cobalt: "#2B3FC0",
  pink: "#FF9EB5",
  mint: "#BFE3DC",
  forest: "#174A3F",
} as const;

/** Draws the words of a title, path data each. */
export type Ink = (title: readonly string[]) => string;

export function inOne(ink: string): Ink {
  return (title) => shape(title.join(""), ink);
}

/** The second plate sits a little off. */
export function inTwo(behind: string, front: string, [x, y] = [8, 8]): Ink {
  return (title) =>
    moved(shape(title.join(""), behind), `translate(${x} ${y})`) + shape(title.join(""), front);
}

/** The inks by turns, a word or a letter each. */
export function inTurn(...turns: readonly string[]): Ink {
  return (title) =>
    title.map((d, index) => shape(d, turns[index % turns.length] ?? inks.night)).join("");
}
