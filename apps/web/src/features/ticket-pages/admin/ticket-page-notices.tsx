import { plainDate } from "@before-ten/contracts/events/time-text";
import { ticketPageMessages as messages } from "@before-ten/contracts/ticket-pages/messages";
import type { TicketPage } from "@before-ten/contracts/ticket-pages/output";
import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
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
    <Stack component="section" gap="sm" aria-labelledby="ticket-pages-title">
      <Title order={3} size="h5" id="ticket-pages-title">
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
  const says = isGone ? "can't be reached" : "doesn't match";
  return (
    <Stack component="article" gap={4} className={classes.notice}>
      <Title order={4} size="h6">
        <Link to="/admin/events/edit/$id" params={{ id: page.id }}>
          {page.eventName}
        </Link>
        ’s ticket page {says}
      </Title>
      <Text size="sm" c="dimmed">
        {plainDate(page.startDate)}
        {page.redirectUrl !== null && (
          <>
            {" · "}
            <OutsideLink href={page.redirectUrl} eventName={page.eventName} />
          </>
        )}
      </Text>
      <UnreadFields fields={page.unread} />
      <Findings page={page} />
    </Stack>
  );
}
