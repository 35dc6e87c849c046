import type { CalendarEntry } from "@before-ten/contracts/calendar/output";
import { Button, Stack, Text, Title } from "@mantine/core";
import { EntryLink } from "../../../admin/list/entry-link.tsx";
import { entryLabel, entryMoment } from "../../../admin/list/entry-text.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { usePermitted } from "../../../admin/shell/use-permitted.ts";
import { isScheduled } from "./calendar-days.ts";
import classes from "./calendar.module.css";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";

/** The month's scheduled changes, each with a button to cancel it. */
export function ScheduledList({ entries }: { entries: readonly CalendarEntry[] }) {
  const { fallback, onFocus } = useFocusFallback<HTMLHeadingElement>();
  const cancelling = useCancelSchedule();
  const isPermitted = usePermitted();
  const mayWrite = permissions.some(isPermitted);
  const scheduled = entries.filter(isScheduled);
  // A campaign is unscheduled on its own page.
  const mayCancel = ({ kind }: CalendarEntry) =>
    kind !== "campaign" && isPermitted(permissionTo(kind));
  return (
    <Stack component="section" gap="sm" aria-labelledby="scheduled-title" onFocus={onFocus}>
      <Title order={2} size="h4" id="scheduled-title" ref={fallback} tabIndex={-1}>
        Scheduled
      </Title>
      {scheduled.length === 0 ? (
        <Text c="dimmed">
          Nothing is scheduled this month.
          {mayWrite && " Set “Publish at” when you edit an event, post or page."}
        </Text>
      ) : (
        <ul className={classes.scheduled}>
          {scheduled.map((entry) => (
            <li key={`${entry.kind} ${entry.id}`} className={classes.row}>
              <div className={classes.what}>
                <Text size="sm" c="dimmed">
                  {entryLabel(entry)}, {entryMoment(entry)}
                </Text>
                <EntryLink entry={entry} className={classes.title}>
                  {entry.title}
                </EntryLink>
              </div>
              {mayCancel(entry) && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`Cancel: ${entryLabel(entry)} ${entry.title}`}
                  data-disabled={cancelling.isBusy}
                  aria-disabled={cancelling.isBusy}
                  onClick={() => cancelling.cancel(entry)}
                >
                  Cancel
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

const permissions = ["events:write", "posts:write", "site:write"] as const;

function permissionTo(kind: CalendarEntry["kind"]): (typeof permissions)[number] {
  if (kind.startsWith("post")) return "posts:write";
  return kind.startsWith("page") ? "site:write" : "events:write";
}

/** Cancels a scheduled change; the event, post or page stays as it is. */
function useCancelSchedule() {
  const utils = trpc.useUtils();
  const ends = {
    async onSuccess() {
      notifySuccess("Schedule cancelled");
      await Promise.all([
        utils.calendar.invalidate(),
        utils.events.invalidate(),
        utils.posts.invalidate(),
        utils.pages.invalidate(),
      ]);
    },
    async onError(error: FailedCall) {
      notifyError(errorSentence(error, { failed: "Failed to cancel the schedule" }));
      if (error.data) await utils.calendar.invalidate();
    },
  };
  const updateEvent = trpc.events.update.useMutation(ends);
  const updatePost = trpc.posts.update.useMutation(ends);
  const updatePage = trpc.pages.update.useMutation(ends);
  const isBusy = [updateEvent, updatePost, updatePage].some(({ isPending }) => isPending);
  return {
    isBusy,
    cancel({ kind, id }: CalendarEntry) {
      if (isBusy) return;
      if (kind === "event-publication") updateEvent.mutate({ id, publishAt: null });
      if (kind === "event-take-down") updateEvent.mutate({ id, takeDownAt: null });
      if (kind === "post-publication") updatePost.mutate({ id, publishAt: null });
      if (kind === "post-take-down") updatePost.mutate({ id, takeDownAt: null });
      if (kind === "page-publication") updatePage.mutate({ id, publishAt: null });
      if (kind === "page-take-down") updatePage.mutate({ id, takeDownAt: null });
    },
  };
}
