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

interface Party {
  name: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Within this many consecutive parties, no name gets another one's motif. */
const apart = 14;

/**
 * Deals motifs to parties that are shown together, in the order of their days: each gets the one
 * whose other uses are farthest away. Returns them in the order of the parties.
 */
export function dealMotifs(parties: readonly Party[]): MotifName[] {
  const order = parties
    .map(({ name, day }, index) => ({ name, day, index }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const dealt: (MotifName | undefined)[] = order.map(() => undefined);
  const distanceOf = (motif: MotifName, place: number) =>
    Math.min(
      ...dealt.map((other, otherPlace) =>
        other === motif ? Math.abs(otherPlace - place) : Number.POSITIVE_INFINITY,
      ),
    );
  for (const [place, { name }] of order.entries()) {
    const named = namedMotif(name);
    if (named !== undefined && distanceOf(named, place) > apart) dealt[place] = named;
  }
  for (const place of order.keys()) {
    dealt[place] ??= motifNames
      .map((_, step) => motifAt(place + step))
      .reduce((best, motif) => (distanceOf(motif, place) > distanceOf(best, place) ? motif : best));
  }
  return parties.map(
    (_, index) => dealt[order.findIndex((each) => each.index === index)] ?? motifAt(index),
  );
}

function namedMotif(name: string): MotifName | undefined {
  return namedMotifs.find(([pattern]) => pattern.test(name))?.[1];
}

function motifAt(place: number): MotifName {
  return motifNames[place % motifNames.length] ?? motifNames[0];
}
