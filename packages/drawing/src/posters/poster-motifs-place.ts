import { landmarkOf } from "./city-landmarks.ts";
import { posterHeight, posterWidth, type DrawMotif } from "./poster-motif.ts";
import { circle, line, moved, rect, ring, round, shape, times } from "../shapes/svg-shapes.ts";

/** The city's own outline before a low sun, its first windows lit. */
export const skyline: DrawMotif = ({ palette, random, city }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(330, 540);
  const windowsOf = (x: number, y: number, width: number) => {
    const columns = Math.floor((width - 12) / 22);
    const left = x + (width - columns * 22 + 10) / 2;
    return times(columns * 10, (index) => {
      const windowY = y + 22 + Math.floor(index / columns) * 30;
      const hidden = x < 340 || windowY > 890 || random.next() < 0.5;
      return hidden
        ? ""
        : rect(left + (index % columns) * 22, windowY, 12, 16, random.pick([pale, sun, warm]));
    });
  };
  const row = (top: number, spread: number, fill: string, lit: boolean) => {
    let art = "";
    for (let x = -20; x < posterWidth;) {
      const width = random.between(58, 112);
      const y = top - random.between(0, spread);
      art += rect(x, y, width + 1, posterHeight - y, fill);
      if (random.next() < 0.3) art += rect(x + width / 2 - 3, y - 46, 6, 48, fill);
      if (lit) art += windowsOf(x, y, width);
      x += width;
    }
    return art;
  };
  const landmark = landmarkOf(city)?.(deep) ?? "";
  const art =
    times(16, (index) => ring(sunX, 560, 290 + index * 36, shade, 3)) +
    circle(sunX, 560, 255, sun) +
    (random.next() < 0.5 ? circle(sunX, 560, 180, warm) : "") +
    row(650, 150, hot, false) +
    moved(landmark, `translate(${round(random.between(400, 500))} 724) scale(1.12)`) +
    row(724, landmark === "" ? 174 : 34, deep, true);
  return { art, head: ground, foot: deep };
};

/** A harbour of scalloped waves that darken with the hour. */
export const harbour: DrawMotif = ({ palette, random, city }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(470, 570);
  const shore = 566;
  const wave = (y: number, length: number, shift: number, fill: string) => {
    const humps = times(
      Math.ceil(posterWidth / length) + 2,
      () => `q${length / 2} ${-length * 0.42} ${length} 0`,
    );
    return shape(`M${round(-length + shift)} ${y}${humps}V${posterHeight}H-200Z`, fill);
  };
  const lengths = random.pick([
    [48, 62, 80, 104, 132],
    [132, 112, 96, 84, 72],
    [96, 96, 96, 96, 96],
  ] as const);
  const waves = [pale, warm, hot, shade, deep].map((fill, index) =>
    wave(
      shore + 40 + index * 38,
      lengths[index] ?? 112,
      (index % 2) * -0.5 * (lengths[index] ?? 112),
      fill,
    ),
  );
  const ripples = times(4, (index) =>
    line(`M${450 + (index % 2) * 56} ${786 + index * 38}q28 -22 56 0t56 0t56 0t56 0`, shade, 6),
  );
  const landmark = landmarkOf(city)?.(shade) ?? "";
  const boat =
    shape("M0 0L-72 -8Q-60 -120 -8 -190ZM8 -6V-166Q62 -90 74 -6Z", pale) +
    shape("M-84 8H84L58 36H-58Z", deep);
  const art =
    times(13, (index) => ring(sunX, shore, 250 + index * 44, shade, 3)) +
    moved(landmark, `translate(${round(random.between(130, 170))} ${shore + 24}) scale(.7)`) +
    circle(sunX, shore - 20, 210, sun) +
    moved(boat, `translate(${round(random.between(330, 390))} ${shore + 40}) scale(1.15)`) +
    waves.join("") +
    ripples;
  return { art, head: ground, foot: deep };
};

/** A rooftop: palms, a string of lamps, a parapet, the last of the sun. */
export const terrace: DrawMotif = ({ palette, random, city }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(370, 430);
  const floor = 742;
  const frond =
    "M0 0Q54 -74 130 -60Q186 -48 204 22Q176 -10 150 -14L158 24L126 -16L126 24L98 -16L92 18L68 -14L56 12L40 -8Q20 -8 0 0Z";
  const palm = (x: number, top: number, lean: number, scale: number) => {
    const trunk = `M${x - 13} ${floor}Q${x - 8 + lean * 0.2} ${(floor + top) / 2} ${x + lean - 5} ${top}H${x + lean + 6}Q${x + 14 + lean * 0.2} ${(floor + top) / 2} ${x + 15} ${floor}Z`;
    const crown = [-48, -6, 42]
      .map((turn) => moved(shape(frond, deep), `rotate(${turn})`))
      .join("");
    const both = crown + moved(crown, "scale(-1 1) rotate(-4)");
    return shape(trunk, deep) + moved(both, `translate(${x + lean} ${top}) scale(${scale})`);
  };
  const lamps = (from: number, to: number, y: number, sag: number) => {
    const middle = (from + to) / 2;
    const bulbs = times(9, (index) => {
      const at = (index + 0.5) / 9;
      return circle(from + (to - from) * at, y + 4 * sag * at * (1 - at) * 0.5 + 12, 10, pale);
    });
    return line(`M${from} ${y}Q${middle} ${y + sag} ${to} ${y}`, shade, 4) + bulbs;
  };
  const landmark = landmarkOf(city)?.(hot) ?? "";
  const art =
    rect(0, 452, posterWidth, 120, shade) +
    rect(0, 572, posterWidth, 90, hot) +
    rect(0, 662, posterWidth, 90, warm) +
    circle(sunX, 640, 214, sun) +
    moved(landmark, `translate(${round(sunX - 40)} ${floor}) scale(.5)`) +
    lamps(-20, 410, 292, 96) +
    lamps(410, 830, 292, 118) +
    palm(610, 424, 42, 1.05) +
    palm(128, 548, -34, 0.72) +
    times(21, (index) => rect(8 + index * 40, 690, 5, 60, deep)) +
    rect(0, 680, posterWidth, 12, deep) +
    rect(0, floor, posterWidth, posterHeight - floor, deep);
  return { art, head: ground, foot: deep };
};

/** The hills of the home page: flat layers of evening. */
export const hills: DrawMotif = ({ palette, random }) => {
  const { ground, shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(470, 600);
  const hill = (y: number, swell: number, fill: string) =>
    shape(
      `M0 ${y}C${round(160 + swell)} ${y - 120} ${round(280 + swell)} ${y + 60} 440 ${y - 10}S${round(700 - swell)} ${y - 110} 800 ${y - 20}V1200H0Z`,
      fill,
    );
  const art =
    times(15, (index) => ring(sunX, 520, 236 + index * 40, shade, 3)) +
    circle(sunX, 520, 196, sun) +
    circle(sunX, 520, 132, pale) +
    hill(random.between(560, 600), 30, warm) +
    hill(random.between(660, 690), -60, hot) +
    hill(748, 80, deep);
  return { art, head: ground, foot: deep };
};
