import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";
import { senderCheckLabels } from "@before-ten/contracts/sender-health/rules";
import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { StickyTable } from "../../../admin/list/sticky-table.tsx";
import { TableHead } from "../../../admin/list/table-head.tsx";
import { BackLink } from "../../../admin/shell/back-link.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { CheckMailForm } from "./check-mail-form.tsx";
import { RatesTable } from "./rates-table.tsx";
import { SenderStateBadge } from "./sender-state-badge.tsx";
import { SenderVerdict } from "./sender-verdict.tsx";

/** A check email that goes to the mailbox for bounces is read from there within minutes. */
const askEveryMs = 30_000;

export function SenderHealthPage() {
  const utils = trpc.useUtils();
  const health = trpc.senderHealth.get.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const check = trpc.senderHealth.check.useMutation({
    onSuccess({ health: checked, message }) {
      utils.senderHealth.get.setData(undefined, checked);
      notifySuccess(message);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.checkFailed })),
  });
  return (
    <Stack>
      <BackLink to="/admin/campaigns">Back to Campaigns</BackLink>
      <Group justify="space-between">
        <Title order={1}>Sender's health</Title>
        <Permitted to="campaigns:write">
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            Check now
          </Button>
        </Permitted>
      </Group>
      <Text c="dimmed" maw="68ch">
        What mailbox providers look at before they accept your emails, checked once a day. Campaigns
        are held while something is wrong.
      </Text>
      <LoadedList
        call={health}
        loading={<LoadingRows label="Loading the sender's health" rows={8} />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {(found) => (
          <Stack gap="lg">
            <SenderVerdict health={found} />
            {found.state !== "unknown" && found.findings.length > 0 && <Findings health={found} />}
            <RatesTable of="provider" rates={found.rates} />
            <RatesTable of="campaign" rates={found.rates} />
            <Permitted to="campaigns:write">
              <CheckMailForm sentAt={found.checkMailSentAt} />
            </Permitted>
          </Stack>
        )}
      </LoadedList>
    </Stack>
  );
}

function Findings({ health: { findings, checkedAt, mailSeenAt } }: { health: SenderHealth }) {
  const moments = [
    ...(checkedAt === null ? [] : [`Checked on ${momentOf(checkedAt)}.`]),
    mailSeenAt === null
      ? "No check email has been read yet."
      : `A check email was read on ${momentOf(mailSeenAt)}.`,
  ];
  return (
    <Stack component="section" gap="sm" aria-labelledby="sender-findings">
      <Title order={2} size="h4" id="sender-findings">
        What was found
      </Title>
      <Text c="dimmed" size="sm">
        {moments.join(" ")}
      </Text>
      <StickyTable size="medium">
        <TableHead columns={["Check", "State", "What was found, and what to do"]} endColumns={[]} />
        <Table.Tbody>
          {findings.map(({ check, state, sentence }) => (
            <Table.Tr key={check}>
              <Table.Th scope="row">{senderCheckLabels[check]}</Table.Th>
              <Table.Td data-label="State">
                <SenderStateBadge state={state} />
              </Table.Td>
              <Table.Td data-whole>{sentence}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StickyTable>
    </Stack>
  );
}
