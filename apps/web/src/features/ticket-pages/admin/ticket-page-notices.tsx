import { plainDate } from "@before-ten/contracts/events/time-text";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";
import type { TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { Alert, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { Findings } from "./findings.tsx";
import { OutsideLink } from "./outside-link.tsx";
import { UnreadFields } from "./unread-fields.tsx";
import classes from "./ticket-pages.module.css";

/** Lists ticket pages that differ from their events; nothing if none do. */
export function TicketPageNotices() {
  const pages = trpc.ticketPages.list.useQuery();
  if (pages.isPending || (pages.isSuccess && pages.data.length === 0)) return null;
  return (
    <Stack component="section" aria-labelledby="ticket-pages-title">
      <Title order={2} size="h3" id="ticket-pages-title">
        Ticket pages
      </Title>
      {pages.isError && (
        <Alert color="red" title={messages.loadFailed}>
          <Button variant="default" size="xs" onClick={() => void pages.refetch()}>
            Try again
          </Button>
        </Alert>
      )}
      {pages.data?.map((page) => (
        <Notice key={page.id} page={page} />
      ))}
    </Stack>
  );
}

function Notice({ page }: { page: TicketPage }) {
  const isGone = page.result === "unreachable";
  const says = isGone ? "can't be reached" : "says something else";
  return (
    <Paper withBorder p="md" component="article" className={classes.notice}>
      <Stack gap="sm">
        <div>
          <Title order={3} size="h5">
            The ticket page of{" "}
            <Link to="/admin/events/edit/$id" params={{ id: page.id }}>
              {page.eventName}
            </Link>{" "}
            {says}
          </Title>
          <Text size="sm" c="dimmed">
            {plainDate(page.startDate)}
            {page.checkedAt !== null && ` · checked on ${momentOf(page.checkedAt)}`}
            {page.redirectUrl !== null && (
              <>
                {" · "}
                <OutsideLink href={page.redirectUrl} eventName={page.eventName} />
              </>
            )}
          </Text>
        </div>
        <UnreadFields fields={page.unread} />
        <Findings page={page} />
      </Stack>
    </Paper>
  );
}
