import { postsTexts } from "@before-ten/contracts/site/texts/posts/posts-page";
import type { ReactNode } from "react";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Arc } from "../../../ui/sky/arc.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./posts-page.module.css";

interface PostsPageProps {
  /** The filters and the list. */
  list: ReactNode;
  newsletter: ReactNode;
}

export function PostsPage({ list, newsletter }: PostsPageProps) {
  const texts = useTexts(postsTexts);
  return (
    <>
      <header className={classes.hero}>
        <div className={`${classes.inner} ${classes.masthead}`}>
          <h1 className={classes.title}>{texts.title}</h1>
          <div className={classes.lead}>
            <Arc width={72} progress={0.35} />
            <p>{texts.lead}</p>
          </div>
        </div>
      </header>
      {list}
      <Section id="newsletter" title={texts.newsletterTitle} ground="gold" beside>
        {newsletter}
      </Section>
    </>
  );
}
