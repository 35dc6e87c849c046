import type { LineUpEntry } from "@before-ten/contracts/events/line-up";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import { clockTime } from "@before-ten/contracts/events/time-text";
import classes from "./event-page.module.css";
import { EventPhase } from "../tickets/event-phase.tsx";
import { momentsOf } from "./what-to-expect.ts";

/** What the evening is like, in the past tense once it is over. */
export function ExpectList({ event, now }: { event: PublicEvent; now: Date }) {
  return (
    <section aria-labelledby="expect">
      <h2 id="expect">What to Expect</h2>
      <EventPhase
        event={event}
        now={now}
        upcoming={<Moments event={event} when="before" />}
        ended={<Moments event={event} when="after" />}
      />
    </section>
  );
}

function Moments({ event, when }: { event: PublicEvent; when: "before" | "after" }) {
  return (
    <ul className={classes.expect}>
      {momentsOf(event).map(({ what, lineUp, [when]: sentence }) =>
        lineUp === undefined && sentence === null ? null : (
          // A party of 24 hours ends at the time of day it began, so the times alone aren't unique.
          <li key={`${what} ${sentence}`}>
            <strong>{what}</strong>
            {lineUp === undefined ? <span>{sentence}</span> : <LineUp entries={lineUp} />}
          </li>
        ),
      )}
    </ul>
  );
}

function LineUp({ entries }: { entries: readonly LineUpEntry[] }) {
  return (
    <ol className={classes.lineUp} aria-label="Line-up">
      {[...entries.entries()].map(([place, { time, name }]) => (
        <li key={place}>
          {time !== null && <time dateTime={time}>{clockTime(time)}</time>} {name}
        </li>
      ))}
    </ol>
  );
}
