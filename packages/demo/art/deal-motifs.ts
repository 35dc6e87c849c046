import {
  type MotifName,
  motifAt,
  motifNames,
  namedMotif,
} from "@before-ten/drawing/posters/motif-names";

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
