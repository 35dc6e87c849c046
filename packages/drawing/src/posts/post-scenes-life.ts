import { dancersInRow } from "../shapes/dancing-crowd.ts";
import { echo, postImageHeight, postImageWidth, type DrawScene } from "./post-scene.ts";
import {
  arc,
  circle,
  halfDisc,
  line,
  moved,
  onCircle,
  rect,
  ring,
  round,
  shape,
  times,
  wedge,
} from "../shapes/svg-shapes.ts";

/** Home: the door ajar, the light of the hall, the shoes already off. */
export const shoesAtTheDoor: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const doorX = Math.round(random.between(270, 440));
  const shoe = (x: number, y: number, scale: number, fill: string, trim: string) =>
    moved(
      shape("M0 0V-112Q36 -96 72 -112L96 -118Q128 -52 214 -44Q262 -36 262 0Z", fill) +
        shape("M0 0H264V16Q264 26 254 26H10Q0 26 0 16Z", pale) +
        line("M104 -96L136 -112M124 -74L154 -92M150 -58L174 -78", trim, 8) +
        shape("M0 -40Q30 -30 34 0H0Z", trim),
      `translate(${x} ${y}) scale(${scale})`,
    );
  const light = shape(
    `M${doorX + 24} 724H${doorX + 300}L${doorX + 1010} 900H${doorX + 150}Z`,
    warm,
  );
  return (
    echo(doorX + 160, 420, 420, palette) +
    rect(0, 724, postImageWidth, 176, deep) +
    light +
    rect(doorX - 30, 90, 384, 636, deep) +
    rect(doorX, 120, 324, 604, sun) +
    circle(doorX + 162, 330, 96, pale) +
    shape(`M${doorX} 120L${doorX - 150} 70V800L${doorX} 724Z`, hot) +
    circle(doorX - 122, 436, 15, pale) +
    rect(0, 716, doorX - 150, 12, shade) +
    rect(doorX + 354, 716, postImageWidth, 12, shade) +
    shoe(doorX + 400, 846, 1.35, hot, deep) +
    shoe(doorX + 690, 796, 1.35, hot, deep) +
    line(`M1330 0V190`, shade, 6) +
    shape("M1210 300A120 120 0 0 1 1450 300Z", pale) +
    circle(1330, 306, 34, sun)
  );
};

export const wineAndSun: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const sunX = Math.round(random.pick([1090, 510]) + random.between(-50, 50));
  const glassX = sunX > 800 ? 640 : 960;
  const glass = (x: number, scale: number, wine: string, id: string) => {
    const bowl = "M-128 -420C-196 -236 -150 -90 0 -90C150 -90 196 -236 128 -420Z";
    const art =
      `<clipPath id="${id}"><path d="${bowl}"/></clipPath>` +
      `<g opacity=".24">${shape(bowl, pale)}</g>` +
      `<g clip-path="url(#${id})">${rect(-200, -282, 400, 220, wine)}${halfDisc(40, -150, 90, sun)}</g>` +
      line(bowl, pale, 7) +
      rect(-7, -92, 14, 200, pale) +
      shape("M-112 124Q-100 102 0 100Q100 102 112 124Z", pale);
    return moved(art, `translate(${x} 690) scale(${scale})`);
  };
  return (
    echo(sunX, 560, 400, palette) +
    circle(sunX, 560, 340, sun) +
    circle(sunX, 560, 230, warm) +
    rect(0, 700, postImageWidth, 200, deep) +
    times(5, (index) =>
      line(`M${sunX - 250 + index * 34} ${736 + index * 34}H${sunX + 250 - index * 34}`, shade, 8),
    ) +
    glass(glassX, 1.2, hot, "near") +
    glass(glassX + (glassX < 800 ? -310 : 310), 0.96, hot, "far")
  );
};

