import { importMessages } from "@before-ten/contracts/imports/messages";
import type { ImportDetails } from "@before-ten/contracts/imports/output";
import type { ImportKind } from "@before-ten/contracts/imports/rules";
import { Alert, Button, Group, Stack, Text, Title, Progress, VisuallyHidden } from "@mantine/core";
import { FailedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { errorSentence, loadErrorNotice } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { useCancelImport, useImport, useImportsChanged } from "./import-calls.ts";
import { ImportResult } from "./import-result.tsx";
import { importKindTexts, importPageMessages, importStateLabels } from "./import-texts.ts";
import classes from "./imports.module.css";
import { MappingForm } from "./mapping-form.tsx";
import { RowsSection } from "./rows-section.tsx";
import { StartForm } from "./start-form.tsx";
import { FateTiles } from "./fate-tiles.tsx";

interface ImportPageProps {
  kind: ImportKind;
  id: string;
}

/** An import at its current step, so that a reload or a colleague finds it as it is. */
export function ImportPage({ kind, id }: ImportPageProps) {
  const texts = importKindTexts[kind];
  const { data, error, refetch } = useImport(kind, id);
  if (error?.data?.code === "NOT_FOUND") {
    return (
      <Stack align="start">
        <Title order={1}>{importPageMessages.missingTitle}</Title>
        <Text>{importPageMessages.missing}</Text>
        <ButtonLink to={`${texts.from}/import`} variant="default">
          {texts.title}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <BackLink to={`${texts.from}/import`}>{`Back to ${texts.title.toLowerCase()}`}</BackLink>
      {data === undefined ? (
        <>
          <Title order={1}>{texts.title}</Title>
          {error === null ? (
            <LoadingRows label="Loading the import" rows={8} />
          ) : (
            <FailedList
              {...loadErrorNotice(error, { failed: importPageMessages.loadOneFailed })}
              onRetry={() => void refetch()}
            />
          )}
        </>
      ) : (
        <LoadedImport details={data} />
      )}
    </Stack>
  );
}

function LoadedImport({ details }: { details: ImportDetails }) {
  const { id, kind, state, fileName } = details;
  const changed = useImportsChanged(kind);
  const cancel = useCancelImport(kind, {
    async onSuccess() {
      notifySuccess(importMessages.cancelled);
      await changed();
    },
    async onError(error) {
      notifyError(errorSentence(error, { failed: importPageMessages.saveFailed }));
      await changed();
    },
  });
  const isOver = state === "done" || state === "cancelled" || state === "failed";
  const status = importStateLabels[state];
  return (
    <>
      <Group justify="space-between" align="start">
        <Stack gap={6} align="start">
          <Title order={1} className={classes.file}>
            {fileName}
          </Title>
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        </Stack>
        {!isOver && (
          <Button
            variant="default"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id })}
          >
            Cancel import
          </Button>
        )}
      </Group>
      {state === "failed" && (
        <Alert color="red" title="This file couldn't be imported">
          {details.error}
        </Alert>
      )}
      {state === "uploading" && (
        <Alert color="dusk" variant="light" title="Not all of the file has arrived">
          The upload was interrupted or is still running in another window. Start again with the
          same file, or cancel this import.
        </Alert>
      )}
      {(state === "mapping" || state === "checked") && (
        // The form starts with the previous choice.
        <MappingForm key={JSON.stringify(details.columns)} details={details} />
      )}
      {(state === "checking" || state === "running") && <ImportProgress details={details} />}
      {state === "checked" && <StartForm details={details} />}
      {isOver && state !== "failed" && <ImportResult details={details} />}
      {details.checkedRows > 0 && <RowsSection details={details} />}
    </>
  );
}

/** Progress of a dry run or an import, which goes on without this page. */
function ImportProgress({ details }: { details: ImportDetails }) {
  const { state, checkedRows, mergedRows } = details;
  const isRunning = state === "running";
  return (
    <Stack component="section" gap="sm" aria-labelledby="import-progress">
      <Title order={2} size="h4" id="import-progress">
        {isRunning ? "Importing" : "Dry run"}
      </Title>
      {/* The live region holds the state alone: screen readers would announce changing figures
          without end. */}
      <VisuallyHidden role="status">{importStateLabels[state].label}</VisuallyHidden>
      <Progress
        value={isRunning ? (mergedRows / Math.max(1, checkedRows)) * 100 : 100}
        animated={!isRunning}
        size="lg"
        aria-label={isRunning ? "Rows imported" : "Rows checked"}
      />
      <Text size="sm" c="dimmed">
        {isRunning
          ? `Row ${mergedRows.toLocaleString("en-AU")} of ${checkedRows.toLocaleString("en-AU")}. You may leave this page.`
          : `${checkedRows.toLocaleString("en-AU")} rows checked so far. Nothing is imported yet.`}
      </Text>
      <FateTiles {...details} />
    </Stack>
  );
}
