import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { FateTiles } from "./fate-tiles.tsx";
import { importPageMessages, resultText, undoTexts } from "./import-texts.ts";

interface ImportResultProps {
  details: ImportDetails;
}

/** The result of a finished import. */
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
      <FateTiles {...details} />
      {totals.new > 0 && <UndoImport details={details} />}
    </Stack>
  );
}

/** Moves the imported entries to the trash. */
function UndoImport({ details: { id, kind, undoneAt } }: ImportResultProps) {
  const utils = trpc.useUtils();
  const ends = {
    async onSuccess({ message }: { message: string }) {
      notifySuccess(message);
      await utils.invalidate();
    },
    async onError(error: FailedCall) {
      notifyError(errorSentence(error, { failed: importPageMessages.saveFailed }));
      await (kind === "events" ? utils.eventImports : utils.subscriberImports).invalidate();
    },
  };
  const undoEvents = trpc.eventImports.undo.useMutation(ends);
  const undoSubscribers = trpc.subscriberImports.undo.useMutation(ends);
  const undo = kind === "events" ? undoEvents : undoSubscribers;
  if (undoneAt !== null) return <Text>{undoTexts[kind].undone}</Text>;
  return (
    <Group>
      <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ id })}>
        Undo this import
      </Button>
      <Text size="sm" c="dimmed">
        {undoTexts[kind].does}
      </Text>
    </Group>
  );
}
