import { Button, Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";

/** Inserts a canned answer into the text. Hidden if there are none. */
export function CannedAnswerSelect({ onInsert }: { onInsert: (text: string) => void }) {
  const { data = [] } = trpc.cannedAnswers.list.useQuery();
  const [chosenId, setChosenId] = useState("");
  const chosen = data.find(({ id }) => id === chosenId);
  if (data.length === 0) return null;
  return (
    <Group align="end" gap="xs">
      <NativeSelect
        label="Insert a canned answer"
        maw="20rem"
        data={[
          { value: "", label: "Choose one" },
          ...data.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={chosenId}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      />
      {/* Choosing alone inserts nothing, as arrow keys pass every answer on the way to the
          right one. */}
      <Button
        variant="default"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen === undefined) return;
          onInsert(chosen.text);
          setChosenId("");
        }}
      >
        Insert
      </Button>
    </Group>
  );
}
