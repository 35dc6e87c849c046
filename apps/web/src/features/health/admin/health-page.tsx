import type { FailedJob, Health } from "@before-ten/contracts/health/output";
import { Alert, List, SimpleGrid, Stack, Text, Title, Paper, Table } from "@mantine/core";
import { useId } from "react";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { backupRunText, durationText, sizeText, warningsOf } from "./health-texts.ts";
import classes from "../../../admin/list/facts.module.css";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";

const askEveryMs = 10_000;

/** The state of the system for its operator, polled. */
export function HealthPage() {
  const health = trpc.health.get.useQuery(undefined, { refetchInterval: askEveryMs });
  return (
    <Stack>
      <BackLink to="/admin">Back to Dashboard</BackLink>
      <Title order={1}>Health</Title>
      <LoadedList
        call={health}
        loading={<LoadingRows label="Loading the site’s health" rows={8} />}
        errorTexts={{ failed: "Failed to load the site's health" }}
      >
        {(found) => (
          <Stack gap="lg">
            <Warnings health={found} readAt={health.dataUpdatedAt} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
              <ProductFacts {...found} readAt={health.dataUpdatedAt} />
              <DatabaseFacts {...found} />
              <MailFacts {...found} />
              <StorageFacts {...found} />
              <BackupFacts {...found} />
              <LoadFacts {...found} />
            </SimpleGrid>
            <FailedJobs jobs={found.failedJobs} />
            <ErrorLines errors={found.errors} />
          </Stack>
        )}
      </LoadedList>
    </Stack>
  );
}

function Warnings({ health, readAt }: { health: Health; readAt: number }) {
  const warnings = warningsOf(health, readAt);
  if (warnings.length === 0) return <Text role="status">All is well.</Text>;
  return (
    <Alert color="gold" title="Needs attention">
      <List size="sm">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function ProductFacts({ product, readAt }: Pick<Health, "product"> & { readAt: number }) {
  const { version, commit, node, startedAt } = product;
  const seconds = Math.max(0, (readAt - new Date(startedAt).getTime()) / 1_000);
  return (
    <Facts
      title="Product"
      facts={{
        Version: commit === null ? version : `${version} (${commit})`,
        Uptime: durationText(seconds),
        Started: momentOf(startedAt),
        Node: node,
      }}
    />
  );
}

function DatabaseFacts({ database }: Pick<Health, "database">) {
  return (
    <Facts
      title="Database"
      facts={{
        PostgreSQL: database.version,
        Answers: `in ${database.answerMs} ms`,
        Size: sizeText(database.sizeBytes),
        Connections: `${database.connections} of ${database.maxConnections}`,
        Migrations: `${database.migrations}, up to ${database.latestMigration}`,
      }}
    />
  );
}

function MailFacts({ mails }: Pick<Health, "mails">) {
  const { waiting, retrying, oldestSeconds, dead, waitingBecause } = mails;
  return (
    <Facts
      title="Email"
      facts={{
        Waiting: retrying === 0 ? String(waiting) : `${waiting}, ${retrying} retrying`,
        "Oldest in queue": waiting === 0 ? "–" : `waiting for ${durationText(oldestSeconds)}`,
        "Last problem": waitingBecause ?? "–",
        "Failed for good": String(dead),
        ...sentFacts(mails),
      }}
    />
  );
}

function sentFacts({ isSender, lastSentAt, lastError }: Health["mails"]): Record<string, string> {
  if (!isSender) return { "Last sent": "By another process" };
  return {
    "Last sent": lastSentAt === null ? "None since restart" : momentOf(lastSentAt),
    "Last error": lastError === null ? "–" : `${momentOf(lastError.at)}: ${lastError.reason}`,
  };
}

function StorageFacts({ images }: Pick<Health, "images">) {
  return (
    <Facts
      title="Storage"
      facts={{
        "Image store": images.hasRoom ? "OK" : "There is no room",
        Free: freeText(images.freeBytes),
      }}
    />
  );
}

function freeText(bytes: number | null): string {
  return bytes === null ? "–" : sizeText(bytes);
}

function BackupFacts({ backup }: Pick<Health, "backup">) {
  const { isSetUp, lastBackup, lastDrill, freeBytes } = backup;
  return (
    <Facts
      title="Backup"
      facts={{
        "Every night": isSetUp ? "Set up" : "Not set up",
        "Last backup": backupRunText(lastBackup),
        "Last restore test": backupRunText(lastDrill),
        Free: freeText(freeBytes),
      }}
    />
  );
}

function LoadFacts({ load }: Pick<Health, "load">) {
  return (
    <Facts
      title="Load"
      facts={{
        "Pages rendered": `${load.rendersUnderWay} now, ${load.rendersWaiting} in line`,
        Calls: `${load.callsUnderWay} now`,
        Uploads: `${load.uploadsUnderWay} now`,
        "Database waits": String(load.databaseWaits),
        "Event loop": `${load.loopDelayMs} ms late`,
        "Rejected (busy)": `${load.turnedAway.toLocaleString("en-AU")} since the start`,
      }}
    />
  );
}

interface FactsProps {
  title: string;
  /** Values by label. */
  facts: Readonly<Record<string, string>>;
}

function Facts({ title, facts }: FactsProps) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={2} size="h5" mb="sm" id={id}>
        {title}
      </Title>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

/** Jobs that were set aside; the section is shown only while there are any. */
function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="failed-jobs">
      <Title order={2} size="h4" id="failed-jobs">
        Set aside
      </Title>
      <Text c="dimmed">
        These failed three times for the same reason and were set aside so others could go on.
        Schedules and alerts are retried after an hour.
      </Text>
      <StickyTable size="medium">
        <TableHead columns={["What", "Why", "Number", "Last time"]} endColumns={[]} />
        <Table.Tbody>
          {jobs.map(({ kind, id, reason, lastAt }) => (
            <Table.Tr key={`${kind} ${id}`}>
              <Table.Th scope="row">{jobNames[kind]}</Table.Th>
              <Table.Td data-label="Why">{reason}</Table.Td>
              <Table.Td data-label="Number">{id}</Table.Td>
              <Table.Td data-label="Last time">{momentOf(lastAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StickyTable>
    </Stack>
  );
}

const jobNames: Record<FailedJob["kind"], string> = {
  import: "Import",
  campaign: "Campaign",
  schedule: "Scheduled publishing",
  alerts: "Alerts of an event",
};

/** Recently logged errors; the request's number finds the whole line in the log. */
function ErrorLines({ errors }: Pick<Health, "errors">) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="error-lines">
      <Title order={2} size="h4" id="error-lines">
        Latest errors
      </Title>
      {errors.length === 0 ? (
        <Text c="dimmed">None since the process started.</Text>
      ) : (
        <StickyTable size="medium">
          <TableHead columns={["What", "Why", "Request", "When"]} endColumns={[]} />
          <Table.Tbody>
            {errors.map(({ at, message, cause, requestId }, index) => (
              // Two lines may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Tr key={`${at} ${index}`}>
                <Table.Th scope="row">{message}</Table.Th>
                <Table.Td data-label="Why">{cause ?? "–"}</Table.Td>
                <Table.Td data-label="Request">{requestId?.slice(0, 8) ?? "–"}</Table.Td>
                <Table.Td data-label="When">{momentOf(at)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </StickyTable>
      )}
    </Stack>
  );
}
