import { type StateTone, stateBadges } from "@before-ten/contracts/events/state-messages";
import type { PublicEvent } from "@before-ten/contracts/events/output";
import classes from "./state-stamps.module.css";

const toneClasses: Record<StateTone, string | undefined> = {
  off: classes.off,
  changed: classes.changed,
  scarce: classes.scarce,
  sold: classes.sold,
  plain: undefined,
};

/** Stamped on a ticket: that it is sold out, cancelled, or has another date. */
export function StateStamps({ event }: { event: PublicEvent }) {
  const badges = stateBadges(event);
  if (badges.length === 0) return null;
  return (
    <p className={classes.stamps}>
      {badges.map(({ label, tone }) => (
        <span key={label} className={`${classes.stamp} ${toneClasses[tone] ?? ""}`}>
          {label}
        </span>
      ))}
    </p>
  );
}
