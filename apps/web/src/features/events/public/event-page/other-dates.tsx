import type { PublicEvent } from "@before-ten/contracts/events/output";
import { otherDatesLimit } from "@before-ten/contracts/series/rules";
import { eventPageTexts } from "@before-ten/contracts/site/texts/events/event-page";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { DateList } from "./date-list.tsx";
import classes from "./other-dates.module.css";

interface OtherDatesProps {
  event: PublicEvent;
  /** Upcoming dates of its series, soonest first. */
  upcoming: readonly PublicEvent[];
}

/** Other dates of the party; nothing if it isn't part of a series. */
export function OtherDates({ event, upcoming }: OtherDatesProps) {
  const texts = useTexts(eventPageTexts);
  if (event.series === null) return null;
  const others = upcoming.filter(({ id }) => id !== event.id).slice(0, otherDatesLimit);
  return (
    <section aria-labelledby="other-dates" className={classes.other} data-screen-only>
      <h2 id="other-dates">{texts.otherDatesTitle}</h2>
      {others.length === 0 ? (
        <NoOthers />
      ) : (
        <ticket-grid className={classes.dates}>
          <DateList events={others} />
          <template>
            <NoOthers />
          </template>
        </ticket-grid>
      )}
      <p className={classes.all}>
        <a
          href={pathTo("/series/$slug", { params: { slug: event.series.slug } })}
          className={actionClass("outline")}
        >
          {texts.toSeries({ series: event.series.name })}
        </a>
      </p>
    </section>
  );
}

function NoOthers() {
  return <p>{useTexts(eventPageTexts).noOtherDates}</p>;
}
