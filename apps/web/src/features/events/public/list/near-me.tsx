import { nearMeMessages } from "@before-ten/contracts/events/near-me-messages";
import { waiting } from "../../../../lib/page/come-alive.ts";
import fieldClasses from "../../../../ui/field/text-field.module.css";
import classes from "./near-me.module.css";

/**
 * Button that sorts the list beside it by distance, from the coordinates in each ticket's `data-at`
 * (`nearest-first.ts`). Its message if that can't be loaded is in the template.
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

/** The attribute that sorting by distance reads; `{}` if the coordinates are unknown. */
export function whereabouts(coordinates: readonly [number, number] | null) {
  return coordinates === null ? {} : { "data-at": coordinates.toReversed().join(",") };
}
