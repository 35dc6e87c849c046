import { circle, line, moved, rect, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import {
  type Body,
  blurred,
  bokeh,
  cloths,
  fade,
  form,
  glow,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

/** Boards towards a far, bright door, and the dancers there out of focus. */
export function boards(seed: string, horizon = 420): string {
  const random = seededRandom(seed);
  return (
    fade(
      `floor-${seed}`,
      [0, horizon, 0, 1200],
      [
        [0.05, 0.5],
        [0.3, 0.85],
        [0.8, 0.8],
      ],
    ) +
    fade(
      `room-${seed}`,
      [0, -200, 0, horizon],
      [
        [0.98, 0.6],
        [0.7, 0.8],
      ],
    ) +
    ground(`url(#room-${seed})`) +
    bokeh(seed, 16) +
    blurred(
      12,
      times(9, (index) => {
        const x = -60 + index * 165 + random.between(-40, 40);
        return tube(
          [
            [x, -300, 90],
            [x + random.between(-20, 20), 100, 66],
            [x + random.between(-50, 50), horizon + 20, 42],
          ],
          { shadow: [1, 0.6], lit: [0.85, 0.8] },
          0,
        );
      }),
    ) +
    rect(-400, horizon, 2000, 1300, `url(#floor-${seed})`) +
    times(15, (index) =>
      line(`M600 ${horizon - 260}L${-2300 + index * 410} 1700`, tone(0.75, 0.9), 5),
    ).replaceAll("<path", `<path clip-path="url(#below-${seed})"`) +
    `<clipPath id="below-${seed}"><rect x="-400" y="${horizon}" width="2000" height="1400"/></clipPath>` +
    glow([520, horizon + 30], 560, [0, 0.1], 0.9)
  );
}

/** A shadow on the floor, and the art on it. */
function standing(art: string, shadow: string): string {
  return blurred(12, shape(shadow, tone(1, 0.7))) + art;
}

function heel(skin: Body, shoe: Body, name: string): string {
  return standing(
    form(
      `${name}-leg`,
      "M90 -700C70 -380 130 -120 168 120C180 220 168 280 150 330C140 400 170 450 230 480C330 520 420 600 560 640C640 660 650 700 560 700C430 700 340 640 270 570L330 380C300 300 300 200 316 100C350 -120 400 -380 380 -700Z",
      skin,
      [-46, -6],
      40,
    ) +
      line("M300 240Q280 300 292 340", tone(skin.shadow[0], skin.shadow[1]), 7) +
      form(
        `${name}-shoe`,
        "M146 330C132 420 168 470 210 500C240 520 290 566 330 606C380 640 450 650 520 634C600 626 640 660 672 684C690 704 670 716 620 716H470C400 716 350 650 280 600C240 572 214 566 204 606L190 716H164C160 600 118 440 146 330Z",
        shoe,
        [-14, -16],
        12,
      ) +
      line("M148 350C180 330 290 340 330 372", tone(1, 0.6), 13) +
      line("M560 652Q630 660 654 692", tone(0, 0), 9) +
      line("M186 700L196 610", tone(0, 0.2), 5),
    "M150 716H700L760 760H170Z",
  );
}

export function heels(): string {
  return (
    boards("heels") +
    moved(heel(skins.deep, cloths.warm, "h1"), "translate(60 250)") +
    moved(heel(skins.deep, cloths.warm, "h2"), "translate(450 360) rotate(-4 300 700)")
  );
}

/** A leather shoe from the side; the tip at the right. */
function brogue(leather: Body, trousers: Body, name: string): string {
  return standing(
    form(`${name}-sock`, "M140 200H360L372 420H130Z", cloths.warm, [-20, 0], 24) +
      times(6, (index) => line(`M150 ${230 + index * 30}H366`, tone(0.4, 1), 6)) +
      form(
        `${name}-shoe`,
        "M96 420C90 380 120 362 150 384C220 430 300 430 366 392C400 440 480 490 580 516C690 540 742 590 744 650H80C74 570 110 500 96 420Z",
        leather,
        [-22, -26],
        24,
      ) +
      rect(70, 646, 690, 40, tone(1, 0.5), 12) +
      rect(70, 660, 220, 60, tone(1, 0.5), 6) +
      line("M84 650H748", tone(0.1, 0.4), 6) +
      line("M560 512C530 560 550 610 590 648M366 396C390 450 350 520 250 560", tone(1, 0.6), 6) +
      times(11, (index) =>
        circle(556 - Math.sin(index / 3.2) * 14, 520 + index * 11, 4, tone(0, 0.5)),
      ) +
      times(4, (index) =>
        line(`M${380 + index * 34} ${432 + index * 22}l-52 34`, tone(0, 0.3), 9),
      ) +
      line("M620 548Q690 572 714 618", tone(0, 0.1), 12) +
      form(`${name}-leg`, "M90 -700H420L400 300Q260 340 100 296Z", trousers, [-60, -4], 40) +
      line("M262 -700Q270 0 256 320", tone(trousers.lit[0] * 0.6, trousers.lit[1]), 5),
    "M60 700H780L840 752H90Z",
  );
}

export function brogues(): string {
  return (
    boards("brogues") +
    moved(brogue(cloths.black, cloths.grey, "b1"), "translate(-40 210)") +
    moved(brogue(cloths.black, cloths.grey, "b2"), "translate(330 380) rotate(-7 300 700)") +
    blurred(
      12,
      moved(brogue(cloths.warm, cloths.black, "b3"), "translate(1120 130) scale(-.62 .62)"),
    )
  );
}

function trainer(cloth: Body, name: string, leg: string): string {
  return standing(
    leg +
      form(
        `${name}-upper`,
        "M110 400C96 340 130 290 190 296C250 340 330 340 390 280C420 350 470 400 560 440C660 470 730 520 738 600H96C80 520 120 470 110 400Z",
        cloth,
        [-22, -22],
        24,
      ) +
      form(
        `${name}-toe`,
        "M600 462C690 490 734 540 738 602H560C550 540 570 490 600 462Z",
        cloths.white,
        [-12, -12],
        12,
      ) +
      form(
        `${name}-sole`,
        "M84 590H744C764 620 756 664 730 672H100C76 664 70 620 84 590Z",
        cloths.white,
        [0, -20],
        12,
      ) +
      line("M84 628H752", tone(0.6, 1), 12) +
      times(5, (index) =>
        line(
          `M${360 + index * 40} ${350 + index * 26}l-46 44M${330 + index * 40} ${372 + index * 24}l64 6`,
          tone(0, 0),
          12,
        ),
      ) +
      shape("M180 590C170 500 210 450 190 330L250 350C260 460 250 520 300 590Z", tone(0, 0.1)) +
      line("M130 330Q160 300 190 300", tone(0, 0), 10),
    "M60 668H770L820 716H90Z",
  );
}

export function trainers(): string {
  const jeans =
    tube(
      [
        [230, -700, 300],
        [240, -200, 270],
        [246, 250, 230],
        [250, 318, 236],
      ],
      cloths.grey,
    ) + line("M136 300Q250 350 366 300", tone(0, 0.1), 10);
  const bare =
    tube(
      [
        [236, -700, 230],
        [246, -100, 196],
        [250, 180, 128],
        [256, 320, 130],
      ],
      skins.pale,
    ) +
    rect(184, 230, 142, 100, tone(0, 0.1), 14) +
    line("M186 262H326", tone(0.2, 1), 12);
  return (
    boards("trainers") +
    moved(trainer(cloths.warm, "t1", bare), "translate(-70 400) rotate(14 300 640)") +
    moved(trainer(cloths.black, "t2", jeans), "translate(1230 330) scale(-1 1) rotate(-5 300 640)")
  );
}

/** Heels taken off under a platform's bench. */
export function bench(): string {
  const shoe = moved(
    form(
      "off1",
      "M150 330C170 400 200 470 270 520C330 570 360 610 430 630C500 600 600 630 668 676C690 700 670 716 620 716H470C400 716 350 640 290 590C250 560 214 560 200 600L186 716H160C158 600 130 440 150 330Z",
      cloths.warm,
      [-14, -16],
      12,
    ),
    "translate(250 470) scale(.72)",
  );
  return (
    fade(
      "evening",
      [0, 0, 0, 700],
      [
        [0.98, 0.7],
        [0.5, 0.9],
        [0.1, 0.7],
      ],
    ) +
    ground("url(#evening)") +
    bokeh("bench", 18) +
    fade(
      "platform",
      [0, 660, 0, 1200],
      [
        [0.15, 0.4],
        [0.7, 0.6],
      ],
    ) +
    rect(-400, 640, 2000, 60, tone(1, 0.5)) +
    rect(-400, 690, 2000, 900, "url(#platform)") +
    rect(-400, 716, 2000, 22, tone(0, 0)) +
    times(12, (index) =>
      line(`M${-100 + index * 130} 740L${-500 + index * 210} 1300`, tone(0.6, 0.7), 4),
    ) +
    blurred(24, shape("M80 1010H1100L1160 1080H60Z", tone(1, 0.8))) +
    times(3, (index) =>
      form(
        `slat${index}`,
        `M20 ${250 + index * 120}H1180V${330 + index * 120}H20Z`,
        { shadow: [0.85, 1], lit: [0.15, 0.85] },
        [0, -16],
        12,
      ),
    ) +
    form(
      "seat",
      "M-20 640H1220L1250 720H-50Z",
      { shadow: [0.85, 1], lit: [0.1, 0.8] },
      [0, -24],
      12,
    ) +
    times(
      2,
      (index) =>
        line(`M${140 + index * 900} 220V640M${140 + index * 900} 720V1030`, tone(1, 0.5), 34) +
        line(`M${134 + index * 900} 230V640M${134 + index * 900} 730V1020`, tone(0.3, 0.3), 7),
    ) +
    blurred(6, shape("M340 980H760L800 1010H350Z", tone(1, 0.8))) +
    shoe +
    moved(
      shoe.replaceAll("off1", "off2"),
      "translate(1160 130) scale(-.94 .94) rotate(-12 500 900)",
    ) +
    line("M800 650C780 440 1010 440 1000 650", tone(1, 0.5), 20) +
    form(
      "bag",
      "M740 640Q900 590 1064 640L1100 930Q910 970 706 930Z",
      cloths.black,
      [-34, -24],
      40,
    ) +
    line("M736 700Q900 660 1070 700", tone(0.1, 0.3), 7) +
    circle(902, 690, 22, tone(0, 0.1))
  );
}
