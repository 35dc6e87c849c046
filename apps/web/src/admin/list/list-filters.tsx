import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { Box, Group, NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useDebouncedText } from "../../lib/use-debounced-text.ts";
import classes from "./list-filters.module.css";
import type { OpenList } from "./use-list.ts";

interface ListFiltersProps<Search extends object> {
  list: OpenList<Search>;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** The filter controls above a list. Their values are in the address. */
export function ListFilters<Search extends object>({
  list: { filters, search, onFilter, onType },
  children,
}: ListFiltersProps<Search>) {
  const values = new Map<string, unknown>(Object.entries(search));
  return (
    <Group component="search" align="end">
      {Object.entries(filters).map(([name, filter]) => {
        if ("isLinked" in filter) return null;
        const value = filter.read(values.get(name));
        const change = (text: string) => onFilter(name, text);
        return "choices" in filter ? (
          <NativeSelect
            key={name}
            label={filter.label}
            className={classes.choice}
            data={[
              { value: "all", label: "All" },
              ...Object.entries(filter.choices).map(([choice, label]) => ({
                value: choice,
                label,
              })),
            ]}
            value={value ?? "all"}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : "label" in filter ? (
          <TextInput
            key={name}
            type="date"
            label={filter.label}
            className={classes.choice}
            value={value ?? ""}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <SearchField
            key={name}
            placeholder={filter.placeholder}
            committed={value}
            onType={(text) => onType(name, text)}
            onCommit={change}
          />
        );
      })}
      {children !== undefined && <Box ms="auto">{children}</Box>}
    </Group>
  );
}

interface SearchFieldProps {
  placeholder: string;
  committed: string | undefined;
  onType: (text: string) => void;
  /** Called once the typing pauses. */
  onCommit: (text: string) => void;
}

function SearchField({ placeholder, committed = "", onType, onCommit }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(committed, onCommit);
  return (
    <TextInput
      type="search"
      label="Search"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={maxSearchLength}
      // The search has its own line on a phone so that its placeholder is readable.
      flex="1 1 15rem"
      maw="26rem"
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
    />
  );
}
