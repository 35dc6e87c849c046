import { palettes } from "../shapes/palettes.ts";
import { seededRandom } from "../shapes/seeded-random.ts";
import { postImageHeight, postImageWidth, type DrawScene } from "./post-scene.ts";
import { calendar, clock, street, tickets, tram } from "./post-scenes-events.ts";
import {
  crowdScene,
  globe,
  parasols,
  plates,
  shoesAtTheDoor,
  sunglasses,
  wineAndSun,
} from "./post-scenes-life.ts";
import { crate, headphones, mirrorBallScene, spools, turntable } from "./post-scenes-music.ts";
import { rect } from "../shapes/svg-shapes.ts";

interface Story {
  title: string;
  /** One without scenes of its own gets those of all. */
  category: string;
  /** Identifies the post; the same input draws the same image. */
  seed: string;
}

/** Draws a post's image without lettering: an SVG of 1600 by 900 pixels. */
export function drawPostImage(story: Story): string {
  const random = seededRandom([story.seed, story.title, story.category].join("\n"));
  const palette = random.pick(palettes);
  const titled = titledScenes.find(([pattern]) => pattern.test(story.title));
  const scene = titled?.[1] ?? random.pick(scenes.get(story.category) ?? scenesOfAll);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${postImageWidth} ${postImageHeight}" width="${postImageWidth}" height="${postImageHeight}">${rect(0, 0, postImageWidth, postImageHeight, palette.ground)}${scene({ palette, random })}</svg>`;
}

type Scenes = readonly [DrawScene, ...DrawScene[]];

const scenes = new Map<string, Scenes>([
  ["events", [calendar, clock, tickets, street, tram, mirrorBallScene]],
  ["music", [turntable, headphones, spools, crate, mirrorBallScene]],
  ["lifestyle", [shoesAtTheDoor, wineAndSun, plates, sunglasses, clock, tram]],
  ["community", [crowdScene, parasols, globe, plates, street]],
]);

const scenesOfAll: Scenes = [calendar, turntable, plates, crowdScene];

/** Scenes for titles that mention them. */
const titledScenes: readonly (readonly [RegExp, DrawScene])[] = [
  [/vinyl|turntable|\bdjs?\b|needle/iu, turntable],
  [/playlist|headphone|listen/iu, headphones],
  [/tape|cassette|b-side/iu, spools],
  [/crate|records?\b|sleeve|collect/iu, crate],
  [/mirror ?ball|disco\b|glitter/iu, mirrorBallScene],
  [/calendar|season|dates?\b|weekend|plan/iu, calendar],
  [/ticket|door price/iu, tickets],
  [/shoe|wear|dress|bed\b|sleep/iu, shoesAtTheDoor],
  [/wine|drink|bar\b|cocktail/iu, wineAndSun],
  [/dinner|lunch|eat\b|food|table/iu, plates],
  [/sunglass|summer|sunscreen|heat/iu, sunglasses],
  [/tram|train|bus\b|last ride/iu, tram],
  [/street|neighbour|walk/iu, street],
  [/cities|countr|abroad|travel/iu, globe],
  [/\bten\b|o.clock|hour|early|late\b|time\b/iu, clock],
  [/alone|friend|crowd|together|dance ?floor/iu, crowdScene],
];
