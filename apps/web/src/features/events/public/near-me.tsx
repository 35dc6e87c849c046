import { nearMeMessages } from "@before-ten/contracts/events/near-me-messages";
import { waiting } from "../../../lib/come-alive.ts";
import fieldClasses from "../../../ui/text-field.module.css";
import classes from "./near-me.module.css";

/**
 * Sorts the list beside it by the way to its parties, whose coordinates stand on them as `data-at`
 * (`nearest-first.ts`). What it says where that doesn't come waits in the template.
 */
export function NearMe() {
  return (
    <near-me {...waiting} className={classes.near}>
      <button
        type="button"
        aria-pressed="false"
        className={`${fieldClasses.input} ${classes.button}`}
      >
        {nearMeMessages.button}
      </button>
      <p role="status" className={classes.note} />
      <template>
        <span data-says="unavailable">{nearMeMessages.unavailable}</span>
        <p className={classes.distance} data-distance="">
          {" "}
          from you
        </p>
      </template>
    </near-me>
  );
}

/** Tells the list's order by distance where a ticket's party is; `{}` where nobody knows. */
export function whereabouts(coordinates: readonly [number, number] | null) {
  return coordinates === null ? {} : { "data-at": coordinates.toReversed().join(",") };
}
