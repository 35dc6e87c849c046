import {
  blogCategories,
  blogCategoryLabels,
  blogStatuses,
} from "@before-ten/contracts/blog-categories";
import { maxSearchLength } from "@before-ten/contracts/limits";
import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
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
  const [text, setText] = useDebouncedText(search.search ?? "", (committed) =>
    filter({ search: committed }),
  );
  return (
    <Group component="search" align="end">
      <TextInput
        type="search"
        label="Search"
        placeholder="Title, tag or author"
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={maxSearchLength}
        flex="1 1 16rem"
        maw="26rem"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label="Status"
        data={[
          { value: "all", label: "All" },
          ...blogStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
        ]}
        value={search.status ?? "all"}
        onChange={(event) => filter({ status: event.currentTarget.value })}
      />
      <NativeSelect
        label="Category"
        data={[
          { value: "all", label: "All" },
          ...blogCategories.map((category) => ({
            value: category,
            label: blogCategoryLabels[category],
          })),
        ]}
        value={search.category ?? "all"}
        onChange={(event) => filter({ category: event.currentTarget.value })}
      />
    </Group>
  );
}
