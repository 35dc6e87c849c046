import {
  outcomeSentences,
  resultLabels,
  ticketPageMessages as messages,
} from "@before-ten/contracts/ticket-pages/messages";
import type { TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { Findings } from "./findings.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { UnreadFields } from "./unread-fields.tsx";
import classes from "./ticket-pages.module.css";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

interface EventTicketPageProps {
  /** Id of the event. */
  id: string;
  /** Whether the event's form has unsaved changes. */
  hasUnsaved: () => boolean;
  /** Called when the event has changed, so that its form is reset. */
  onTakenOver: () => Promise<unknown>;
}

/** What was last found on the ticket page that the event links to. */
export function EventTicketPage({ id, hasUnsaved, onTakenOver }: EventTicketPageProps) {
  const utils = trpc.useUtils();
  const page = trpc.ticketPages.get.useQuery({ id }, { staleTime: 0 });
  const check = trpc.ticketPages.checkNow.useMutation({
    async onSuccess() {
      notifySuccess(messages.looked);
      await utils.ticketPages.invalidate();
    },
    onError(error) {
      const { readFailed: failed, readFailedRetry: retry } = messages;
      notifyError(errorSentence(error, { failed, retry }));
    },
  });
  if (page.isPending)
    return <LoadingRows label="Loading the ticket page" rows={1} rowHeight="6rem" />;
  if (page.isError) {
    return (
      <Alert color="red" title={messages.loadFailed}>
        <Button variant="default" size="xs" onClick={() => void page.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const { redirectUrl, findings, unread, eventName } = page.data;
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-labelledby="ticket-page-title"
      className={findings.length > 0 ? classes.notice : classes.panel}
    >
      <Stack gap="sm">
        <Group justify="space-between" align="start" wrap="nowrap">
          <div>
            <Title order={2} size="h5" id="ticket-page-title">
              Ticket page
            </Title>
            <Text size="sm" c="dimmed">
              {stateOf(page.data)}{" "}
              {redirectUrl !== null && <OutsideLink href={redirectUrl} eventName={eventName} />}
            </Text>
          </div>
          {redirectUrl !== null && (
            <Button
              size="xs"
              variant="default"
              flex="none"
              loading={check.isPending}
              onClick={() => check.mutate({ id })}
            >
              Check now
            </Button>
          )}
        </Group>
        <UnreadFields fields={unread} />
        {findings.length > 0 && <Findings page={page.data} beside={{ hasUnsaved, onTakenOver }} />}
      </Stack>
    </Paper>
  );
}

function stateOf(page: TicketPage): string {
  const { checkedAt, result, outcome, isWatched, findings } = page;
  const next = isWatched ? "It is checked once a day." : "It isn't checked automatically.";
  if (checkedAt === null) return `Not checked yet. ${next}`;
  const isIgnored = result === "differs" && findings.length === 0;
  const seen = `Checked on ${momentOf(checkedAt)}: ${resultLabels[result]}`;
  if (isIgnored) return `${seen}, which is ignored. ${next}`;
  const why = outcome === null || outcome === "read" ? "" : ` ${outcomeSentences[outcome]}`;
  return `${seen}.${why} ${next}`;
}