/** Draws a long table, seen from above. */
export const plates: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const food = [
    circle(0, 0, 74, warm) +
      times(6, (index) => shape(wedge(0, 0, 66, index * 60 + 4, index * 60 + 56), sun)),
    halfDisc(0, 30, 84, hot) + circle(-26, 52, 18, sun) + circle(30, 56, 22, warm),
    circle(-30, -20, 42, hot) + circle(36, -26, 34, warm) + circle(4, 40, 46, deep),
    times(4, (index) => rect(-78, -66 + index * 36, 156, 22, index % 2 === 0 ? hot : sun, 11)),
  ];
  const from = Math.floor(random.between(0, 4));
  const plate = (x: number, y: number, index: number) => {
    const turn = Math.round(random.between(-30, 30));
    return (
      circle(x, y, 156, pale) +
      ring(x, y, 118, shade, 4) +
      moved(food[(index + from) % 4] ?? "", `translate(${x} ${y}) rotate(${turn})`) +
      rect(x + 190, y - 120, 16, 250, pale, 8) +
      shape(
        `M${x + 184} ${y - 120}Q${x + 180} ${y - 10} ${x + 198} ${y}H${x + 208}V${y - 130}Z`,
        pale,
      ) +
      rect(x - 206, y - 30, 14, 160, pale, 7) +
      times(3, (tine) => rect(x - 218 + tine * 14, y - 120, 8, 84, pale, 4)) +
      rect(x - 218, y - 50, 36, 26, pale, 10)
    );
  };
  const glass = (x: number, y: number, fill: string) =>
    circle(x, y, 44, pale) + circle(x, y, 36, fill) + circle(x - 10, y - 10, 9, pale);
  const runner = times(12, (index) =>
    shape(`M${index * 140 - 40} 405l70 45l-70 45l-70 -45Z`, warm),
  );
  return (
    rect(0, 70, postImageWidth, 760, deep) +
    rect(0, 390, postImageWidth, 120, hot) +
    runner +
    [280, 800, 1320].map((x, index) => plate(x, 226, index)).join("") +
    [20, 540, 1060, 1580].map((x, index) => plate(x, 674, index + 2)).join("") +
    glass(534, 150, sun) +
    glass(1054, 150, hot) +
    glass(274, 600, warm) +
    glass(794, 600, sun) +
    glass(1314, 600, hot)
  );
};

/** Draws sunglasses that mirror the low sun in both lenses. */
export const sunglasses: DrawScene = ({ palette, random }) => {
  const { deep, shade, sun, warm, hot, pale } = palette;
  const low = round(random.between(40, 90));
  const rim =
    "M-250 -130H230Q270 -130 262 -80Q244 150 20 160Q-230 164 -262 -70Q-268 -130 -250 -130Z";
  const view =
    rect(-300, -200, 600, 400, hot) +
    rect(-300, -30, 600, 60, warm) +
    circle(30, low, 150, sun) +
    circle(30, low, 96, pale) +
    rect(-300, low, 600, 300, deep) +
    times(3, (index) => rect(-90 + index * 30, low + 20 + index * 26, 240 - index * 60, 8, sun)) +
    `<g opacity=".3">${shape("M-220 -160L-60 -160L-190 180L-330 180Z", pale)}</g>`;
  const lens = `<g clip-path="url(#lens)">${view}</g>${line(rim, deep, 34)}`;
  const frame =
    `<clipPath id="lens"><path d="${rim}"/></clipPath>` +
    line("M-300 -98Q0 -180 300 -98", deep, 36) +
    line("M-574 -118L-740 -170M574 -118L740 -170", deep, 40) +
    moved(lens, "translate(-318 0)") +
    moved(lens, "translate(318 0) scale(-1 1)");
  return (
    echo(800, postImageHeight, 420, palette) +
    halfDisc(800, postImageHeight, 380, shade) +
    moved(frame, `translate(800 460) rotate(${round(random.between(-7, 7))})`)
  );
};

