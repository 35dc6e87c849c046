import type { DrawMotif } from "./poster-motif.ts";
import {
  bigNumeral,
  crowd,
  danceFloor,
  mirrorBall,
  stripes,
  tiles,
} from "./poster-motifs-floor.ts";
import { cassette, equaliser, record, speakers } from "./poster-motifs-music.ts";
import { harbour, hills, skyline, terrace } from "./poster-motifs-place.ts";
import { discs, halfSun, rays, sunPath } from "./poster-motifs-sun.ts";
import { hashText } from "../shapes/seeded-random.ts";

const motifs: readonly [DrawMotif, ...DrawMotif[]] = [
  halfSun,
  record,
  skyline,
  stripes,
  mirrorBall,
  sunPath,
  cassette,
  harbour,
  discs,
  danceFloor,
  rays,
  bigNumeral,
  terrace,
  equaliser,
  tiles,
  speakers,
  hills,
  crowd,
];

/** A name that names an image gets it. */
const namedMotifs: readonly (readonly [RegExp, DrawMotif])[] = [
  [/rooftop|terrace|palm|garden/iu, terrace],
  [/harbour|harbor|wharf|viaduct|beach|river|sea\b|boat/iu, harbour],
  [/mirror|glitter|studio/iu, mirrorBall],
  [/vinyl|record|wax/iu, record],
  [/tape|cassette/iu, cassette],
  [/roller|skate/iu, stripes],
  [/sound ?system|block party|bass/iu, speakers],
  [/skyline|downtown|tower/iu, skyline],
];

/**
 * The deck is dealt by the day, so that eighteen Saturdays in a row look different; each city deals
 * from one of three places, so that two parties on one day mostly differ too.
 */
export function motifFor(name: string, city: string, day: string): DrawMotif {
  const named = namedMotifs.find(([pattern]) => pattern.test(name));
  if (named !== undefined) return named[1];
  const days = Math.floor((Date.parse(day) || 0) / 86_400_000);
  return motifs[(days + 6 * (hashText(city) % 3)) % motifs.length] ?? motifs[0];
}
