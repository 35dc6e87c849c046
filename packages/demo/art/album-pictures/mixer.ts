import { circle, line, rect, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { type Joint, finger } from "./finger.ts";
import {
  type Body,
  type Spot,
  blurred,
  cloths,
  fade,
  glow,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

/** Panel of a mixer, seen from above at a slant. */
function panel(): string {
  const random = seededRandom("panel");
  return (
    fade(
      "panel",
      [0, 0, 1200, 1200],
      [
        [0.98, 0.5],
        [0.86, 0.3],
        [0.6, 0.2],
      ],
    ) +
    ground("url(#panel)") +
    times(5, (column) => {
      const x = 60 + column * 270;
      return (
        rect(x - 115, -200, 230, 1700, tone(0.9, 0.25), 18) +
        times(4, (row) => {
          const y = 60 + row * 190;
          const turn = random.between(-130, 130);
          return (
            times(11, (tick) => {
              const a = ((tick * 27 - 225) * Math.PI) / 180;
              return line(
                `M${x + 80 * Math.cos(a)} ${y + 80 * Math.sin(a)}L${x + 92 * Math.cos(a)} ${y + 92 * Math.sin(a)}`,
                tone(0.2, 0),
                5,
              );
            }) +
            circle(x + 14, y + 20, 66, tone(1, 0.4)) +
            circle(x, y, 62, tone(0.86, 0.2)) +
            circle(x - 5, y - 6, 48, tone(0.62, 0.15)) +
            circle(x - 10, y - 12, 32, tone(0.4, 0.1)) +
            `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x} ${y - 20}V${y - 58}`, tone(0, 0), 10)}</g>`
          );
        }) +
        faderAt(x, 830, random.between(0, 250)) +
        times(9, (led) =>
          rect(x + 84, 830 + led * 34, 20, 16, led < 3 ? tone(0.5, 0.4) : tone(0, 0.9), 3),
        )
      );
    })
  );
}

function faderAt(x: number, y: number, up: number): string {
  return (
    rect(x - 7, y - 20, 14, 420, tone(1, 0.5), 7) +
    times(9, (tick) =>
      line(`M${x - 40} ${y + tick * 44}h24M${x + 18} ${y + tick * 44}h24`, tone(0.25, 0), 4),
    ) +
    rect(x - 38, y + up - 4, 84, 66, tone(1, 0.6), 8) +
    rect(x - 42, y + up - 16, 84, 60, tone(0.3, 0.05), 8) +
    rect(x - 42, y + up - 16, 84, 20, tone(0, 0), 8) +
    rect(x - 42, y + up + 10, 84, 7, tone(1, 0.2))
  );
}

/** A forearm and four fingers that come from above right and end on something at `to`. */
function reaching([tx, ty]: Spot, skin: Body, sleeve: Body): string {
  const at = (x: number, y: number, width: number): Joint => [tx + x, ty + y, width];
  return (
    blurred(
      24,
      tube(
        [at(560, -380, 260), at(200, -60, 240), at(60, 60, 90)],
        { shadow: [1, 0.5], lit: [1, 0.5] },
        0,
      ),
    ) +
    tube([at(760, -660, 250), at(520, -400, 205), at(380, -260, 190)], skin) +
    finger([at(350, -130, 100), at(300, 10, 84), at(250, 110, 70)], skin) +
    finger([at(310, -170, 108), at(220, -40, 88), at(150, 80, 72)], skin) +
    tube([at(480, -370, 200), at(350, -250, 250), at(270, -170, 200)], skin, 0) +
    finger([at(250, -230, 112), at(130, -110, 92), at(64, 34, 74)], skin) +
    finger([at(215, -300, 108), at(60, -210, 92), at(-20, -60, 80), at(-40, 14, 64)], skin) +
    finger([at(330, -350, 110), at(150, -390, 104), at(-20, -280, 90), at(-96, -120, 76)], skin) +
    tube([at(960, -860, 380), at(700, -600, 340), at(590, -480, 300)], sleeve)
  );
}

export function mixer(): string {
  return (
    panel() +
    blurred(6, glow([260, 900], 620, [0.25, 0.95], 0.55)) +
    reaching([330, 440], skins.warm, cloths.white) +
    `<g transform="translate(1200 0) scale(-1 1)">${reaching([140, 840], skins.warm, cloths.white)}</g>`
  );
}

export function fader(): string {
  return (
    `<g transform="translate(-900 -1500) scale(2.3)">${panel()}</g>` +
    blurred(12, rect(470, 590, 330, 190, tone(1, 0.5), 30)) +
    rect(440, 540, 300, 190, tone(0.42, 0.1), 22) +
    rect(440, 540, 300, 62, tone(0, 0), 22) +
    rect(440, 624, 300, 22, tone(1, 0.4)) +
    finger(
      [
        [1320, -40, 240],
        [1010, 120, 210],
        [800, 330, 180],
        [690, 520, 150],
      ],
      skins.deep,
    ) +
    finger(
      [
        [1420, 330, 260],
        [1130, 430, 220],
        [900, 560, 190],
        [760, 660, 165],
      ],
      skins.deep,
    ) +
    finger(
      [
        [1300, 900, 260],
        [900, 1010, 220],
        [620, 930, 190],
        [500, 770, 165],
      ],
      skins.deep,
    )
  );
}
