import { pathTo } from "../../../lib/site-path.ts";
import { Section } from "../../../ui/section.tsx";
import classes from "./popular-topics.module.css";

interface PopularTopicsProps {
  topics: readonly { name: string; count: number }[];
  /** The search text, to mark the topic one is looking at. */
  search: string | undefined;
}

/** Each topic is searched in all categories, as its count was. */
export function PopularTopics({ topics, search }: PopularTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title="Popular Topics" ground="ink">
      <form action={pathTo("/blog")} data-from-top>
        <ul className={classes.topics} data-part="topics">
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
