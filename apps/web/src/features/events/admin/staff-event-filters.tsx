import { Group } from "@mantine/core";
import { capitalised } from "../../../lib/capitalised.ts";
import { ChoiceFilter, SearchField } from "../../../ui/staff/list-filters.tsx";
import {
  type StaffEventsSearch,
  endedFilters,
  statusFilters,
  validateStaffEventsSearch,
} from "./staff-events-search.ts";

interface StaffEventFiltersProps {
  search: StaffEventsSearch;
  onSearch: (search: StaffEventsSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function StaffEventFilters({ search, onSearch }: StaffEventFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateStaffEventsSearch({ ...search, ...changed, page: 1 }));
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