export const crowdScene: DrawScene = ({ palette, random }) => {
  const { deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(480, 1120);
  const row = (count: number, y: number, size: number, fill: string, shift: number) =>
    dancersInRow({ count, width: postImageWidth, y, size, fill, shift }, random);
  return (
    echo(sunX, 420, 350, palette) +
    circle(sunX, 420, 310, sun) +
    circle(sunX, 420, 210, pale) +
    row(13, 480, 1, warm, 0.4) +
    row(10, 590, 1.25, hot, 0) +
    rect(0, 760, postImageWidth, 140, hot) +
    row(8, 720, 1.6, deep, 0.5) +
    rect(0, 806, postImageWidth, 94, deep)
  );
};

/** Parasols from above. */
export const parasols: DrawScene = ({ palette, random }) => {
  const { deep, sun, warm, hot, pale, shade } = palette;
  const parasol = (x: number, y: number, radius: number, one: string, other: string) => {
    const turn = random.between(0, 45);
    return (
      circle(x + 26, y + 34, radius, shade) +
      times(12, (index) =>
        shape(
          wedge(x, y, radius, turn + index * 30, turn + index * 30 + 30.4),
          index % 2 === 0 ? one : other,
        ),
      ) +
      circle(x, y, radius * 0.08, deep)
    );
  };
  const stool = (x: number, y: number) =>
    circle(x + 8, y + 10, 34, shade) + circle(x, y, 34, warm) + circle(x, y, 20, hot);
  return (
    shape(
      `M0 900V${round(random.between(690, 760))}Q300 640 620 720T1240 690T1600 640V900Z`,
      deep,
    ) +
    times(3, (index) =>
      line(`M${80 + index * 520} ${820 + (index % 2) * 30}q40 -26 80 0t80 0t80 0`, shade, 7),
    ) +
    [
      [130, 60],
      [470, 330],
      [800, 90],
      [1000, 560],
      [1310, 120],
      [1500, 500],
      [60, 480],
      [640, 560],
    ]
      .map(([x = 0, y = 0]) => stool(x, y))
      .join("") +
    parasol(270, 270, 220, hot, pale) +
    parasol(700, 330, 170, sun, hot) +
    parasol(1130, 280, 236, sun, pale) +
    parasol(1500, 300, 150, warm, pale) +
    parasol(380, 640, 130, warm, pale) +
    parasol(860, 640, 176, hot, sun) +
    parasol(1300, 620, 140, hot, pale)
  );
};

/** The club's cities, and the flights between friends. */
export const globe: DrawScene = ({ palette, random }) => {
  const { deep, sun, warm, hot, pale, shade } = palette;
  const x = random.pick([620, 800, 980]);
  const spin = random.between(-40, 40);
  const meridians = times(
    5,
    (index) =>
      `<ellipse cx="${x}" cy="490" rx="${round(Math.abs(300 * Math.sin(((index * 36 + spin) * Math.PI) / 180)))}" ry="300" fill="none" stroke="${shade}" stroke-width="4"/>`,
  );
  const parallels = [-180, -90, 0, 90, 180].map((y) => {
    const reach = Math.sqrt(300 ** 2 - y ** 2);
    return line(`M${round(x - reach)} ${490 + y}H${round(x + reach)}`, shade, 4);
  });
  const cities = [200, 250, 320, 20, 75].map((at, index) =>
    onCircle(x, 490, [190, 130, 210, 170, 110][index] ?? 200, at + spin / 2),
  );
  const flights = cities.map(([fromX, fromY], index) => {
    const [toX, toY] = cities[(index + 1) % cities.length] ?? [x, 490];
    const lift = 150;
    return line(
      `M${round(fromX)} ${round(fromY)}Q${round((fromX + toX) / 2)} ${round((fromY + toY) / 2 - lift)} ${round(toX)} ${round(toY)}`,
      [sun, warm, pale, sun, hot][index] ?? sun,
      8,
    );
  });
  return (
    echo(x, 490, 440, palette) +
    circle(x, 490, 332, hot) +
    circle(x, 490, 300, deep) +
    meridians +
    parallels.join("") +
    flights.join("") +
    cities
      .map(
        ([cityX, cityY], index) =>
          circle(cityX, cityY, 26, [sun, warm, pale, sun, warm][index] ?? sun) +
          circle(cityX, cityY, 10, deep),
      )
      .join("") +
    line(arc(x, 490, 388, 180, 360), pale, 7) +
    circle(...onCircle(x, 490, 388, 180 + Math.round(random.between(1, 5)) * 30), 40, sun)
  );
};
