import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { newNameError } from "./preference-entries.ts";
import classes from "./subscriber-details.module.css";

interface NewPreferenceProps {
  preferences: SubscriberPreferences;
  onAdd: (name: string, value: boolean | string) => void;
}

export function NewPreference({ preferences, onAdd }: NewPreferenceProps) {
  const [name, setName] = useState("");
  const [kind, setKind] = useState("yes");
  const [error, setFault] = useState<string>();

  function add(submission: FormEvent) {
    submission.preventDefault();
    const trimmed = name.trim();
    const found = newNameError(trimmed, preferences);
    setFault(found);
    if (found !== undefined) return;
    onAdd(trimmed, kind === "yes" ? true : "");
    setName("");
  }

  return (
    <form noValidate onSubmit={add} aria-label="New preference">
      <Group align="start" gap="xs" wrap="nowrap">
        <TextInput
          label="New preference"
          size="xs"
          className={classes.grow}
          value={name}
          error={error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label="Kind"
          size="xs"
          data={[
            { value: "yes", label: "Yes or no" },
            { value: "text", label: "Text" },
          ]}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
        <Button type="submit" variant="default" size="xs" mt={26} flex="none">
          Add
        </Button>
      </Group>
    </form>
  );
}
