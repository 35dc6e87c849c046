import type { Composition } from "../composition.ts";
import * as dressed from "./dressed.ts";
import * as goods from "./goods.ts";
import * as rooms from "./rooms.ts";
import * as sea from "./sea.ts";
import * as streets from "./streets.ts";
import * as sun from "./sun.ts";
import * as tables from "./tables.ts";

/** By the name of the poster's file. */
export const compositions: Readonly<Record<string, () => Composition>> = {
  "first-saturday-at-the-salt": sun.raysOfWords,
  "first-saturday-at-the-salt-2": sun.parasol,
  "golden-90s-rooftop": sun.towersOfLetters,
  "harbour-disco": sea.reflected,
  "sundown-at-the-godown": sun.longShadows,
  "mirror-ball-matinee": sea.aroundTheBall,
  "ferry-home-by-ten": sea.waves,
  "three-days-of-daylight-the-before-ten-weekender": sea.threeSuns,
  "house-before-supper": rooms.houseOfWords,
  "the-clock-off": rooms.clocks,
  "meet-you-on-the-floor": rooms.wordsOnTheFloor,
  "just-this-once-the-late-one": rooms.litWindows,
  "jacaranda-tea-dance": tables.steam,
  "the-first-wind-up": tables.horn,
  "sunday-best-on-a-saturday": dressed.dinnerJacket,
  "stoop-to-conquer": streets.steps,
  "garage-sale": goods.priceTag,
  "garage-sale-2": goods.shutter,
  "maple-mirror-balls": dressed.mirrorLeaf,
  "northern-lights-early-night": streets.aurora,
  "pop-goes-the-mill": streets.balloons,
  "raincoats-off": dressed.raincoat,
  "skyline-slow-burn": streets.flame,
  "slow-train-to-the-disco": streets.train,
  "wax-windows": rooms.windowOfWax,
  "an-afternoon-in-which-absolutely-every-song-is-from-1999-and-nobody-apologises-for-any-of-them":
    sun.wallOfWords,
  "everybody-knows-the-words": tables.mouth,
  "monsoon-mixtape": goods.tapeInTheRain,
  "one-hit-wonderful": goods.burst,
  "roller-disco-roller-skates-optional": tables.skate,
  "sand-in-our-synths": sea.keys,
  "the-long-lunch-that-got-out-of-hand": tables.spilled,
  "tiger-hour": dressed.tiger,
  "two-thousand-late": goods.foldingPhone,
};

/** `name` as of `posterNames`. */
export function compositionOf(name: string): Composition {
  const compose = compositions[name.replace("posters/", "")];
  if (compose === undefined) throw new Error(`Compose a poster for ${name}`);
  return compose();
}
