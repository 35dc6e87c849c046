import { contactTypeLabels } from "@before-ten/contracts/contact-form";
import { maxSearchLength } from "@before-ten/contracts/limits";
import { Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDebouncedText } from "../../../lib/use-debounced-text.ts";
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
  const change = (changed: Record<string, string>) =>
    onSearch(validateMessageSearch({ ...search, ...changed, page: 1 }));
  const [text, setText] = useDebouncedText(search.search ?? "", (committed) =>
    change({ search: committed }),
  );
  return (
    <Group component="search" align="end">
      <TextInput
        type="search"
        label="Search"
        placeholder="Name, e-mail or words"
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={maxSearchLength}
        flex="1 1 16rem"
        maw="26rem"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label="Type"
        data={[
          { value: "all", label: "All" },
          ...typeFilters.map((type) => ({ value: type, label: contactTypeLabels[type] })),
        ]}
        value={search.type ?? "all"}
        onChange={(event) => change({ type: event.currentTarget.value })}
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
        onChange={(event) => change({ status: event.currentTarget.value })}
      />
    </Group>
  );
}
