import type { Permission } from "@before-ten/contracts/auth/permissions";
import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { Box, Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { usePermitted } from "../shell/use-permitted.ts";
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
  const isPermitted = usePermitted();
  const isOffered = (needed?: Permission) => needed === undefined || isPermitted(needed);
  const controls = Object.entries(filters).flatMap(([name, filter]) => {
    if ("isLinked" in filter) return [];
    const value = filter.read(values.get(name));
    const change = (text: string) => onFilter(name, text);
    const control =
      "choices" in filter ? (
        <NativeSelect
          key={name}
          label={filter.label}
          className={classes.choice}
          data={[
            { value: "all", label: "All" },
            ...Object.entries(filter.choices)
              .filter(([choice]) => choice === value || isOffered(filter.needs.get(choice)))
              .map(([choice, label]) => ({ value: choice, label })),
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
    return [{ control, isSet: value !== undefined }];
  });
  const [first, ...rest] = controls;
  return (
    <Group component="search" align="end" className={classes.filters}>
      {first?.control}
      <FoldedFilters set={rest.filter(({ isSet }) => isSet).length} isFolded={rest.length > 1}>
        {rest.map(({ control }) => control)}
      </FoldedFilters>
      {children !== undefined && <Box ms="auto">{children}</Box>}
    </Group>
  );
}

interface FoldedFiltersProps {
  /** How many of them are set. */
  set: number;
  /** False if all fit into a phone's row. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Filters that a phone shows after a press on a button. */
export function FoldedFilters({ set, isFolded = true, children }: FoldedFiltersProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      {isFolded && (
        <Button
          variant="default"
          hiddenFrom="sm"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          Filters{set > 0 && ` (${set})`}
        </Button>
      )}
      <div id={id} className={classes.rest} data-folded={(isFolded && !isOpen) || undefined}>
        {children}
      </div>
    </>
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
      className={classes.search}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onType(event.currentTarget.value);
      }}
    />
  );
}
