import { circle, line, moved, ring, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { boards } from "./floor.ts";
import {
  type Body,
  blurred,
  bokeh,
  cloths,
  fade,
  form,
  ground,
  skins,
  tone,
  tube,
} from "./tones.ts";

/** From the neck to the chest: a loosened tie. */
export function tie(): string {
  const neck: Body = { ...skins.warm, from: [-0.5, -0.1] };
  return (
    fade(
      "bar",
      [0, 0, 1200, 0],
      [
        [0.6, 0.8],
        [0.98, 0.6],
      ],
    ) +
    ground("url(#bar)") +
    bokeh("tie", 30) +
    tube(
      [
        [600, -260, 420],
        [610, 60, 400],
        [640, 330, 520],
      ],
      neck,
    ) +
    blurred(24, shape("M420 -100Q600 190 860 -60V60Q660 330 420 90Z", tone(0.8, 0.8))) +
    form(
      "shirt",
      "M-200 560C60 430 260 380 396 190L590 470L640 480L842 190C950 380 1180 430 1420 560V1700H-200Z",
      cloths.white,
      [-30, -14],
      40,
    ) +
    times(5, (index) =>
      line(
        `M${300 - index * 60} ${560 + index * 60}Q${360 - index * 40} 900 ${260 - index * 30} 1400`,
        tone(0.35, 0.1),
        5,
      ),
    ) +
    form(
      "jacketL",
      "M-400 620C-140 520 60 480 150 400C210 640 380 900 560 1700H-400Z",
      cloths.black,
      [-60, -30],
      40,
    ) +
    form(
      "jacketR",
      "M1600 620C1340 520 1140 480 1060 400C1000 640 860 900 700 1700H1600Z",
      cloths.black,
      [-60, -30],
      40,
    ) +
    line(
      "M150 400C210 640 380 900 560 1700M1060 400C1000 640 860 900 700 1700",
      tone(0.3, 0.3),
      6,
    ) +
    form(
      "collarL",
      "M396 190C330 250 290 330 300 420L470 610L596 480Z",
      cloths.white,
      [-16, -12],
      24,
    ) +
    form(
      "collarR",
      "M842 190C910 250 950 330 940 420L770 610L640 490Z",
      cloths.white,
      [-16, -12],
      24,
    ) +
    line("M300 420L470 610L596 480M940 420L770 610L640 490", tone(0.7, 0.3), 5) +
    moved(
      form("tail", "M560 700L500 1500H760L680 690Z", cloths.warm, [-36, 0], 24) +
        `<clipPath id="tie"><path d="M560 700L500 1500H760L680 690Z"/></clipPath><g clip-path="url(#tie)">${times(9, (index) => line(`M480 ${780 + index * 96}L780 ${700 + index * 96}`, tone(0.85, 0.9), 22))}</g>` +
        form(
          "knot",
          "M520 570Q620 540 716 566L684 704Q620 728 556 704Z",
          cloths.warm,
          [-26, -10],
          12,
        ) +
        line("M560 600Q600 640 590 696", tone(0.8, 1), 9),
      "rotate(5 620 600)",
    )
  );
}

export function sequins(): string {
  const random = seededRandom("sequins");
  const back =
    "M-200 1600C-160 1000 20 700 250 610C380 570 450 520 470 380L770 380C780 520 860 570 980 610C1190 690 1330 1000 1380 1600Z";
  const dress =
    "M60 840C240 980 420 1040 610 1040C820 1040 1000 960 1150 830C1300 1000 1360 1200 1380 1700H-200C-160 1200 -60 980 60 840Z";
  return (
    fade(
      "club",
      [0, 0, 1200, 1200],
      [
        [0.98, 0.7],
        [0.6, 0.9],
        [0.98, 0.6],
      ],
    ) +
    ground("url(#club)") +
    bokeh("sequins", 34) +
    form("back", back, { ...skins.warm }, [-40, -14], 40) +
    blurred(12, line("M620 620Q606 820 614 1040", tone(0.7, 0.8), 26)) +
    blurred(12, line("M360 780Q440 820 470 940M880 780Q800 820 770 940", tone(0.6, 0.8), 20)) +
    line("M230 650Q330 820 420 1000M1000 650Q900 820 800 1010", tone(0.9, 0.5), 12) +
    `<clipPath id="dress"><path d="${dress}"/></clipPath><g clip-path="url(#dress)">${shape(dress, tone(0.9, 0.9))}${times(
      34,
      (row) =>
        times(44, (column) => {
          const [x, y] = [-120 + column * 32 + (row % 2) * 16, 830 + row * 25];
          const lit = Math.exp(-(((x - 380) / 260) ** 2)) + random.next() * 0.55;
          const dark = lit > 1.05 ? 0 : lit > 0.7 ? 0.3 : random.between(0.65, 1);
          return (
            circle(x, y, 15.5, tone(dark, lit > 1.05 ? 0 : 0.95)) +
            (lit > 1.25 ? circle(x - 4, y - 4, 6, tone(0, 0)) : "")
          );
        }),
    )}</g>` +
    shape(
      "M390 470C280 330 250 60 330 -300H900C980 60 960 330 850 470C800 520 800 420 760 440C700 560 540 560 480 440C440 420 430 520 390 470Z",
      tone(0.98, 0.6),
    ) +
    times(40, (index) =>
      line(
        `M${330 + index * 14} -300C${300 + index * 16} 40 ${330 + index * 14} 260 ${410 + index * 10} ${470 + Math.sin(index) * 26}`,
        index % 3 === 0 ? tone(0.4, 0.8) : tone(0.8, 0.7),
        4,
      ),
    ) +
    ring(436, 520, 40, tone(0, 0), 10)
  );
}

/** A skirt in a turn, from the waist down. */
export function skirt(): string {
  const folds = 44;
  const hem = (index: number): [number, number] => {
    const t = index / folds;
    const angle = Math.PI * (1.02 - t * 1.04);
    return [600 + Math.cos(angle) * 640, 640 + Math.sin(angle) * 240 + Math.sin(t * 11) * 26];
  };
  const side = (index: number, x: number, y: number) => {
    const t = index / folds;
    return `Q${480 + t * 240 + (t - 0.5) * 420} ${300 + Math.abs(t - 0.5) * 120} ${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const waist = (index: number) => 476 + (index / folds) * 248;
  return (
    boards("skirt", 760) +
    blurred(24, `<ellipse cx="600" cy="1160" rx="420" ry="50" fill="${tone(1, 0.7)}"/>`) +
    tube(
      [
        [530, 560, 200],
        [510, 860, 150],
        [480, 1040, 92],
        [470, 1130, 84],
      ],
      skins.warm,
    ) +
    tube(
      [
        [690, 560, 200],
        [740, 820, 146],
        [850, 980, 92],
        [920, 1040, 80],
      ],
      skins.warm,
    ) +
    form(
      "s1",
      "M420 1110C460 1130 500 1120 524 1096C540 1130 600 1150 640 1176H426Z",
      cloths.black,
      [-8, -8],
      6,
    ) +
    form(
      "s2",
      "M870 1010L950 1020C1000 1060 1010 1100 1000 1130L860 1060Z",
      cloths.black,
      [-8, -8],
      6,
    ) +
    `<ellipse cx="600" cy="660" rx="610" ry="200" fill="${tone(0.97, 0.9)}"/>` +
    `<g transform="rotate(-7 600 400)">${times(folds, (index) => {
      const [x1, y1] = hem(index);
      const [x2, y2] = hem(index + 1);
      const d = `M${waist(index)} 230${side(index, x1, y1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Q${480 + ((index + 1) / folds) * 240 + ((index + 1) / folds - 0.5) * 420} ${300 + Math.abs((index + 1) / folds - 0.5) * 120} ${waist(index + 1)} 230Z`;
      const turned = 0.5 + 0.5 * Math.sin((index / folds) * 9 + 0.6);
      const fold = [0, 0.16, 0.5, 0.26][index % 4] ?? 0;
      return shape(d, tone(0.05 + fold + (1 - turned) * 0.5, 0.95 - turned * 0.3));
    })}${line(`M${hem(0).join(" ")}${times(folds, (index) => `L${hem(index + 1).join(" ")}`)}`, tone(0, 0), 16)}</g>` +
    form(
      "waist",
      "M460 -200H740C760 0 750 140 734 250Q600 290 466 250C450 140 440 0 460 -200Z",
      cloths.black,
      [-40, -6],
      40,
    ) +
    shape("M462 206Q600 250 738 206V252Q600 298 462 252Z", tone(0, 0.1))
  );
}
