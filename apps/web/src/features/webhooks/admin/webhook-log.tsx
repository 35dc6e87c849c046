import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { Delivery } from "@before-ten/contracts/webhooks/output";
import { Button, Code, Group, Pagination, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { momentOf, timeOf } from "../../../admin/list/admin-dates.ts";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import classes from "./webhooks.module.css";

/** While it is open, new answers appear. */
const lookAgainMs = 2_000;

/** What was sent, each with its tries and their answers. */
export function WebhookLog({ webhookId }: { webhookId: string }) {
  const [page, setPage] = useState(1);
  const deliveries = trpc.webhooks.deliveries.useQuery(
    { id: webhookId, page },
    { staleTime: 0, refetchInterval: lookAgainMs },
  );
  return (
    <LoadedList
      call={deliveries}
      loading={<LoadingRows label="Loading deliveries" rows={5} rowHeight="4rem" />}
      errorTexts={{ failed: messages.logFailed }}
    >
      {({ items, pagination }) => (
        <Stack>
          {items.length === 0 && <Text c="dimmed">{messages.nothingSent}</Text>}
          {items.map((delivery) => (
            <DeliveryEntry key={delivery.id} delivery={delivery} />
          ))}
          {pagination.pages > 1 && (
            <Pagination total={pagination.pages} value={page} onChange={setPage} size="sm" />
          )}
        </Stack>
      )}
    </LoadedList>
  );
}

function DeliveryEntry({ delivery }: { delivery: Delivery }) {
  const { id, type, state, body, tries, createdAt, nextTryAt } = delivery;
  const utils = trpc.useUtils();
  const replay = trpc.webhooks.replay.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await utils.webhooks.deliveries.invalidate();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.saveFailed })),
  });
  return (
    <section className={classes.delivery} aria-label={`${type}, ${momentOf(createdAt)}`}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Text fw={600}>{type}</Text>
          <StatusBadge tone={state === "delivered" ? "live" : "waiting"}>{state}</StatusBadge>
        </Group>
        <Button
          variant="default"
          size="xs"
          loading={replay.isPending}
          onClick={() => replay.mutate({ id })}
        >
          Send again
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {momentOf(createdAt)}
        {nextTryAt !== null && tries.length > 0 && `. Next try at ${timeOf(nextTryAt)}.`}
      </Text>
      <ul className={classes.tries}>
        {tries.map(({ at, status, answer, durationMs }) => (
          <li key={at}>
            <Text size="sm">
              {timeOf(at)}: {status ?? "no answer"}, {durationMs} ms
            </Text>
            {answer !== "" && (
              <Code block className={classes.code}>
                {answer}
              </Code>
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary className={classes.summary}>Request</summary>
        <Code block className={classes.code}>
          {body}
        </Code>
      </details>
    </section>
  );
}
