interface Places {
  capacity: number | null;
  unlimitedCapacity: boolean;
  registrations: number;
}

interface PlacesTaken {
  /** `120 of 300`, `120 registered`, or `Room for 300`. */
  label: string;
  /** At most 100; undefined if the capacity or the count is unknown. */
  percent: number | undefined;
}

/** How full an event is; undefined if neither a capacity nor a count is known. */
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
