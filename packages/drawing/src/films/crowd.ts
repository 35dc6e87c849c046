import { cast, type Cast, type RowName } from "./cast.ts";
import { mix } from "./colour.ts";
import { drawFigure } from "./figure.ts";
import { rimmed } from "./rimmed.ts";
import { film, sun } from "./stage.ts";

export function crowd(row: RowName, time: number): string {
  const { figures, rim } = people[row];
  return figures.map((figure) => backlit(figure, rim, time)).join("");
}

const people = cast();

/** The sun stands behind them: light lies on the edges that turn to it. */
function backlit(figure: Cast["figures"][number], rim: number, time: number): string {
  const parts = drawFigure(figure, time * film.beats);
  const top = { x: figure.x, y: figure.y - figure.head * 6 };
  const away = { x: top.x - sun.x, y: top.y - sun.y };
  const distance = Math.hypot(away.x, away.y);
  const width = rim * Math.max(0.45, 1.4 - distance / 800);
  const x = (away.x / distance) * width;
  const y = Math.max(0.55, away.y / distance) * width;
  const light = mix("#ffdc94", "#c9506a", distance / 820);
  return rimmed(parts, { x, y }, light);
}
