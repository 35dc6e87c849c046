import { contactTypeLabels } from "@before-ten/contracts/contact/types";
import { Group } from "@mantine/core";
import { capitalised } from "../../../lib/capitalised.ts";
import { ChoiceFilter, SearchField } from "../../../admin/list/list-filters.tsx";
import {
  type MessageSearch,
  statusFilters,
  typeFilters,
  validateMessageSearch,
} from "./message-search.ts";

interface MessageFiltersProps {
  search: MessageSearch;
  onSearch: (search: MessageSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function MessageFilters({ search, onSearch }: MessageFiltersProps) {
  const filter = (changed: Record<string, string>) =>
    onSearch(validateMessageSearch({ ...search, ...changed, page: 1 }));
  return (
    <Group component="search" align="end">
      <SearchField
        placeholder="Name, e-mail or words"
        committed={search.search}
        onCommit={(text) => filter({ search: text })}
      />
      <ChoiceFilter
        label="Type"
        choices={typeFilters}
        wordFor={(type) => contactTypeLabels[type]}
        chosen={search.type}
        onChoose={(type) => filter({ type })}
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
