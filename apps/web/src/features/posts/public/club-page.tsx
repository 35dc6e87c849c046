import { plainDate } from "@before-ten/contracts/events/time-text";
import type { PublicPage } from "@before-ten/contracts/pages/output";
import { clubPageTexts } from "@before-ten/contracts/site/texts/posts/club-page";
import { useTexts } from "../../../lib/site-texts.tsx";
import { titleSize } from "../../../ui/title-size.ts";
import { PostBody } from "./post-body.tsx";
import classes from "./club-page.module.css";

export function ClubPage({ page }: { page: PublicPage }) {
  const { lastChanged } = useTexts(clubPageTexts);
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1 className={`${classes.title} ${titleSize(page.title)}`}>{page.title}</h1>
        <p>
          <time dateTime={page.updatedAt}>{lastChanged({ date: plainDate(page.updatedAt) })}</time>
        </p>
      </header>
      <div className={classes.body}>
        <PostBody post={page} />
      </div>
    </article>
  );
}
