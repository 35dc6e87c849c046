import { originLabels } from "@before-ten/contracts/history/labels";
import { historyMessages as messages } from "@before-ten/contracts/history/messages";
import type { HistoryChange } from "@before-ten/contracts/history/output";
import { type HistoryKind, isRestorable } from "@before-ten/contracts/history/rules";
import { Button, Group, Paper, Stack, Text, Title, Alert } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { loadErrorNotice, errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ChangeDrawer } from "./change-drawer.tsx";
import { whoDidText } from "./change-texts.ts";
import { ChangedFields } from "./changed-fields.tsx";
import classes from "./history.module.css";
import { RestoreDialog } from "./restore-dialog.tsx";
import type { Version } from "./version.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";

interface EntityHistoryProps {
  kind: HistoryKind;
  id: string;
  /** Invalidates what this browser has cached of it after restoring. */
  onRestored?: () => unknown;
}

const pageSize = 10;
const mostShown = 100;
const fieldsInStop = 5;

/** Who changed this, latest first, for roles that may read the history. */
export function EntityHistory(props: EntityHistoryProps) {
  return (
    <Permitted to="history:read">
      <Timeline {...props} />
    </Permitted>
  );
}

function Timeline({ kind, id, onRestored }: EntityHistoryProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(pageSize);
  const [open, setOpen] = useState<HistoryChange>();
  const [restoring, setRestoring] = useState<Version>();
  const [undo, setUndo] = useState<string | null>(null);
  const changes = trpc.history.list.useQuery(
    { kind, entityId: id, limit },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const utils = trpc.useUtils();

  /** Moves the focus to the list, as the pressed button may be gone. */
  async function afterRestoring(undoId: string | null) {
    setRestoring(undefined);
    setUndo(undoId);
    await Promise.all([utils.history.invalidate(), onRestored?.()]);
    title.current?.focus();
  }

  return (
    <Paper
      component="section"
      withBorder
      p={{ base: "md", sm: "xl" }}
      mt="lg"
      aria-labelledby={titleId}
    >
      <Stack gap="md">
        <Title order={2} size="h4" id={titleId} ref={title} tabIndex={-1}>
          History
        </Title>
        {undo !== null && <RestoredNotice undo={undo} onUndone={() => afterRestoring(null)} />}
        {changes.data === undefined ? (
          changes.error === null ? (
            <LoadingRows label="Loading the history" rows={3} />
          ) : (
            <FailedList
              {...loadErrorNotice(changes.error, { failed: messages.loadFailed })}
              onRetry={() => void changes.refetch()}
            />
          )
        ) : (
          <Stops
            changes={changes.data.items}
            isWhole={changes.data.items.length === changes.data.pagination.total}
            canRestore={isRestorable(kind)}
            onOpen={setOpen}
            onRestore={setRestoring}
          />
        )}
        {changes.data !== undefined &&
          changes.data.items.length < changes.data.pagination.total &&
          limit < mostShown && (
            <Button
              variant="default"
              onClick={() => setLimit(limit + pageSize)}
              loading={changes.isFetching}
            >
              Show older changes
            </Button>
          )}
      </Stack>
      <ChangeDrawer change={open} onClose={() => setOpen(undefined)} />
      <RestoreDialog
        version={restoring}
        onClose={() => setRestoring(undefined)}
        onRestored={afterRestoring}
      />
    </Paper>
  );
}

interface StopsProps {
  changes: readonly HistoryChange[];
  /** The changes reach back to the first one of the history. */
  isWhole: boolean;
  canRestore: boolean;
  onOpen: (change: HistoryChange) => void;
  onRestore: (version: Version) => void;
}

function Stops({ changes, isWhole, canRestore, onOpen, onRestore }: StopsProps) {
  const first = changes.at(-1);
  if (first === undefined) return <Text c="dimmed">No changes yet.</Text>;
  return (
    <ol className={classes.timeline}>
      {changes.map((change, index) => (
        <li key={change.id} className={classes.stop}>
          <Stop
            change={change}
            onOpen={() => onOpen(change)}
            {...(canRestore &&
              index > 0 && {
                onRestore: () =>
                  onRestore({ id: change.id, side: "after", name: `of ${momentOf(change.at)}` }),
              })}
          />
        </li>
      ))}
      {canRestore && isWhole && first.action === "changed" && (
        <li className={classes.stop}>
          <Stack gap={4} align="start">
            <Text size="sm">As it was before these changes</Text>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label="Restore this version, before these changes"
              onClick={() =>
                onRestore({ id: first.id, side: "before", name: "before these changes" })
              }
            >
              Restore this version
            </Button>
          </Stack>
        </li>
      )}
    </ol>
  );
}

interface StopProps {
  change: HistoryChange;
  onOpen: () => void;
  onRestore?: () => void;
}

function Stop({ change, onOpen, onRestore }: StopProps) {
  const when = momentOf(change.at);
  return (
    <Stack gap={4} align="start">
      <Text size="sm" fw={600}>
        {whoDidText(change)}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={change.at}>{when}</time>, {originLabels[change.via]}
      </Text>
      {change.action === "changed" && <ChangedFields change={change} limit={fieldsInStop} />}
      <Group gap={4}>
        {change.changes.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Details of the change of ${when}`}
            onClick={onOpen}
          >
            Details
          </Button>
        )}
        {onRestore && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Restore this version, of ${when}`}
            onClick={onRestore}
          >
            Restore this version
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface RestoredNoticeProps {
  /** The change whose version it had before. */
  undo: string;
  onUndone: () => unknown;
}

/** Stays until it is used or the page is left: a toast would be gone too soon. */
function RestoredNotice({ undo, onUndone }: RestoredNoticeProps) {
  const restore = trpc.history.restore.useMutation({
    onSuccess: () => {
      notifySuccess(messages.undone);
      void onUndone();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.restoreFailed })),
  });
  return (
    <Alert color="dusk" variant="light" role="status">
      <Group justify="space-between">
        <Text size="sm">{messages.restored}.</Text>
        <Button
          variant="default"
          size="xs"
          loading={restore.isPending}
          onClick={() => restore.mutate({ id: undo, side: "after" })}
        >
          Undo
        </Button>
      </Group>
    </Alert>
  );
}
