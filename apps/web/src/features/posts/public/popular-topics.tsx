import { pathTo } from "../../../lib/site-path.ts";
import { Section } from "../../../ui/section.tsx";
import classes from "./popular-topics.module.css";

interface PopularTopicsProps {
  topics: readonly { name: string; count: number }[];
  /** The search text, to mark the current topic. */
  search: string | undefined;
}

/** Topics link to searches in all categories, as they are counted in all. */
export function PopularTopics({ topics, search }: PopularTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title="Popular Topics" ground="ink">
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
                {name} ({count})
              </button>
            </li>
          ))}
        </ul>
      </form>
    </Section>
  );
}
