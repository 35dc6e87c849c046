const third = "366px";
const half = "560px";
const lying = "610px";

/**
 * `sizes` of the poster on the ticket at this place among a month's tickets. Those in the last row
 * are wider, as they fill it.
 */
export function posterSizes(place: number, count: number): string {
  const isLast = place === count - 1;
  const onDesk = isLast && count % 3 === 1 ? lying : inPair(place, count) ? half : third;
  const onTablet = isLast && count % 2 === 1 ? "92vw" : "46vw";
  return `(min-width: 72rem) ${onDesk}, (min-width: 45rem) ${onTablet}, 92vw`;
}

/** Whether it shares the last row with one other. */
function inPair(place: number, count: number): boolean {
  return count % 3 === 2 && place >= count - 2;
}
