import {
  postCategories,
  postCategoryLabels,
  postStatuses,
} from "@before-ten/contracts/posts/rules";
import { Group } from "@mantine/core";
import { ChoiceFilter, SearchField } from "../../../admin/list/list-filters.tsx";
import { statusLabels } from "./post-labels.ts";
import { type AdminPostsSearch, validateAdminPostsSearch } from "./posts-search.ts";

interface PostFiltersProps {
  search: AdminPostsSearch;
  onSearch: (search: AdminPostsSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function PostFilters({ search, onSearch }: PostFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateAdminPostsSearch({ ...search, ...changed, page: 1 }));
  return (
    <Group component="search" align="end">
      <SearchField
        placeholder="Title, tag or author"
        committed={search.search}
        onCommit={(text) => filter({ search: text })}
      />
      <ChoiceFilter
        label="Status"
        choices={postStatuses}
        wordFor={(status) => statusLabels[status]}
        chosen={search.status}
        onChoose={(status) => filter({ status })}
      />
      <ChoiceFilter
        label="Category"
        choices={postCategories}
        wordFor={(category) => postCategoryLabels[category]}
        chosen={search.category}
        onChoose={(category) => filter({ category })}
      />
    </Group>
  );
}
