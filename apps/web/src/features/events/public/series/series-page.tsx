import { seriesPath } from "@before-ten/contracts/feeds/paths";
import type { PublicSeries } from "@before-ten/contracts/series/output";
import { seriesTexts } from "@before-ten/contracts/site/texts/events/series";
import { useTexts } from "../../../../lib/site-texts.tsx";
import { EventPoster } from "../tickets/event-poster.tsx";
import { DatesPage } from "./dates-page.tsx";
import { exampleOf, scheduleText } from "./series-dates.ts";
import classes from "./series-page.module.css";

interface SeriesPageProps {
  series: PublicSeries;
  now: Date;
  publicUrl: string;
}

/** A recurring party: its rule, the next dates as tickets, and the past ones. */
export function SeriesPage({ series, now, publicUrl }: SeriesPageProps) {
  const texts = useTexts(seriesTexts);
  const { name, slug, upcoming, past } = series;
  const example = exampleOf(series);
  return (
    <DatesPage
      title={name}
      lead={scheduleText(series, texts)}
      path={seriesPath(slug)}
      {...{ upcoming, past, now, publicUrl }}
      image={
        example?.poster && (
          <EventPoster
            poster={{ ...example.poster, alt: "" }}
            sizes="220px"
            priority
            className={classes.poster}
          />
        )
      }
      description={example?.description}
      empty={{ title: texts.emptyTitle, text: texts.emptyText }}
    />
  );
}
