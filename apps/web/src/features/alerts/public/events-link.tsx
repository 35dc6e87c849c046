import { pathTo } from "../../../lib/site-path.ts";
import { actionClass } from "../../../ui/action.ts";

/** The way on from a mailed link. */
export function EventsLink() {
  return (
    <a href={pathTo("/events")} className={actionClass("gold", "large")}>
      See all events
    </a>
  );
}
