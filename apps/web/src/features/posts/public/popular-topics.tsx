import { Section } from "../../../ui/section.tsx";
import { trpc } from "../../../lib/trpc.ts";
import classes from "./popular-topics.module.css";

interface PopularTopicsProps {
  /** The search text, to mark the topic one is looking at. */
  search: string | undefined;
  onPick: (topic: string) => void;
}

/** Shows popular topics; nothing when they can't be loaded, as they are no reader's aim. */
export function PopularTopics({ search, onPick }: PopularTopicsProps) {
  const filters = trpc.posts.filters.useQuery();
  const topics = filters.data?.popularTags ?? [];
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title="Popular Topics" ground="ink">
      <ul className={classes.topics}>
        {topics.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.topic}
              aria-pressed={name === search}
              onClick={() => onPick(name)}
            >
              {name} ({count})
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
