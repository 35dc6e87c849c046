import { inks } from "@before-ten/drawing/print/inks";
import { circle, line, moved, ring, shape, times } from "@before-ten/drawing/shapes/svg-shapes";
import { seededRandom } from "@before-ten/drawing/shapes/seeded-random";
import { face, rimmed } from "./heads.ts";
import { blurred, fade, glow, ground, tone } from "./tones.ts";

/** A low sun behind a head. */
function lowSun(x: number): string {
  return (
    fade(
      "founder",
      [0, 0, 0, 1200],
      [
        [0.4, 0.9],
        [0.06, 0.8],
        [0, 0.4],
        [0.1, 0.8],
        [0.5, 0.95],
      ],
    ) +
    ground("url(#founder)") +
    glow([x, 560], 720, [0, 0]) +
    circle(x, 540, 210, tone(0, 0))
  );
}

/** Robin: big curls, a hoop earring, a collar turned up. */
function robin(): string {
  const random = seededRandom("robin");
  const curl = () => {
    const angle = random.between(2.2, 6.1);
    const far = random.between(0.2, 1) ** 0.5;
    return [
      480 + Math.cos(angle) * 330 * far,
      420 + Math.sin(angle) * 300 * far,
      random.between(46, 92),
    ] as const;
  };
  const curls = [
    ...Array.from({ length: 90 }, curl),
    ...Array.from(
      { length: 26 },
      () => [random.between(190, 400), random.between(420, 800), random.between(50, 80)] as const,
    ),
  ];
  const all = (dx: number, dy: number, less: number, ink: string) =>
    curls.map(([x, y, r]) => circle(x + dx, y + dy, r - less, ink)).join("");
  return (
    lowSun(930) +
    rimmed(face, [-16, 7], tone(0.985, 0.75), tone(0, 0.4)) +
    blurred(
      12,
      `<path d="M720 640Q660 800 580 880" stroke="${tone(0.7, 0.95)}" stroke-width="80" fill="none" opacity=".6"/>`,
    ) +
    line("M812 466Q836 472 860 456", tone(0.4, 0.9), 7) +
    line("M716 436Q770 402 822 424", tone(1, 0.3), 14) +
    all(0, 0, 0, tone(0, 0.4)) +
    all(-6, 9, 3, tone(1, 0.5)) +
    curls
      .map(
        ([x, y, r]) =>
          `<path d="M${x + r * 0.5} ${y - r * 0.4}A${r * 0.6} ${r * 0.6} 0 0 0 ${x - r * 0.4} ${y - r * 0.4}" fill="none" stroke="${tone(0.7, 0.9)}" stroke-width="5"/>`,
      )
      .join("") +
    ring(474, 880, 74, tone(0, 0.15), 15) +
    shape(
      "M250 1400C260 1180 330 1050 420 1010C520 1090 640 1130 700 1090C760 1150 800 1250 820 1400Z",
      tone(0, 0.3),
    ) +
    moved(
      shape(
        "M250 1400C260 1180 330 1050 420 1010C520 1090 640 1130 700 1090C760 1150 800 1250 820 1400Z",
        tone(0.96, 0.9),
      ),
      "translate(-9 12)",
    )
  );
}

/** Sam: short hair, round glasses, a beard, headphones round the neck. */
function sam(): string {
  const hair =
    "M372 930C300 900 246 820 232 690C210 500 280 300 440 206C590 130 760 150 810 262C818 284 820 306 822 330C770 300 720 320 690 372C660 420 656 500 640 560C600 560 570 590 572 650C560 720 500 760 470 800C440 850 410 900 372 930Z";
  const beard =
    "M640 560C650 640 660 690 720 704C790 700 830 690 866 700C884 720 884 740 872 756C890 780 900 830 892 880C884 960 850 1040 780 1060C690 1070 610 1020 560 950C520 890 540 760 572 650C590 610 610 580 640 560Z";
  return (
    lowSun(950) +
    rimmed(face, [-16, 7], tone(0.95, 0.9), tone(0, 0.4)) +
    blurred(
      12,
      `<path d="M760 470Q700 600 640 640" stroke="${tone(0.6, 0.95)}" stroke-width="80" fill="none" opacity=".6"/>`,
    ) +
    shape(beard, tone(0, 0.35)) +
    moved(shape(beard, tone(1, 0.4)), "translate(-9 3)") +
    times(40, (index) =>
      line(
        `M${580 + ((index * 41) % 270)} ${740 + ((index * 67) % 250)}q14 20 10 44`,
        tone(0.7, 0.8),
        4,
      ),
    ) +
    line("M800 776Q850 772 880 760", tone(0.7, 0.95), 9) +
    shape(hair, tone(0, 0.4)) +
    moved(shape(hair, tone(1, 0.4)), "translate(-7 10)") +
    times(34, (index) =>
      line(
        `M${280 + index * 14} ${330 - Math.sin(index / 11) * 110 + ((index * 37) % 70)}q-30 60 -34 120`,
        tone(0.6, 0.7),
        4,
      ),
    ) +
    line("M700 424Q770 396 828 420", tone(1, 0.3), 13) +
    `<ellipse cx="806" cy="494" rx="62" ry="76" fill="${tone(0, 0.2)}" fill-opacity=".8" stroke="${tone(1, 0.4)}" stroke-width="15"/>` +
    line("M745 484L520 470Q490 480 486 520", tone(1, 0.4), 15) +
    line("M790 450Q776 480 782 520", tone(0, 0), 9) +
    `<path d="M520 560C470 540 440 580 450 640C456 690 480 720 510 716" fill="${tone(0.9, 0.9)}" stroke="${tone(0.4, 0.9)}" stroke-width="7"/>` +
    shape(
      "M150 1500C180 1230 280 1090 390 1030C500 1110 640 1120 690 1060C840 1130 1000 1200 1060 1500Z",
      tone(0, 0.3),
    ) +
    moved(
      shape(
        "M150 1500C180 1230 280 1090 390 1030C500 1110 640 1120 690 1060C840 1130 1000 1200 1060 1500Z",
        tone(0.97, 0.6),
      ),
      "translate(-6 12)",
    ) +
    line("M330 1120Q420 960 640 1010", tone(0, 0.2), 46) +
    line("M330 1120Q420 964 640 1014", tone(1, 0.7), 34) +
    `<ellipse cx="690" cy="1080" rx="84" ry="112" transform="rotate(-24 690 1080)" fill="${tone(0, 0.2)}"/><ellipse cx="682" cy="1086" rx="80" ry="106" transform="rotate(-24 690 1080)" fill="${tone(0.5, 1)}"/><ellipse cx="676" cy="1090" rx="46" ry="64" transform="rotate(-24 690 1080)" fill="${tone(1, 0.6)}"/>`
  );
}

const paper = "#FFF1DB";
const { dusk, gold, coral } = inks;

export const founders = [
  { name: "robin", draw: robin, inks: { paper, warm: gold, dark: dusk }, mirrored: false },
  { name: "sam", draw: sam, inks: { paper, warm: coral, dark: dusk }, mirrored: true },
];
