interface Places {
  capacity: number | null;
  unlimitedCapacity: boolean;
  registrations: number;
}

interface PlacesTaken {
  /** `120 of 300`, `120 registered`, or `Room for 300`. */
  label: string;
  /** In percent, 100 at most; undefined: nobody knows of how many, or none is counted yet. */
  percent: number | undefined;
}

/** How full an event is, as far as somebody counts; undefined: nobody does. */
export function placesTaken({
  capacity,
  unlimitedCapacity,
  registrations,
}: Places): PlacesTaken | undefined {
  const registered = registrations.toLocaleString("en-AU");
  if (unlimitedCapacity || capacity === null) {
    return registrations === 0
      ? undefined
      : { label: `${registered} registered`, percent: undefined };
  }
  const all = capacity.toLocaleString("en-AU");
  if (registrations === 0) return { label: `Room for ${all}`, percent: undefined };
  const percent =
    capacity === 0 ? 100 : Math.min(100, Math.round((100 * registrations) / capacity));
  return { label: `${registered} of ${all}`, percent };
}
