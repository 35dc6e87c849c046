import { echo, postImageHeight, postImageWidth, type DrawScene } from "./post-scene.ts";
import {
  circle,
  halfDisc,
  line,
  moved,
  onCircle,
  rect,
  round,
  shape,
  times,
  wedge,
} from "../shapes/svg-shapes.ts";

/** Four to ten is exactly half a turn of the dial. */
export const clock: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const x = round(random.between(540, 1060));
  const hours = times(12, (index) => {
    const [outerX, outerY] = onCircle(x, 450, 318, index * 30);
    const [innerX, innerY] = onCircle(x, 450, index % 3 === 0 ? 262 : 286, index * 30);
    return line(
      `M${round(outerX)} ${round(outerY)}L${round(innerX)} ${round(innerY)}`,
      deep,
      index % 3 === 0 ? 16 : 9,
    );
  });
  const [hourX, hourY] = onCircle(x, 450, 178, 210);
  const evening = [sun, warm, hot]
    .map((colour, index) => shape(wedge(x, 450, 352, 30 + index * 60, 90 + index * 60), colour))
    .toReversed();
  return (
    echo(x, 450, 430, palette) +
    circle(x, 450, 388, deep) +
    circle(x, 450, 352, pale) +
    evening.join("") +
    hours +
    line(`M${x} 450L${round(hourX)} ${round(hourY)}`, deep, 28) +
    line(`M${x} 450V184`, deep, 18) +
    circle(x, 450, 34, deep) +
    circle(x, 450, 14, sun) +
    rect(0, postImageHeight - 14, postImageWidth, 14, shade)
  );
};

export const calendar: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const marked = 8 + Math.floor(random.next() * 18);
  const days = times(35, (index) => {
    const x = -300 + (index % 7) * 100;
    const y = -72 + Math.floor(index / 7) * 88;
    if (index === marked) return circle(x, y, 66, sun) + circle(x, y, 40, hot);
    return rect(x - 27, y - 22, 54, 44, index < marked ? shade : index % 7 > 4 ? warm : deep, 6);
  });
  const page =
    rect(-394, -330, 820, 700, deep, 20) +
    rect(-410, -350, 820, 700, pale, 20) +
    shape("M-410 -190V-330Q-410 -350 -390 -350H390Q410 -350 410 -330V-190Z", hot) +
    halfDisc(0, -190, 118, sun) +
    halfDisc(0, -190, 70, warm) +
    times(6, (index) => rect(-312 + index * 120, -390, 24, 84, deep, 12)) +
    days;
  return (
    echo(800, 260, 500, palette) +
    moved(
      page,
      `translate(${random.pick([640, 800, 960])} 470) rotate(${round(random.between(-8, 8))})`,
    )
  );
};

export const tickets: DrawScene = ({ palette, random }) => {
  const { deep, sun, warm, hot, pale } = palette;
  const ticket = (fill: string, discFill: string, coreFill: string, turn: number) => {
    const outline = "M-460 -170H180A34 34 0 0 0 248 -170H460V170H248A34 34 0 0 0 180 170H-460Z";
    const art =
      shape(outline, fill) +
      halfDisc(-150, 170, 220, discFill) +
      halfDisc(-150, 170, 132, coreFill) +
      times(8, (index) => rect(210, -112 + index * 30, 8, 16, deep)) +
      [0, 14, 24, 44, 56, 66, 86, 96, 116]
        .map((x) => rect(288 + x, -100, x % 3 === 0 ? 8 : 4, 200, deep))
        .join("");
    return moved(art, `translate(760 ${round(470 + turn * 1.5)}) rotate(${round(turn)})`);
  };
  const spread = random.between(13, 19);
  const lean = random.between(-9, 3);
  return (
    echo(240, 900, 330, palette) +
    circle(240, 900, 290, sun) +
    ticket(hot, deep, warm, lean + spread) +
    ticket(warm, hot, sun, lean) +
    ticket(pale, sun, hot, lean - spread)
  );
};

