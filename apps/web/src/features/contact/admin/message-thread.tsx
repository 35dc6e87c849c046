import type { MessageReply } from "@before-ten/contracts/contact/output";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { LoadError } from "../../../ui/load-error.tsx";
import { MailStateBadge } from "./message-badges.tsx";
import classes from "./messages.module.css";
import type { MessageActions } from "./use-message-actions.ts";
import { LoadingRows } from "../../../admin/list/list-states.tsx";

/** How often the answers are polled while one is being sent, in ms. */
const everyMs = 2_000;

interface MessageThreadProps {
  /** Id of the message. */
  id: string;
  actions: MessageActions;
}

/** The answers to a message, oldest first, polled while one is being sent. */
export function MessageThread({ id, actions }: MessageThreadProps) {
  const thread = trpc.contact.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.replies.some(({ mailState }) => mailState === "queued") === true
          ? everyMs
          : false,
    },
  );
  if (thread.data === undefined) {
    return thread.error === null ? (
      <LoadingRows label="Loading the answers" rows={1} rowHeight="3rem" />
    ) : (
      <LoadError error={thread.error} failed="Failed to load the answers" />
    );
  }
  const { replies } = thread.data;
  if (replies.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-labelledby="answers-title">
      <Title order={2} size="h4" id="answers-title">
        {replies.length === 1 ? "Answer" : "Answers"}
      </Title>
      <ol className={classes.replies}>
        {replies.map((reply) => (
          <li key={reply.id} className={classes.reply}>
            <Reply reply={reply} actions={actions} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function Reply({ reply, actions }: { reply: MessageReply; actions: MessageActions }) {
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {reply.author}, <time dateTime={reply.createdAt}>{momentOf(reply.createdAt)}</time>
        </Text>
        <Group gap="xs" aria-live="polite">
          <MailStateBadge state={reply.mailState} />
          {reply.mailState === "failed" && (
            <Button
              variant="default"
              size="xs"
              px="xs"
              aria-label={`Retry the answer from ${momentOf(reply.createdAt)}`}
              data-disabled={actions.isBusy}
              aria-disabled={actions.isBusy}
              onClick={() => actions.retryReply(reply.id)}
            >
              Retry
            </Button>
          )}
        </Group>
      </Group>
      <Text className={classes.message}>{reply.text}</Text>
    </>
  );
}
