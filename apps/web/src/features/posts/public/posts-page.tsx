import type { ReactNode } from "react";
import { Arc } from "../../../ui/sky/arc.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./posts-page.module.css";

interface PostsPageProps {
  /** The filters and the list. */
  list: ReactNode;
  newsletter: ReactNode;
}

export function PostsPage({ list, newsletter }: PostsPageProps) {
  return (
    <>
      <header className={classes.hero}>
        <div className={`${classes.inner} ${classes.masthead}`}>
          <h1 className={classes.title}>The Blog</h1>
          <div className={classes.lead}>
            <Arc width={72} progress={0.35} />
            <p>
              Stories from the floor, the decks and the walk home. Written in daylight, best read
              before ten.
            </p>
          </div>
        </div>
      </header>
      {list}
      <Section id="newsletter" title="Good stories, once in a while" ground="gold" beside>
        {newsletter}
      </Section>
    </>
  );
}
