import type { SeededRandom } from "./seeded-random.ts";
import { circle, line, moved, round, shape, times } from "./svg-shapes.ts";

interface Row {
  count: number;
  width: number;
  y: number;
  size: number;
  fill: string;
  /** How far the row is moved to the right, in dancers. */
  shift: number;
}

export function dancersInRow(
  { count, width, y, size, fill, shift }: Row,
  random: SeededRandom,
): string {
  return times(count, (index) => {
    const x = round(((index + shift) * width) / (count - 1));
    const lean = round(random.between(-7, 7));
    return moved(
      dancer(fill, random),
      `translate(${x} ${round(y + random.between(-16, 16))}) scale(${size}) rotate(${lean})`,
    );
  });
}

/** Head, shoulders and, mostly, both hands in the air. */
function dancer(fill: string, random: SeededRandom): string {
  const arm = (side: number) => {
    const [elbow, hand] = random.pick([
      [0, -96],
      [14, -78],
      [-14, -108],
    ] as const);
    const reach = random.between(98, 116);
    const over = reach - random.between(-10, 40);
    return line(
      `M${side * 60} 40L${round(side * reach)} ${elbow}L${round(side * over)} ${hand}`,
      fill,
      26,
    );
  };
  const arms = random.next() < 0.72 ? arm(1) + arm(-1) : arm(random.pick([1, -1]));
  return circle(0, -38, 37, fill) + shape("M-76 300V64Q-76 8 0 8T76 64V300Z", fill) + arms;
}
