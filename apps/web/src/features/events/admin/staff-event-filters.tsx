import { maxSearchLength } from "@before-ten/contracts/limits";
import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
import {
  type StaffEventsSearch,
  statusFilters,
  validateStaffEventsSearch,
} from "./staff-events-search.ts";
import { capitalised } from "./more-options.tsx";

interface StaffEventFiltersProps {
  search: StaffEventsSearch;
  onSearch: (search: StaffEventsSearch) => void;
}

/** Every change of a filter begins again with its first page. */
export function StaffEventFilters({ search, onSearch }: StaffEventFiltersProps) {
  const [text, setText] = useDebouncedText(search.search ?? "", (committed) =>
    onSearch(validateStaffEventsSearch({ ...search, search: committed, page: 1 })),
  );
  return (
    <Group component="search" align="end">
      <TextInput
        type="search"
        label="Search"
        placeholder="Name or location"
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
          ...statusFilters.map((status) => ({ value: status, label: capitalised(status) })),
        ]}
        value={search.status ?? "all"}
        onChange={(event) =>
          onSearch(
            validateStaffEventsSearch({ ...search, status: event.currentTarget.value, page: 1 }),
          )
        }
      />
    </Group>
  );
}
