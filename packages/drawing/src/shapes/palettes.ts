import { colours, contrast } from "@before-ten/contracts/shared/colours";

const { coral, dusk, gold, ink, magenta, paper } = colours;

/**
 * A poster's colours: the brand's colours of the hours (gold, coral, magenta, dusk) and matching
 * ones.
 */
export interface Palette {
  ground: string;
  /** Slightly different from the background, for lines and subtle shapes. */
  shade: string;
  /** The darkest colour; light text is readable on it. */
  deep: string;
  sun: string;
  warm: string;
  hot: string;
  pale: string;
}

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    ground: dusk,
    shade: "#563578",
    deep: "#23113B",
    sun: coral,
    warm: gold,
    hot: magenta,
    pale: "#FFE2B0",
  },
  {
    ground: "#123F5B",
    shade: "#23597A",
    deep: "#0A2438",
    sun: gold,
    warm: coral,
    hot: "#D8435F",
    pale: "#FFE9C4",
  },
  {
    ground: "#7A1F4B",
    shade: "#963562",
    deep: "#3D0E2B",
    sun: "#FFD07A",
    warm: "#FF8552",
    hot: "#E5404F",
    pale: "#FFE9CF",
  },
  {
    ground: "#FFF1DE",
    shade: "#F6D9B4",
    deep: dusk,
    sun: coral,
    warm: gold,
    hot: magenta,
    pale: "#FFE0A6",
  },
  {
    ground: "#0D5560",
    shade: "#1F7078",
    deep: "#06303B",
    sun: "#FF7F54",
    warm: "#FFC766",
    hot: "#D23A63",
    pale: "#FBE7C6",
  },
  {
    ground: gold,
    shade: "#F59F34",
    deep: "#4A1238",
    sun: "#FFF0D2",
    warm: "#F4553B",
    hot: "#B71F57",
    pale: "#FFDB94",
  },
  {
    ground: "#5A1D66",
    shade: "#743481",
    deep: "#2A0B36",
    sun: gold,
    warm: "#FF7A55",
    hot: "#E23E72",
    pale: "#FFDDC2",
  },
  {
    ground: "#F9603F",
    shade: "#E64E33",
    deep: "#4B1034",
    sun: "#FFD98F",
    warm: gold,
    hot: "#A91B50",
    pale: "#FFEBC9",
  },
  {
    ground: ink,
    shade: "#382A4A",
    deep: "#0E0916",
    sun: "#FFC15E",
    warm: coral,
    hot: "#CF2F66",
    pale: "#FFE7C2",
  },
  {
    ground: "#FFCFAE",
    shade: "#F7B48B",
    deep: "#4A1B52",
    sun: "#F4543C",
    warm: "#FFE3B5",
    hot: "#BC2560",
    pale: paper,
  },
];

/** Light or dark text, whichever is more readable on the colour. */
export function inkOn(colour: string): string {
  return contrast(paper, colour) >= contrast(ink, colour) ? paper : ink;
}
