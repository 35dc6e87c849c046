import { importMessages } from "@before-ten/contracts/imports/messages";
import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { importLengths } from "@before-ten/contracts/imports/rules";
import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { FateTiles } from "./fate-tiles.tsx";
import { useImportsChanged } from "./import-calls.ts";
import { counted, importPageMessages } from "./import-texts.ts";

/** The result of the dry run, and the button that imports. */
export function StartForm({ details }: { details: ImportDetails }) {
  const { id, kind, totals } = details;
  const [wording, setWording] = useState("");
  const [error, setError] = useState<string>();
  const changed = useImportsChanged(kind);
  const events = {
    onSuccess: () => changed(),
    async onError(failed: Parameters<typeof errorSentence>[0]) {
      notifyError(errorSentence(failed, { failed: importPageMessages.saveFailed }));
      await changed();
    },
  };
  const startSubscribers = trpc.subscriberImports.start.useMutation(events);
  const startEvents = trpc.eventImports.start.useMutation(events);
  const count = totals.new + totals.update;
  const isBusy = startSubscribers.isPending || startEvents.isPending;

  function start() {
    if (isBusy) return;
    if (kind === "events") {
      startEvents.mutate({ id });
      return;
    }
    const isMissing = wording.trim() === "";
    setError(isMissing ? importMessages.wordingRequired : undefined);
    if (!isMissing) startSubscribers.mutate({ id, wording });
  }

  return (
    <form
      aria-labelledby="import-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <Stack gap="sm">
        <Title order={2} size="h4" id="import-start">
          What will happen
        </Title>
        <FateTiles {...details} />
        {count === 0 ? (
          <Text>No row of this file would change anything.</Text>
        ) : (
          <>
            {kind === "subscribers" && (
              <TextInput
                label="How did these people agree?"
                description="This goes into each subscriber's consent history, where they can read it."
                placeholder="the sign-up sheet at the door, November 2026"
                required
                maxLength={importLengths.wording}
                value={wording}
                error={error}
                onChange={({ currentTarget }) => setWording(currentTarget.value)}
              />
            )}
            <Group>
              <Button type="submit" loading={isBusy}>
                Import {counted(kind, count)}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
