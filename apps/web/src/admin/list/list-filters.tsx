import { maxSearchLength } from "@before-ten/contracts/shared/limits";
import { NativeSelect, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useDebouncedText } from "../../lib/use-debounced-text.ts";
import classes from "./list-filters.module.css";

/** The controls above a list of the admin area. What they are set to lives in the address. */

interface SearchFieldProps {
  /** Where is looked. */
  placeholder: string;
  committed: string | undefined;
  /** Once the typing pauses. */
  onCommit: (text: string) => void;
}

export function SearchField({ placeholder, committed = "", onCommit }: SearchFieldProps) {
  const [text, setText] = useDebouncedText(committed, onCommit);
  return (
    <TextInput
      type="search"
      label="Search"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={maxSearchLength}
      // On a phone a line of its own, where all of the placeholder is to be read.
      flex="1 1 15rem"
      maw="26rem"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

interface ChoiceFilterProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  wordFor: (choice: Choice) => string;
  /** Undefined: all of them. */
  chosen: Choice | undefined;
  /** With one of the choices, or with `all`. */
  onChoose: (choice: string) => void;
}

export function ChoiceFilter<Choice extends string>({
  label,
  choices,
  wordFor,
  chosen,
  onChoose,
}: ChoiceFilterProps<Choice>) {
  return (
    <NativeSelect
      label={label}
      className={classes.choice}
      data={[
        { value: "all", label: "All" },
        ...choices.map((choice) => ({ value: choice, label: wordFor(choice) })),
      ]}
      value={chosen ?? "all"}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
