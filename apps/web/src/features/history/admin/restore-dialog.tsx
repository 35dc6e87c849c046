import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import { Alert, Button, Checkbox, Group, List, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { errorSentence, loadErrorNotice } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import type { StayingField } from "@before-ten/contracts/history/output";
import { sideTexts } from "@before-ten/contracts/history/value-text";
import { Difference } from "./difference.tsx";
import type { Version } from "./version.ts";

interface RestoreDialogProps {
  /** Undefined while the dialog is closed. */
  version: Version | undefined;
  onClose: () => void;
  /** `undo` is the change whose version it had before. */
  onRestored: (undo: string | null) => unknown;
}

/** Shows what restoring a version would change before it does. */
export function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  return (
    <Modal
      opened={version !== undefined}
      onClose={onClose}
      title={version && `Restore the version ${version.name}?`}
      centered
      size="lg"
    >
      {version && <Question version={version} onClose={onClose} onRestored={onRestored} />}
    </Modal>
  );
}

interface QuestionProps extends RestoreDialogProps {
  version: Version;
}

function Question({ version: { id, side }, onClose, onRestored }: QuestionProps) {
  const preview = trpc.history.previewVersion.useQuery({ id, side }, { staleTime: 0, gcTime: 0 });
  const restore = trpc.history.restore.useMutation({
    onSuccess: ({ undo, message }) => {
      notifySuccess(message);
      void onRestored(undo);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.restoreFailed })),
  });
  const { changes, stays = [] } = preview.data ?? {};
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const wanted = changes?.filter(({ field }) => !left.has(field)) ?? [];
  const isWhole = wanted.length === changes?.length;
  return (
    <Stack>
      {preview.error !== null ? (
        <FailedList
          {...loadErrorNotice(preview.error, { failed: messages.loadFailed })}
          onRetry={() => void preview.refetch()}
        />
      ) : changes === undefined ? (
        <LoadingRows label="Loading what would change" rows={3} />
      ) : changes.length === 0 ? (
        stays.length === 0 && <Text>{messages.nothingToRestore}.</Text>
      ) : (
        <>
          <Text size="sm">
            Struck-through values are replaced by underlined ones. Images stay as they are. You can
            undo this.
          </Text>
          <Difference
            changes={changes}
            renderLabel={({ field, label }) => (
              <Checkbox
                label={label}
                checked={!left.has(field)}
                onChange={({ currentTarget: { checked } }) =>
                  setLeft(withField(left, field, !checked))
                }
              />
            )}
          />
        </>
      )}
      {stays.length > 0 && <Staying fields={stays} />}
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        {changes !== undefined && changes.length > 0 && (
          <Button
            loading={restore.isPending}
            disabled={wanted.length === 0}
            onClick={() =>
              restore.mutate({
                id,
                side,
                ...(!isWhole && { fields: wanted.map(({ field }) => field) }),
              })
            }
          >
            {!isWhole
              ? `Restore ${wanted.length} of ${changes.length}`
              : stays.length === 0
                ? "Restore"
                : "Restore the rest"}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function withField(fields: ReadonlySet<string>, field: string, isIn: boolean): Set<string> {
  return new Set([...fields].filter((each) => each !== field).concat(isIn ? field : []));
}

/** What stands in the way, by reason: a price and its currency have the same. */
function Staying({ fields }: { fields: readonly StayingField[] }) {
  const byReason = Map.groupBy(fields, ({ reason }) => reason);
  return (
    <Alert color="dusk" variant="light" title="This can't be restored and stays as it is">
      <List size="sm">
        {[...byReason].map(([reason, stays]) => (
          <List.Item key={reason}>
            {stays.map((field) => labelled(field.label, sideTexts(field)[0])).join(", ")}
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function labelled(label: string, value: string): string {
  return value === "" || value.length > 80 ? label : `${label}: ${value}`;
}
