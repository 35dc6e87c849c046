import { palette } from "../colour.ts";
import { round } from "../shapes.ts";
import { around } from "../stage.ts";

const clock = { x: 1216, y: 236, radius: 62 } as const;
const fromFour = (4 / 12) * 360;
const toTen = (10 / 12) * 360;

export const stopDefinitions = `<radialGradient id="dial"><stop offset="0" stop-color="#fffaf0"/><stop offset=".8" stop-color="#ffe9c4"/><stop offset="1" stop-color="#ffd491"/></radialGradient>
<radialGradient id="halo"><stop offset=".3" stop-color="#ffd491" stop-opacity=".5"/><stop offset="1" stop-color="#ff9a6a" stop-opacity="0"/></radialGradient>`;

/** The stop's clock, five to ten; around its rim runs the club's sun, from four to ten. */
export function stopClock(time: number): string {
  const { x, y, radius } = clock;
  const share = around(time, 0.72);
  const angle =
    fromFour + (toTen - fromFour) * (1 - Math.cos(Math.PI * Math.min(1, share * 1.08))) * 0.5;
  const shown = Math.min(1, share * 14, (1 - share) * 14);
  const on = (degrees: number, reach: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    return { x: round(x + Math.cos(turn) * reach), y: round(y + Math.sin(turn) * reach) };
  };
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const [out, inner] = [
      on(hour * 30, radius * 0.84),
      on(hour * 30, radius * (hour % 3 === 0 ? 0.66 : 0.74)),
    ];
    return `M${out.x} ${out.y}L${inner.x} ${inner.y}`;
  });
  const [short, long] = [on((9 + 55 / 60) * 30, radius * 0.46), on(55 * 6, radius * 0.7)];
  const [start, end, sun] = [
    on(fromFour, radius * 1.2),
    on(toTen, radius * 1.2),
    on(angle, radius * 1.2),
  ];
  return `<path d="M${x - 7} ${y + radius}L${x - 9} 790H${x + 9}L${x + 7} ${y + radius}Z" fill="#1a0e28"/><path d="M${x - 5} ${y + radius}L${x - 7} 790" stroke="#a8527a" stroke-width="2"/>
<path d="M${x - 24} 800L${x - 15} 752H${x + 15}L${x + 24} 800Z" fill="#1a0e28"/><rect x="${x - 15}" y="${y + radius * 1.4}" width="30" height="12" rx="4" fill="#1a0e28"/>
<circle cx="${x}" cy="${y}" r="${radius * 2.7}" fill="url(#halo)"/><circle cx="${x}" cy="${y}" r="${radius * 1.38}" fill="#1a0e28"/>
<path d="M${start.x} ${start.y}A${radius * 1.2} ${radius * 1.2} 0 0 1 ${end.x} ${end.y}" fill="none" stroke="#7a3d70" stroke-width="4" stroke-linecap="round"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#dial)"/><path d="${ticks.join("")}" stroke="${palette.ink}" stroke-width="4"/>
<path d="M${x} ${y}L${short.x} ${short.y}" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/><path d="M${x} ${y}L${long.x} ${long.y}" stroke="${palette.ink}" stroke-width="5" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="6" fill="${palette.magenta}"/>
<circle cx="${sun.x}" cy="${sun.y}" r="26" fill="url(#bulb)" opacity="${round(shown)}"/><circle cx="${sun.x}" cy="${sun.y}" r="9.5" fill="${palette.gold}" opacity="${round(shown)}"/>`;
}

/** A roof to wait under, and its bench. */
export const shelter = `<path d="M1330 388H1640V410H1322Z" fill="#1d1030"/><path d="M1326 410H1640" stroke="#ffcf8a" stroke-width="4"/>
<path d="M1352 410h12V780h-12ZM1560 410h12V780h-12Z" fill="#1d1030"/><path d="M1364 440H1560V700H1364Z" fill="#ffd9a0" opacity=".1"/><path d="M1376 440L1450 700M1480 440L1554 700" stroke="#ffe9c4" stroke-width="10" opacity=".08"/>
<path d="M1384 676H1600V692H1384ZM1400 692h10v84h-10ZM1530 692h10v84h-10Z" fill="#2a1440"/><path d="M1384 676H1600" stroke="#a8527a" stroke-width="2"/>`;
