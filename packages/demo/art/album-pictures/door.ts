import {
  arc,
  circle,
  line,
  moved,
  rect,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { finger } from "./finger.ts";
import { blurred, bokeh, cloths, fade, form, ground, skins, tone, tube } from "./tones.ts";

export function hooks(): string {
  const coats = [cloths.black, cloths.warm, cloths.grey, cloths.white, cloths.black, cloths.warm];
  return (
    fade(
      "wall",
      [0, 0, 1200, 600],
      [
        [0, 0.25],
        [0.25, 0.7],
        [0.7, 0.9],
      ],
    ) +
    ground("url(#wall)") +
    form(
      "rail",
      "M-400 150H1600V262H-400Z",
      { shadow: [0.85, 0.9], lit: [0.2, 0.8] },
      [0, -20],
      12,
    ) +
    coats
      .map((cloth, index) => {
        const x = 40 + index * 236;
        const d = `M${x - 40} 300C${x - 130} 340 ${x - 150} 480 ${x - 146} 640L${x - 176} 1500H${x + 176}L${x + 146} 640C${x + 150} 480 ${x + 130} 340 ${x + 40} 300Q${x} 340 ${x - 40} 300Z`;
        return (
          blurred(24, moved(shape(d, tone(1, 0.8)), "translate(36 24)")) +
          form(`coat${index}`, d, cloth, [-34, -8], 40) +
          line(
            `M${x - 20} 330Q${x - 50} 800 ${x - 30} 1500M${x + 60} 420Q${x + 40} 900 ${x + 90} 1500`,
            tone(cloth.shadow[0], cloth.shadow[1]),
            7,
          ) +
          line(`M${x} 220v60q0 30 30 30t28 -34`, tone(1, 0.4), 18) +
          line(`M${x - 3} 224v54`, tone(0, 0), 5) +
          circle(x, 206, 26, tone(1, 0.4)) +
          circle(x - 6, 200, 12, tone(0, 0)) +
          `<g transform="translate(${x + 50} ${470 + (index % 2) * 30}) rotate(${index * 9 - 22})">${line("M0 -50V-130", tone(0.8, 0.3), 5) + rect(-46, -50, 92, 124, tone(0, 0), 12) + circle(0, -28, 9, tone(0.9, 0.3)) + tally(index + 3)}</g>`
        );
      })
      .join("")
  );
}

/** Strokes of a pen for a number. */
function tally(count: number): string {
  return (
    times(Math.min(count, 4), (index) => line(`M${-26 + index * 16} 6v46`, tone(0.9, 0.5), 7)) +
    (count > 4 ? line("M-34 44L34 12", tone(0.3, 1), 7) : "")
  );
}

/** Sunglasses on a collar, with the sun in both lenses. */
export function sunglasses(): string {
  const lens = (name: string, x: number) => {
    const d = `M${x - 230} 430C${x - 236} 380 ${x + 190} 360 ${x + 236} 400C${x + 256} 560 ${x + 150} 720 ${x - 10} 720C${x - 160} 720 ${x - 226} 580 ${x - 230} 430Z`;
    return (
      `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${
        fade(
          `${name}-sky`,
          [0, 380, 0, 720],
          [
            [0.75, 0.9],
            [0.05, 0.9],
            [0, 0.2],
            [0, 0],
          ],
        ) + rect(x - 300, 300, 620, 500, `url(#${name}-sky)`)
      }${circle(x + 40, 560, 62, tone(0, 0))}${shape(`M${x - 300} 640V610h70v-44h40v30h60v-60h46v66h80v-20h60v40h90v-36h50v60h140V800H${x - 300}Z`, tone(0.97, 0.6))}${times(7, (index) => circle(x - 200 + index * 66, 700 - ((index * 31) % 22), 30, tone(1, 0.5)))}${line(`M${x - 200} 700L${x - 60} 380M${x - 160} 700L${x - 30} 380`, tone(0, 0), 12)}</g>` +
      line(d, tone(1, 0.4), 34) +
      line(`M${x - 222} 424C${x - 226} 374 ${x + 190} 352 ${x + 226} 394`, tone(0.2, 0.2), 7)
    );
  };
  return (
    form(
      "cloth",
      "M-400 -400H1600V1600H-400Z",
      { shadow: [0.35, 0.3], lit: [0, 0.05] },
      [0, 0],
      40,
    ) +
    times(9, (index) =>
      blurred(
        24,
        line(
          `M${100 + index * 120} 1400Q${300 + index * 70} 900 ${460 + index * 34} 520`,
          tone(0.45, 0.4),
          40,
        ),
      ),
    ) +
    times(70, (index) =>
      line(
        `M-100 ${index * 20 - 60}Q600 ${index * 20 + 160} 1300 ${index * 20 - 60}`,
        tone(0.22, 0.7),
        4,
      ),
    ) +
    blurred(
      24,
      moved(
        shape(
          "M100 420H1120Q1140 720 860 780Q660 780 610 600Q560 780 340 780Q80 720 100 420Z",
          tone(1, 0.6),
        ),
        "translate(40 60)",
      ),
    ) +
    lens("left", 330) +
    lens("right", 880) +
    line("M556 450Q606 400 656 450", tone(1, 0.4), 40) +
    line("M566 436Q606 400 646 436", tone(0.3, 0.2), 7) +
    line("M1110 420Q1280 380 1420 420M110 430Q-60 380 -200 400", tone(1, 0.4), 44)
  );
}

export function ticket(): string {
  const half = (name: string, d: string) =>
    form(name, d, { shadow: [0.3, 0.6], lit: [0, 0.1] }, [-18, -14], 24);
  return (
    fade(
      "door",
      [0, 0, 1200, 1200],
      [
        [0.98, 0.6],
        [0.6, 0.9],
        [0.2, 0.8],
      ],
    ) +
    ground("url(#door)") +
    bokeh("ticket", 26) +
    moved(
      half(
        "stub",
        "M80 380H520L500 420L530 460L496 510L530 560L500 610L520 660H80V580A60 60 0 0 0 80 460Z",
      ) +
        rect(130, 430, 300, 180, tone(0.05, 0.95), 8) +
        line(arc(280, 580, 100, 180, 360), tone(0, 0), 16) +
        circle(340, 500, 24, tone(0, 0)),
      "rotate(-11 300 520)",
    ) +
    moved(
      half(
        "rest",
        "M520 380H1120V460A60 60 0 0 0 1120 580V660H520L500 610L530 560L496 510L530 460L500 420Z",
      ) +
        times(4, (index) =>
          rect(590, 430 + index * 50, [420, 300, 360, 200][index] ?? 200, 22, tone(0.85, 0.5), 4),
        ) +
        times(14, (index) =>
          rect(
            1020 + ((index * 13) % 9),
            430 + index * 13,
            60,
            index % 3 === 0 ? 9 : 5,
            tone(0.95, 0.4),
          ),
        ),
      "translate(70 30) rotate(9 820 520)",
    ) +
    finger(
      [
        [-200, 900, 250],
        [20, 780, 200],
        [180, 640, 160],
      ],
      skins.pale,
    ) +
    tube(
      [
        [-460, 1240, 420],
        [-200, 1040, 400],
        [-40, 920, 300],
      ],
      skins.pale,
      0,
    ) +
    finger(
      [
        [-120, 1160, 230],
        [180, 1010, 190],
        [320, 800, 160],
        [300, 690, 140],
      ],
      skins.pale,
      false,
    ) +
    finger(
      [
        [1420, 900, 250],
        [1200, 800, 200],
        [1030, 690, 160],
      ],
      skins.deep,
    ) +
    tube(
      [
        [1660, 1240, 420],
        [1420, 1060, 400],
        [1260, 940, 300],
      ],
      skins.deep,
      0,
    ) +
    finger(
      [
        [1340, 1180, 230],
        [1040, 1040, 190],
        [880, 850, 160],
        [890, 740, 140],
      ],
      skins.deep,
      false,
    )
  );
}
