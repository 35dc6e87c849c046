import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { FateTiles } from "./fate-tiles.tsx";
import { importPageMessages, resultText } from "./import-texts.ts";

interface ImportResultProps {
  details: ImportDetails;
}

/** What came of an import that is over. */
export function ImportResult({ details }: ImportResultProps) {
  const { kind, state, totals, mergedRows, wording } = details;
  if (mergedRows === 0) {
    return (
      <Alert color="dusk" variant="light" title="Cancelled">
        Nothing was imported.
      </Alert>
    );
  }
  return (
    <Stack component="section" gap="sm" aria-label="Result">
      <Text role="status">
        {state === "done"
          ? resultText(kind, totals.new + totals.update)
          : "Cancelled: rows imported before then stay."}
      </Text>
      {wording !== null && (
        <Text size="sm" c="dimmed">
          Their consent history names this file with “{wording}”.
        </Text>
      )}
      <FateTiles totals={totals} />
      {kind === "events" && totals.new > 0 && <UndoImport details={details} />}
    </Stack>
  );
}

/** Moves what was made to the trash, all of it. */
function UndoImport({ details: { id, undoneAt } }: ImportResultProps) {
  const utils = trpc.useUtils();
  const undo = trpc.eventImports.undo.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await utils.invalidate();
    },
    async onError(error) {
      notifyError(errorSentence(error, { failed: importPageMessages.saveFailed }));
      await utils.eventImports.invalidate();
    },
  });
  if (undoneAt !== null) return <Text>Undone: its events are in the trash.</Text>;
  return (
    <Group>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ id })}>
        Undo this import
      </Button>
      <Text size="sm" c="dimmed">
        Moves all of its events to the trash.
      </Text>
    </Group>
  );
}