export const street: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(420, 1180);
  const house = (x: number, width: number, height: number, fill: string) => {
    const top = 760 - height;
    const roof = random.pick([
      `M${x} ${top}L${x + width / 2} ${top - 84}L${x + width} ${top}Z`,
      `M${x} ${top}V${top - 56}H${x + width * 0.3}Q${x + width / 2} ${top - 120} ${x + width * 0.7} ${top - 56}H${x + width}V${top}Z`,
      `M${x - 8} ${top}V${top - 26}H${x + width + 8}V${top}Z`,
    ]);
    const lit = () => (random.next() < 0.55 ? random.pick([sun, pale]) : deep);
    const glass = times(4, (index) => {
      const glassX = x + width * (index % 2 === 0 ? 0.16 : 0.58);
      const glassY = top + 40 + Math.floor(index / 2) * 118;
      return index === 3 ? "" : rect(glassX, glassY, width * 0.26, 74, lit(), 4);
    });
    return (
      shape(roof, fill) +
      rect(x, top, width, height, fill) +
      glass +
      shape(
        `M${round(x + width * 0.56)} 760V${round(top + 190)}A${round(width * 0.15)} ${round(width * 0.15)} 0 0 1 ${round(x + width * 0.86)} ${round(top + 190)}V760Z`,
        warm,
      )
    );
  };
  let houses = "";
  for (let x = -40, index = 0; x < postImageWidth; index += 1) {
    const width = Math.round(random.between(190, 236));
    houses += house(x, width, Math.round(random.between(290, 350)), index % 2 === 0 ? hot : shade);
    x += width;
  }
  const lamp = (x: number) =>
    rect(x - 6, 420, 12, 400, deep) +
    shape(`M${x - 34} 420L${x - 22} 362H${x + 22}L${x + 34} 420Z`, pale) +
    rect(x - 26, 350, 52, 14, deep, 5) +
    rect(x - 22, 806, 44, 20, deep, 4);
  const wire = "M0 210Q400 300 800 214T1600 214";
  return (
    echo(sunX, 430, 330, palette) +
    circle(sunX, 430, 280, sun) +
    circle(sunX, 430, 190, warm) +
    houses +
    line(wire, deep, 5) +
    rect(0, 760, postImageWidth, 140, deep) +
    lamp(260) +
    lamp(860) +
    lamp(1400) +
    times(9, (index) => rect(40 + index * 180, 846, 96, 9, sun))
  );
};

export const tram: DrawScene = ({ palette, random }) => {
  const { shade, deep, sun, warm, hot, pale } = palette;
  const sunX = random.between(300, 1300);
  const windows = times(7, (index) =>
    rect(-520 + index * 152, -176, 124, 150, index % 3 === 1 ? sun : pale, 12),
  );
  const people = [0, 1, 3, 4, 6].map((seat) => {
    const x = -458 + seat * 152;
    return (
      circle(x, -84, 26, deep) + shape(`M${x - 44} -26Q${x - 40} -56 ${x} -56T${x + 44} -26Z`, deep)
    );
  });
  const car =
    rect(-590, -250, 1180, 420, hot, 44) +
    rect(-590, 10, 1180, 62, warm) +
    rect(-590, 72, 1180, 30, sun) +
    windows +
    people.join("") +
    rect(-570, 150, 1140, 44, deep, 8) +
    [-400, -296, 296, 400]
      .map((x) => circle(x, 198, 46, deep) + circle(x, 198, 18, shade))
      .join("") +
    rect(-300, -286, 600, 40, deep, 10) +
    line("M-60 -286L40 -378L-40 -440", deep, 9) +
    circle(560, 118, 20, pale);
  const hill = "M0 700C240 560 420 690 700 620S1240 540 1600 640V900H0Z";
  return (
    echo(sunX, 350, 350, palette) +
    circle(sunX, 350, 310, sun) +
    circle(sunX, 350, 210, pale) +
    shape(hill, shade) +
    rect(0, 760, postImageWidth, 140, deep) +
    line("M0 96H1600", deep, 5) +
    moved(car, "translate(800 536)") +
    rect(0, 776, postImageWidth, 8, sun)
  );
};
