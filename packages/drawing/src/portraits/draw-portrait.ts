import { colours } from "@before-ten/contracts/shared/colours";
import { circle, line, rect, ring, shape, times } from "../shapes/svg-shapes.ts";

export const portraitSize = 240;

interface Sitter {
  ground: string;
  sun: string;
  skin: string;
  /** Colour of the lines in the face. */
  shade: string;
  hair: string;
  cloth: string;
}

/** The founders by the names of their files. */
export const portraits = {
  robin: drawPortrait(
    {
      ground: colours.dusk,
      sun: colours.gold,
      skin: "#8d4f38",
      shade: "#54281f",
      hair: colours.ink,
      cloth: colours.coral,
    },
    { behind: curls, before: earrings },
  ),
  sam: drawPortrait(
    {
      ground: colours.coral,
      sun: colours["gold-light"],
      skin: "#f0bd97",
      shade: "#9c5a41",
      hair: "#6b6470",
      cloth: colours.dusk,
    },
    { before: (sitter) => crop(sitter) + beard(sitter) + glasses() + headphones() },
  ),
};

type Part = (sitter: Sitter) => string;

/** A bust before a low sun, in the flat shapes of the posters, as SVG. */
function drawPortrait(sitter: Sitter, { behind, before }: { behind?: Part; before: Part }): string {
  const { ground, sun, skin, shade, cloth } = sitter;
  const art = [
    rect(0, 0, portraitSize, portraitSize, ground),
    circle(120, 112, 90, sun),
    behind?.(sitter) ?? "",
    shape("M24 240C28 196 66 184 98 174L142 174C174 184 212 196 216 240Z", cloth),
    shape("M100 136L140 136L140 176C136 192 104 192 100 176Z", skin),
    shape("M100 146C112 160 128 160 140 146L140 158C128 168 112 168 100 158Z", shade),
    circle(81, 106, 9, skin),
    circle(159, 106, 9, skin),
    shape("M82 96C82 66 98 50 120 50S158 66 158 96C158 130 142 154 120 154S82 130 82 96Z", skin),
    before(sitter),
    line("M97 104q7-7 14 0M129 104q7-7 14 0", shade, 3.2),
    line("M95 84q9-6 17-2M128 82q9-4 17 2", shade, 3),
    line("M120 106l-4 14h6", shade, 2.6),
    line("M106 131q14 11 28 0", shade, 3.2),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${portraitSize} ${portraitSize}" width="${portraitSize}" height="${portraitSize}">${art.join("")}</svg>\n`;
}

function curls({ hair }: Sitter): string {
  const [x, y, radius] = [120, 88, 50];
  const locks = times(13, (index) => {
    const angle = ((140 + index * 21.7) * Math.PI) / 180;
    return circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 19, hair);
  });
  return circle(x, y, radius, hair) + locks;
}

/** And the locks above the forehead. */
function earrings({ hair }: Sitter): string {
  const fringe = [88, 102, 118, 134, 150].map((x, index) =>
    circle(x, index % 2 === 0 ? 60 : 54, 13, hair),
  );
  return fringe.join("") + ring(79, 124, 8, colours.gold, 4) + ring(161, 124, 8, colours.gold, 4);
}

function crop({ hair }: Sitter): string {
  return shape(
    "M80 100C74 62 90 40 122 40C152 40 168 62 160 100C157 86 152 78 146 72C130 78 106 76 96 70C88 78 83 88 80 100Z",
    hair,
  );
}

function beard({ hair }: Sitter): string {
  return shape(
    "M82 106C84 136 98 158 120 158S156 136 158 106C153 120 146 124 138 122C130 118 110 118 102 122C94 124 87 120 82 106Z",
    hair,
  );
}

function glasses(): string {
  return (
    ring(104, 103, 14, colours.ink, 3.4) +
    ring(136, 103, 14, colours.ink, 3.4) +
    line("M118 102q2-2 4 0M90 101l-8-3M150 101l8-3", colours.ink, 3.4)
  );
}

/** Around the neck, as DJs wear them. */
function headphones(): string {
  return (
    line("M88 182C96 204 144 204 152 182", colours.ink, 8) +
    rect(78, 168, 18, 30, colours.gold, 8) +
    rect(144, 168, 18, 30, colours.gold, 8)
  );
}
