import { eventsTexts } from "@before-ten/contracts/site/texts/events/events-page";
import type { ReactNode } from "react";
import { PageHero } from "../../../../ui/page-hero.tsx";
import { actionClass } from "../../../../ui/action.ts";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./events-page.module.css";

/** @param list The filters and the list. */
export function EventsPage({ list }: { list: ReactNode }) {
  const texts = useTexts(eventsTexts);
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      {list}
      <NewsletterBox />
    </>
  );
}

/** Static, as specified: without a field, so that visitors don't think they subscribed here. */
function NewsletterBox() {
  const texts = useTexts(eventsTexts);
  return (
    <aside className={classes.box} aria-labelledby="newsletter-box">
      <div className={classes.inner}>
        <div>
          <h2 id="newsletter-box" className={classes.boxTitle}>
            {texts.newsletterTitle}
          </h2>
          <p>{texts.newsletterText}</p>
        </div>
        <a href={pathTo("/", { hash: "newsletter" })} className={actionClass("ink")}>
          {texts.toNewsletter}
        </a>
      </div>
    </aside>
  );
}
