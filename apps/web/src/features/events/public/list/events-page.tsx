import type { ReactNode } from "react";
import { PageHero } from "../../../../ui/page-hero.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import classes from "./events-page.module.css";

/** @param list The filters and the list. */
export function EventsPage({ list }: { list: ReactNode }) {
  return (
    <>
      <PageHero
        title="Upcoming Events"
        hour={5}
        lead="Daylight at the door, dancing inside, home in good time. Find your party, and bring the friends who say they no longer go out."
      />
      {list}
      <NewsletterBox />
    </>
  );
}

/** Static, as specified: without a field, so that visitors don't think they subscribed here. */
function NewsletterBox() {
  return (
    <aside className={classes.box} aria-labelledby="newsletter-box">
      <div className={classes.inner}>
        <div>
          <h2 id="newsletter-box" className={classes.boxTitle}>
            Never miss an afternoon
          </h2>
          <p>Newsletter readers hear about new dates first.</p>
        </div>
        <a href={pathTo("/", { hash: "newsletter" })} className={actionClass("ink")}>
          Get the newsletter
        </a>
      </div>
    </aside>
  );
}
