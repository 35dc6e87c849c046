import {
  type FeedFormat,
  type FeedList,
  type SeriesPath,
  feedFormats,
  feedPath,
  subscribeLink,
} from "@before-ten/contracts/feeds/paths";
import classes from "./feed-links.module.css";

interface FeedLinksProps {
  list: FeedList | SeriesPath;
  /** The page's filters. */
  filters: Readonly<Record<string, string | undefined>>;
  publicUrl: string;
}

const labels: Record<FeedFormat, string> = {
  ics: "Subscribe in your calendar",
  rss: "RSS",
  json: "JSON Feed",
};

/** Links to the list's feeds. */
export function FeedLinks({ list, filters, publicUrl }: FeedLinksProps) {
  return (
    <ul className={classes.feeds} aria-label="Follow this list" data-screen-only>
      {feedFormats(list).map((format) => {
        const path = feedPath(list, format, filters);
        return (
          <li key={format}>
            <a href={format === "ics" ? subscribeLink(publicUrl, path) : path}>{labels[format]}</a>
          </li>
        );
      })}
    </ul>
  );
}
