import { postCategories } from "@before-ten/contracts/posts/rules";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { postCategoryTexts } from "@before-ten/contracts/site/texts/posts/post-categories";
import { postsListTexts } from "@before-ten/contracts/site/texts/posts/posts-list";
import type { ReactNode } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import fieldClasses from "../../../ui/field/text-field.module.css";
import classes from "./post-filters.module.css";
import type { PostsSearch } from "./posts-search.ts";

interface PostFiltersProps {
  search: PostsSearch;
  /** The number of results, for those who can't see the list change. */
  count: ReactNode;
}

/** A form that works without scripts; the list's frame sends it while typing. */
export function PostFilters({ search, count }: PostFiltersProps) {
  const texts = useTexts(postsListTexts);
  const categories = useTexts(postCategoryTexts);
  const chosen = search.category ?? "";
  return (
    <form role="search" action={pathTo("/blog")} className={classes.bar}>
      {/* Enter in the search field activates the first button; this one keeps the category. */}
      <button type="submit" hidden>
        {texts.search}
      </button>
      <div className={classes.categories} role="group" aria-label={texts.categoriesLabel}>
        <input type="hidden" name="category" value={chosen} />
        {(["", ...postCategories] as const).map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            className={classes.category}
            aria-pressed={category === chosen}
          >
            {category === "" ? texts.allCategories : categories[category]}
          </button>
        ))}
      </div>
      <input
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        name="search"
        aria-label={texts.searchLabel}
        placeholder={texts.searchLabel}
        maxLength={maxSearchLength}
        defaultValue={search.search ?? ""}
      />
      {count}
    </form>
  );
}
