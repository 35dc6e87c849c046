import { Group } from "@mantine/core";
import { capitalised } from "../../../lib/capitalised.ts";
import { ChoiceFilter, SearchField } from "../../../admin/list/list-filters.tsx";
import {
  type AdminEventsSearch,
  endedFilters,
  statusFilters,
  validateAdminEventsSearch,
} from "./events-search.ts";

interface EventFiltersProps {
  search: AdminEventsSearch;
  onSearch: (search: AdminEventsSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function EventFilters({ search, onSearch }: EventFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateAdminEventsSearch({ ...search, ...changed, page: 1 }));
  return (
    <Group component="search" align="end">
      <SearchField
        placeholder="Name or location"
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
      <ChoiceFilter
        label="When"
        choices={endedFilters}
        wordFor={(ended) => (ended === "true" ? "Expired" : "Not over yet")}
        chosen={search.ended}
        onChoose={(ended) => filter({ ended })}
      />
    </Group>
  );
}
