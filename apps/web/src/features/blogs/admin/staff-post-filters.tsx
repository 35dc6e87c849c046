import {
  blogCategories,
  blogCategoryLabels,
  blogStatuses,
} from "@before-ten/contracts/blog-categories";
import { Group } from "@mantine/core";
import { ChoiceFilter, SearchField } from "../../../ui/staff/list-filters.tsx";
import { statusLabels } from "./post-words.ts";
import { type StaffPostsSearch, validateStaffPostsSearch } from "./staff-posts-search.ts";

interface StaffPostFiltersProps {
  search: StaffPostsSearch;
  onSearch: (search: StaffPostsSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function StaffPostFilters({ search, onSearch }: StaffPostFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateStaffPostsSearch({ ...search, ...changed, page: 1 }));
  return (
    <Group component="search" align="end">
      <SearchField
        placeholder="Title, tag or author"
        committed={search.search}
        onCommit={(text) => filter({ search: text })}
      />
      <ChoiceFilter
        label="Status"
        choices={blogStatuses}
        wordFor={(status) => statusLabels[status]}
        chosen={search.status}
        onChoose={(status) => filter({ status })}
      />
      <ChoiceFilter
        label="Category"
        choices={blogCategories}
        wordFor={(category) => blogCategoryLabels[category]}
        chosen={search.category}
        onChoose={(category) => filter({ category })}
      />
    </Group>
  );
}
