import type { DashboardOverview } from "@before-ten/contracts/dashboard/output";
import { Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EntryLink } from "../../../admin/list/entry-link.tsx";
import { entryLabel, entryMoment } from "../../../admin/list/entry-text.ts";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import classes from "./dashboard.module.css";
import { useOverview } from "./use-overview.ts";

/**
 * Open tasks: `notices` of other features, which ask admins for a decision, then messages, drafts
 * and scheduled changes.
 */
export function Desk({ notices }: { notices: ReactNode }) {
  const overview = useOverview();
  return (
    <Stack component="section" gap="sm" aria-labelledby="desk-title" className={classes.desk}>
      <Title order={2} size="h3" id="desk-title">
        To do
      </Title>
      <Paper withBorder className={classes.box}>
        <Stack gap="md">
          {notices}
          <LoadedList
            call={overview}
            loading={<LoadingRows label="Loading your to-do list" rows={6} />}
            errorTexts={{ failed: "Failed to load your to-do list" }}
          >
            {({ unreadMessages, drafts, scheduled }) => (
              <Stack gap="md">
                {unreadMessages !== null && <Unread count={unreadMessages} />}
                <Drafts drafts={drafts} />
                <Scheduled entries={scheduled} />
              </Stack>
            )}
          </LoadedList>
        </Stack>
      </Paper>
    </Stack>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <div>
      <Title order={3} size="h5">
        Messages
      </Title>
      {count === 0 ? (
        <Text size="sm" c="dimmed">
          All read.
        </Text>
      ) : (
        <Text size="sm">
          <Link to="/admin/messages">
            {count.toLocaleString("en-AU")} unread {count === 1 ? "message" : "messages"}
          </Link>
        </Text>
      )}
    </div>
  );
}

function Drafts({ drafts: { events, posts, latest } }: Pick<DashboardOverview, "drafts">) {
  const status = { status: "draft" } as const;
  return (
    <div>
      <Title order={3} size="h5">
        Drafts
      </Title>
      {events + posts === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is waiting to be published.
        </Text>
      ) : (
        <>
          <Text size="sm">
            <Link to="/admin/events" search={status}>
              {events.toLocaleString("en-AU")} {events === 1 ? "event" : "events"}
            </Link>
            <Permitted to="posts:read">
              {" and "}
              <Link to="/admin/blogs" search={status}>
                {posts.toLocaleString("en-AU")} {posts === 1 ? "post" : "posts"}
              </Link>
            </Permitted>
            . Most recent:
          </Text>
          <ul className={classes.list}>
            {latest.map(({ kind, id, title }) => (
              <li key={id} className={classes.entry}>
                <EntryLink
                  entry={{ kind: kind === "event" ? kind : "post-publication", id, title }}
                >
                  {title}
                </EntryLink>
                <Text span size="sm" c="dimmed">
                  {kind === "event" ? "Event" : "Post"}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Scheduled({ entries }: { entries: DashboardOverview["scheduled"] }) {
  return (
    <div>
      <Title order={3} size="h5">
        Scheduled next
      </Title>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing is scheduled.
        </Text>
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`} className={classes.entry}>
              <EntryLink entry={entry}>{entry.title}</EntryLink>
              <Text span size="sm" c="dimmed">
                {entryLabel(entry)}, {entryMoment(entry)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
