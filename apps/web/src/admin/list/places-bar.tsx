import type { PublicEvent } from "@before-ten/contracts/events/output";
import classes from "./places-bar.module.css";
import { placesTaken } from "./places-taken.ts";

type Places = Pick<
  PublicEvent,
  "capacity" | "unlimitedCapacity" | "registrations" | "availability"
>;

/** How full an event is, as text and as a bar that is easy to compare down a column. */
export function PlacesBar({ places }: { places: Places }) {
  const taken = placesTaken(places);
  if (taken === undefined) return <span className={classes.none}>Not counted</span>;
  const { label, percent } = taken;
  return (
    <span className={classes.places}>
      <span>{label}</span>
      {percent !== undefined && (
        <span className={classes.bar} data-stock={places.availability} aria-hidden>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
    </span>
  );
}
