import {
  circle,
  line,
  moved,
  rect,
  ring,
  shape,
  times,
} from "@before-ten/drawing/shapes/svg-shapes";
import { blurred, fade, glow, ground, tone } from "./tones.ts";

/** The same shape twice: first lit, then dark and moved away from the light. */
export function rimmed(
  d: string,
  [dx, dy]: readonly [number, number],
  dark: string,
  lit = tone(0, 0.25),
): string {
  return (
    shape(d, lit) +
    `<clipPath id="rim${d.length}-${d.slice(1, 9).replaceAll(/\W/g, "_")}"><path d="${d}"/></clipPath><g clip-path="url(#rim${d.length}-${d.slice(1, 9).replaceAll(/\W/g, "_")})">${moved(shape(d, dark), `translate(${dx} ${dy})`)}</g>`
  );
}

export const face =
  "M430 1400C380 1180 400 1010 372 900C300 850 230 740 226 590C218 380 350 190 560 176C690 168 792 226 820 330C832 372 826 402 836 440C846 470 850 486 842 512C868 566 900 604 918 648C924 672 908 688 872 692C858 696 856 706 862 718C884 738 890 752 880 768C868 776 858 780 860 788C878 798 884 812 876 832C866 852 848 856 848 872C858 902 866 930 848 962C822 1004 752 1000 700 984C668 976 648 996 650 1050C654 1150 700 1230 800 1290C960 1360 1080 1380 1200 1500H300Z";

export function profile(): string {
  const hair =
    "M372 930C280 940 190 860 168 720C130 520 200 270 400 170C560 96 760 120 826 250C846 292 838 330 822 352C780 300 720 300 660 340C600 384 590 450 560 520C546 560 520 570 500 620C480 700 470 800 440 880C420 930 400 950 372 930Z";
  return (
    fade(
      "sky",
      [0, 0, 0, 1200],
      [
        [0.35, 0.85],
        [0.08, 0.8],
        [0, 0.4],
        [0, 0.8],
        [0.4, 0.95],
      ],
    ) +
    ground("url(#sky)") +
    glow([930, 560], 720, [0, 0]) +
    circle(960, 520, 190, tone(0, 0)) +
    blurred(12, shape("M-400 1010Q200 960 700 1000T1700 980V1700H-400Z", tone(0.55, 0.95))) +
    rimmed(face, [-16, 7], tone(0.985, 0.7), tone(0, 0.4)) +
    blurred(
      12,
      `<path d="M700 660Q640 800 560 860" stroke="${tone(0.75, 0.95)}" stroke-width="70" fill="none" opacity=".55"/>`,
    ) +
    rimmed(hair, [-8, 12], tone(1, 0.4), tone(0, 0.5)) +
    `<clipPath id="hair"><path d="${hair}"/></clipPath><g clip-path="url(#hair)">${times(30, (index) => line(`M${250 + index * 16} ${206 - Math.sin(index / 9) * 60}C${220 + index * 11} 400 ${270 + index * 8} 640 ${280 + index * 6} ${860 - index * 6}`, tone(0.82, 0.7), 3))}</g>` +
    // Lashes against the light, and an earring.
    line("M812 466Q836 470 858 456", tone(1, 0.5), 7) +
    line("M700 440Q760 408 818 424", tone(1, 0.3), 12) +
    ring(478, 846, 46, tone(0, 0.1), 13) +
    circle(470, 796, 13, tone(0, 0))
  );
}

export function backs(): string {
  const near =
    "M-260 1500C-240 1180 -60 1090 120 1050C170 1030 176 980 168 930C90 870 60 760 66 640C74 470 180 380 306 380C440 380 540 474 544 640C548 770 512 870 440 930C434 980 444 1030 500 1050C660 1090 760 1180 800 1500Z";
  const bun =
    "M306 390C236 380 206 330 216 280C228 228 270 204 316 208C370 212 406 250 402 300C398 350 366 386 306 390Z";
  const far =
    "M560 1500C580 1240 690 1170 830 1130C870 1114 872 1080 862 1040C800 990 772 900 778 800C786 660 870 580 980 584C1090 588 1170 670 1170 800C1170 900 1140 984 1086 1034C1080 1080 1090 1114 1130 1130C1290 1170 1380 1240 1420 1500Z";
  return (
    fade(
      "sea",
      [0, 0, 0, 1200],
      [
        [0.2, 0.9],
        [0, 0.75],
        [0, 0.2],
        [0, 0.9],
        [0.45, 0.95],
      ],
    ) +
    ground("url(#sea)") +
    glow([660, 560], 680, [0, 0]) +
    circle(660, 560, 150, tone(0, 0)) +
    rect(-400, 690, 2000, 900, tone(0.28, 0.95)) +
    times(26, (index) => {
      const y = 700 + index * 16;
      const half = 180 + ((index * 71) % 150) - index * 4;
      return line(
        `M${660 - half + ((index * 37) % 60)} ${y}H${660 + half - ((index * 53) % 90)}`,
        tone(0, 0.1),
        6 - index * 0.1,
      );
    }) +
    rimmed(far, [9, 12], tone(0.98, 0.7), tone(0, 0.3)) +
    times(26, (index) =>
      line(
        `M${800 + index * 14} ${660 + Math.abs(index - 13) * 7}q${(13 - index) * 2} 150 ${(index - 13) * 3} 300`,
        tone(0.8, 0.9),
        4,
      ),
    ) +
    rimmed(bun, [-9, 9], tone(1, 0.6), tone(0, 0.3)) +
    rimmed(near, [-10, 12], tone(1, 0.6), tone(0, 0.3)) +
    times(24, (index) =>
      line(
        `M${96 + index * 18} ${640 - Math.sin((index / 23) * Math.PI) * 190}Q${200 + index * 9} 560 ${300 + index * 0.6} 400`,
        tone(0.8, 0.8),
        4,
      ),
    ) +
    circle(62, 800, 16, tone(0, 0)) +
    circle(548, 800, 16, tone(0, 0))
  );
}
