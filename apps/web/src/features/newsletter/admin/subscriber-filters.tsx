import { Group } from "@mantine/core";
import { capitalised } from "../../../lib/capitalised.ts";
import { ChoiceFilter, SearchField } from "../../../admin/list/list-filters.tsx";
import {
  type SubscriberSearch,
  statusFilters,
  validateSubscriberSearch,
} from "./subscriber-search.ts";

interface SubscriberFiltersProps {
  search: SubscriberSearch;
  onSearch: (search: SubscriberSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function SubscriberFilters({ search, onSearch }: SubscriberFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateSubscriberSearch({ ...search, ...changed, page: 1 }));
  return (
    <Group component="search" align="end">
      <SearchField
        placeholder="Search by email or tags..."
        committed={search.search}
        onCommit={(text) => filter({ search: text })}
      />
      <ChoiceFilter
        label="Status"
        choices={statusFilters}
        wordFor={capitalised}
        chosen={search.status}
        onChoose={(status) => filter({ status })}
      />
    </Group>
  );
}
