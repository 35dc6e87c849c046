import { moved, rect, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { blurred, fade, glow, ground, tone, tube } from "./tones.ts";

/** Heads from the stage, the nearest last, light behind them. */
export function crowd(): string {
  const random = seededRandom("crowd");
  const person = (x: number, y: number, size: number, depth: number) => {
    const tilt = random.between(-9, 9);
    const wide = random.between(0.9, 1.08);
    const hair = random.pick(["bob", "short", "curls", "bun", "bald", "hat"]);
    const at = (d: string) =>
      d.replaceAll(/-?[\d.]+/g, (value) => String(Math.round(Number(value) * size * 10) / 1000));
    const body = at(
      "M-150 420C-150 190 -120 150 -52 128L-46 70C-80 40 -88 0 -86 -40C-84 -100 -48 -128 0 -128C48 -128 84 -100 86 -40C88 0 80 40 46 70L52 128C120 150 150 190 150 420Z",
    );
    const styles: Record<string, string> = {
      bob: "M-92 70C-118 -20 -104 -140 0 -144C104 -140 118 -20 92 70C84 78 70 74 64 60L60 -50H-60L-64 60C-70 74 -84 78 -92 70Z",
      short: "M-92 -30C-100 -110 -56 -150 4 -148C64 -146 100 -108 92 -30L70 -70H-70Z",
      curls:
        "M-110 30C-150 0 -136 -50 -118 -70C-130 -120 -86 -150 -56 -150C-30 -180 40 -180 62 -150C100 -150 128 -110 116 -70C140 -40 140 0 108 30L80 -40H-80Z",
      bun: "M-90 -20C-96 -100 -60 -136 -24 -142C-44 -180 -20 -206 4 -204C34 -202 48 -172 28 -142C66 -134 96 -100 90 -20L66 -70H-66Z",
      bald: "M0 -128h1v1Z",
      hat: "M-140 -70C-100 -84 -80 -84 -74 -90C-70 -170 -40 -176 0 -170C40 -176 70 -170 74 -90C80 -84 100 -84 140 -70C90 -50 -90 -50 -140 -70Z",
    };
    const dark = tone(0.62 + depth * 0.38, 0.95 - depth * 0.4);
    const rim = tone(0, 0.55 - depth * 0.5);
    const arm =
      random.next() < 0.34
        ? tube(
            [
              [size * 1.3, size * 3.4, size * 0.5],
              [size * 1.35, size * 0.6, size * 0.42],
              [size * random.between(0.9, 1.7), -size * 1.7, size * 0.3],
              [size * random.between(0.8, 1.9), -size * 2.4, size * 0.4],
            ],
            { shadow: [0.62 + depth * 0.38, 0.8], lit: [0.5 + depth * 0.4, 0.9] },
            0,
          )
        : "";
    const top = at(styles[hair] ?? "");
    const shift = [0, size * 0.045] as const;
    return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${wide} 1)">${arm}${moved(shape(body, rim) + shape(top, rim), `translate(0 ${-size * 0.03})`)}${moved(shape(body, dark) + shape(top, dark), `translate(${shift.join(" ")}) scale(.985 1)`)}</g>`;
  };
  return (
    fade(
      "hall",
      [0, 0, 0, 1200],
      [
        [0.85, 0.8],
        [0.1, 0.8],
        [0, 0.25],
        [0.5, 0.95],
      ],
    ) +
    ground("url(#hall)") +
    times(
      5,
      (index) =>
        `<g opacity=".7">${blurred(12, shape(`M${100 + index * 250} -300L${-300 + index * 360} 900h260Z`, tone(0, 0.1)))}</g>`,
    ) +
    glow([600, 380], 620, [0, 0]) +
    times(5, (row) => {
      const size = 34 + row * row * 7 + row * 12;
      const step = size * 2.5;
      const count = Math.ceil(1700 / step);
      return (
        times(count, (index) =>
          person(
            -250 + index * step + random.between(-0.5, 0.5) * size + (row % 2) * step * 0.5,
            430 + row * 118 + row * row * 13 + random.between(-0.45, 0.45) * size,
            size,
            row / 4,
          ),
        ) +
        (row < 4
          ? `<g opacity=".16">${rect(-400, 380 + row * 120, 2000, 900, tone(0, 0.5))}</g>`
          : "")
      );
    })
  );
}
