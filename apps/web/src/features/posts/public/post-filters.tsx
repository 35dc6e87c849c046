import { postCategories, postCategoryLabels } from "@before-ten/contracts/posts/rules";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
import fieldClasses from "../../../ui/text-field.module.css";
import classes from "./post-filters.module.css";
import { type PostsSearch, validatePostsSearch } from "./posts-search.ts";

interface PostFiltersProps {
  search: PostsSearch;
  onChange: (search: PostsSearch) => void;
  /** What the filters leave, for those who can't see the list change. */
  count: string;
}

export function PostFilters({ search, onChange, count }: PostFiltersProps) {
  const [text, setText] = useDebouncedText(search.search ?? "", (typed) =>
    onChange(validatePostsSearch({ ...search, search: typed, page: 1 })),
  );
  return (
    <form
      role="search"
      action="/blog"
      className={classes.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classes.categories} role="group" aria-label="Categories">
        {(["all", ...postCategories] as const).map((category) => (
          <button
            key={category}
            type="button"
            className={classes.category}
            aria-pressed={category === (search.category ?? "all")}
            onClick={() => onChange(validatePostsSearch({ ...search, category, page: 1 }))}
          >
            {category === "all" ? "All Posts" : postCategoryLabels[category]}
          </button>
        ))}
      </div>
      <input
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        name="search"
        aria-label="Search articles"
        placeholder="Search articles"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes.count} role="status">
        {count}
      </p>
    </form>
  );
}
