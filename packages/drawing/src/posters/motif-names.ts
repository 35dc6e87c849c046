import { hashText } from "../shapes/seeded-random.ts";

export type MotifName = (typeof motifNames)[number];

/** The deck in the order in which it is dealt: neighbours differ as much as possible. */
export const motifNames = [
  "halfSun",
  "record",
  "sunglasses",
  "skyline",
  "stripes",
  "microphone",
  "mirrorBall",
  "sunPath",
  "cassette",
  "harbour",
  "pianoKeys",
  "discs",
  "danceFloor",
  "spritz",
  "rays",
  "bigNumeral",
  "terrace",
  "equaliser",
  "tiles",
  "rollerSkate",
  "speakers",
  "hills",
  "crowd",
] as const;

/** Motifs for names that mention them. */
const namedMotifs: readonly (readonly [RegExp, MotifName])[] = [
  [/rooftop|terrace|palm|garden/iu, "terrace"],
  [/harbour|harbor|wharf|viaduct|beach|river|sea\b|boat/iu, "harbour"],
  [/mirror|glitter|studio/iu, "mirrorBall"],
  [/vinyl|record|wax/iu, "record"],
  [/tape|cassette/iu, "cassette"],
  [/roller|skate/iu, "rollerSkate"],
  [/sound ?system|block party|bass/iu, "speakers"],
  [/skyline|downtown|tower/iu, "skyline"],
  [/singalong|karaoke|words|choir/iu, "microphone"],
  [/piano|keys/iu, "pianoKeys"],
  [/lunch|brunch|spritz|happy hour/iu, "spritz"],
  [/daylight|summer/iu, "sunglasses"],
];

/**
 * Deals by day, so that as many consecutive Saturdays as there are motifs look different; each city
 * starts at one of three places in the deck, so that two parties on one day mostly differ too.
 */
export function motifNameFor(name: string, city: string, day: string): MotifName {
  const days = Math.floor((Date.parse(day) || 0) / 86_400_000);
  return namedMotif(name) ?? motifAt(days + 8 * (hashText(city) % 3));
}

/** Undefined for a name that names none. */
export function namedMotif(name: string): MotifName | undefined {
  return namedMotifs.find(([pattern]) => pattern.test(name))?.[1];
}

export function motifAt(place: number): MotifName {
  return motifNames[place % motifNames.length] ?? motifNames[0];
}
