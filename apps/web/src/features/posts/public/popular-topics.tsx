import { postsListTexts } from "@before-ten/contracts/site/texts/posts/posts-list";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./popular-topics.module.css";

interface PopularTopicsProps {
  topics: readonly { name: string; count: number }[];
  /** The search text, to mark the current topic. */
  search: string | undefined;
}

/** Topics link to searches in all categories, as they are counted in all. */
export function PopularTopics({ topics, search }: PopularTopicsProps) {
  const texts = useTexts(postsListTexts);
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title={texts.topicsTitle} ground="ink">
      <form action={pathTo("/blog")} data-from-top>
        <ul className={classes.topics}>
          {topics.map(({ name, count }) => (
            <li key={name}>
              <button
                type="submit"
                name="search"
                value={name}
                className={classes.topic}
                aria-pressed={name === search}
              >
                {texts.topic({ topic: name, count })}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}
