import { frame } from "../stage.ts";
import { booth, boothDefinitions } from "./booth.ts";
import { confetti } from "./confetti.ts";
import { farDancers, nearDancers } from "./dancers.ts";
import { hall, hallDefinitions, shafts } from "./hall.ts";
import { hourAt, sunshine } from "./hour.ts";
import { ballDefinitions, mirrorBall, spotsInRoom } from "./mirror-ball.ts";

/**
 * The dance floor from behind the decks while an afternoon goes by in the windows. `time` is 0 to
 * 1.
 */
export function drawHighlights(time: number): string {
  const { width, height } = frame;
  const hour = hourAt(time);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
${hallDefinitions(time, hour)}${ballDefinitions}${boothDefinitions}</defs>
${hall(time, hour)}<g style="mix-blend-mode:screen">${spotsInRoom(time, 1 - sunshine(time))}</g>${farDancers(time, hour)}${shafts(time)}${nearDancers(time, hour)}${mirrorBall(time, hour)}${confetti(time)}${booth(time, hour)}</svg>`;
}
