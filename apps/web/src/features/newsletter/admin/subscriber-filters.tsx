import { maxSearchLength } from "@before-ten/contracts/limits";
import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
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
  const [text, setText] = useDebouncedText(search.search ?? "", (committed) =>
    onSearch(validateSubscriberSearch({ ...search, search: committed, page: 1 })),
  );
  return (
    <Group component="search" align="end">
      <TextInput
        type="search"
        label="Search"
        placeholder="Search by email or tags..."
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
          ...statusFilters.map((status) => ({
            value: status,
            label: status.charAt(0).toUpperCase() + status.slice(1),
          })),
        ]}
        value={search.status ?? "all"}
        onChange={(event) =>
          onSearch(
            validateSubscriberSearch({ ...search, status: event.currentTarget.value, page: 1 }),
          )
        }
      />
    </Group>
  );
}
