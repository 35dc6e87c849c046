import { categoryChoices } from "@before-ten/contracts/posts/categories";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { postsListTexts } from "@before-ten/contracts/site/texts/posts/posts-list";
import { type ReactNode, use } from "react";
import { pathTo } from "../../../lib/site-path.ts";
import { SiteTexts, useTexts } from "../../../lib/site-texts.tsx";
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
  const chosen = search.category ?? "";
  const categories = categoryChoices(use(SiteTexts), chosen);
  return (
    <form role="search" action={pathTo("/blog")} className={classes.bar}>
      {/* Enter in the search field activates the first button; this one keeps the category. */}
      <button type="submit" hidden>
        {texts.search}
      </button>
      <div className={classes.categories} role="group" aria-label={texts.categoriesLabel}>
        <input type="hidden" name="category" value={chosen} />
        {[{ value: "", label: texts.allCategories }, ...categories].map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="category"
            value={value}
            className={classes.category}
            aria-pressed={value === chosen}
          >
            {label}
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
