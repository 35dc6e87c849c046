import type { LineUpEntry } from "@before-ten/contracts/events/line-up";
import { clockTime } from "@before-ten/contracts/events/time-text";
import { whatToExpectTexts } from "@before-ten/contracts/site/texts/events/what-to-expect";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./line-up.module.css";

/** The reason to come: names set large, in the order in which they play. */
export function LineUp({ entries }: { entries: readonly LineUpEntry[] }) {
  const { lineUp } = useTexts(whatToExpectTexts);
  return (
    <section aria-labelledby="line-up" className={classes.lineUp}>
      <div className={classes.inner}>
        <h2 id="line-up">{lineUp}</h2>
        <ol>
          {[...entries.entries()].map(([place, { time, name }]) => (
            <li key={place}>
              {name} {time !== null && <time dateTime={time}>{clockTime(time)}</time>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
