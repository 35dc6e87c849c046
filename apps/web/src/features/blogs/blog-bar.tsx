import { blogCategories, blogCategoryLabels } from "@before-ten/contracts/blog-categories";
import { maxSearchLength } from "@before-ten/contracts/limits";
import { useDebouncedText } from "../../lib/use-debounced-text.ts";
import fieldClasses from "../../ui/text-field.module.css";
import classes from "./blog-bar.module.css";
import { type BlogSearch, validateBlogSearch } from "./blog-search.ts";

interface BlogBarProps {
  search: BlogSearch;
  onChange: (search: BlogSearch) => void;
  /** What the filters leave, for those who can't see the list change. */
  count: string;
}

export function BlogBar({ search, onChange, count }: BlogBarProps) {
  const [text, setText] = useDebouncedText(search.search ?? "", (typed) =>
    onChange(validateBlogSearch({ ...search, search: typed, page: 1 })),
  );
  return (
    <form
      role="search"
      action="/blog"
      className={classes.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classes.categories} role="group" aria-label="Categories">
        {(["all", ...blogCategories] as const).map((category) => (
          <button
            key={category}
            type="button"
            className={classes.category}
            aria-pressed={category === (search.category ?? "all")}
            onClick={() => onChange(validateBlogSearch({ ...search, category, page: 1 }))}
          >
            {category === "all" ? "All Posts" : blogCategoryLabels[category]}
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
