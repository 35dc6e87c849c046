import { isCalledOff } from "@before-ten/contracts/events/disruption";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { disruptionSentences, stateMessages } from "@before-ten/contracts/events/state-messages";
import { pathTo } from "../../../../lib/site-path.ts";
import classes from "./event-banner.module.css";

/** Says at the top of the event's page what happened to it and why. */
export function EventBanner({ event: { disruption } }: { event: PublicEvent }) {
  if (disruption === null) return null;
  const calledOff = isCalledOff(disruption);
  return (
    <section
      className={`${classes.banner} ${calledOff ? classes.off : ""}`}
      data-ground="light"
      aria-labelledby="disruption"
    >
      <p id="disruption" className={classes.title}>
        {disruptionSentences[disruption.kind]}
      </p>
      <p className={classes.reason}>{disruption.reason}</p>
      {calledOff && (
        <a href={pathTo("/trust", { hash: "refund-policy" })}>{stateMessages.refunds}</a>
      )}
    </section>
  );
}
