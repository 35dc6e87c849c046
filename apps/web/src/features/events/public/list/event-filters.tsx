import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { eventsListTexts } from "@before-ten/contracts/site/texts/events/events-list";
import type { ReactNode } from "react";
import { pathTo } from "../../../../lib/site-path.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import fieldClasses from "../../../../ui/field/text-field.module.css";
import classes from "./event-filters.module.css";
import type { EventsSearch } from "./events-search.ts";

interface EventFiltersProps {
  search: EventsSearch;
  /** `FilterMenus`. */
  menus: ReactNode;
  nearMe: ReactNode;
}

/** A form in one row, which works without scripts; the list's frame sends it while typing. */
export function EventFilters({ search, menus, nearMe }: EventFiltersProps) {
  const texts = useTexts(eventsListTexts);
  return (
    <form id="filters" role="search" action={pathTo("/events")} className={classes.filters}>
      <input
        name="q"
        className={`${fieldClasses.input} ${classes.search}`}
        type="search"
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        maxLength={maxSearchLength}
        defaultValue={search.q ?? ""}
      />
      {menus}
      {nearMe}
      {/* Without scripts, choosing from a menu doesn't send the form. */}
      <button type="submit" className={`${fieldClasses.input} ${classes.send}`}>
        {texts.search}
      </button>
    </form>
  );
}
