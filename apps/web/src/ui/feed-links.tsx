import {
  type DatesPath,
  feedFormats,
  feedPath,
  subscribeLink,
} from "@before-ten/contracts/feeds/paths";
import { feedLinksTexts } from "@before-ten/contracts/site/texts/feed-links";
import { useTexts } from "../lib/site-texts.tsx";
import classes from "./feed-links.module.css";

interface FeedLinksProps {
  list: DatesPath;
  /** The page's filters. */
  filters: Readonly<Record<string, string | undefined>>;
  publicUrl: string;
}

/** Links to the list's feeds. */
export function FeedLinks({ list, filters, publicUrl }: FeedLinksProps) {
  const texts = useTexts(feedLinksTexts);
  return (
    <ul className={classes.feeds} aria-label={texts.name} data-screen-only>
      {feedFormats(list).map((format) => {
        const path = feedPath(list, format, filters);
        return (
          <li key={format}>
            <a href={format === "ics" ? subscribeLink(publicUrl, path) : path}>{texts[format]}</a>
          </li>
        );
      })}
    </ul>
  );
}
