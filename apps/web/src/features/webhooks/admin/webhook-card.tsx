import { changeTable } from "@before-ten/contracts/changes/rules";
import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { CreatedWebhook, Webhook } from "@before-ten/contracts/webhooks/output";
import type { WebhookOffReason } from "@before-ten/contracts/webhooks/rules";
import { Badge, Button, Card, Group, Menu, Stack, Text } from "@mantine/core";
import { IconKey, IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { StatusBadge } from "../../../admin/list/badges/status-badge.tsx";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { DeleteItem, HistoryItem, RowMenu, menuIconSize } from "../../../admin/list/row-menu.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import classes from "./webhooks.module.css";

interface WebhookCardProps {
  webhook: Webhook;
  onLog: () => void;
  onSecret: (created: CreatedWebhook) => void;
}

const offWords: Readonly<Record<WebhookOffReason, string>> = {
  admin: "Off",
  failing: "Off: it failed for three days",
  gone: "Off: the receiver says it is gone",
};

const toneOf = { admin: "idle", failing: "failed", gone: "failed" } as const;

export function WebhookCard({ webhook, onLog, onSecret }: WebhookCardProps) {
  const { id, url, kinds, offReason, waiting, createdBy, lastDeliveredAt } = webhook;
  const [isDeleting, setIsDeleting] = useState(false);
  const [isRotating, setIsRotating] = useState(false);
  const utils = trpc.useUtils();
  const shared = {
    onError: (error: Parameters<typeof errorSentence>[0]) =>
      notifyError(
        errorSentence(error, { failed: messages.saveFailed, retry: messages.saveFailedRetry }),
      ),
    onSettled: () => utils.webhooks.invalidate(),
  };
  const update = trpc.webhooks.update.useMutation({
    ...shared,
    onSuccess: (changed) =>
      notifySuccess(changed.offReason === null ? messages.turnedOn : messages.turnedOff),
  });
  const rotate = trpc.webhooks.rotateSecret.useMutation({
    ...shared,
    gcTime: 0,
    networkMode: "always",
    onSuccess(created) {
      setIsRotating(false);
      notifySuccess(messages.rotated);
      onSecret(created);
    },
  });
  const test = trpc.webhooks.test.useMutation({
    ...shared,
    onSuccess({ message }) {
      notifySuccess(message);
      onLog();
    },
  });
  const remove = trpc.webhooks.delete.useMutation({
    ...shared,
    onSuccess({ message }) {
      setIsDeleting(false);
      notifySuccess(message);
    },
  });
  return (
    <Card component="li" withBorder className={classes.card}>
      <Group justify="space-between" align="start" wrap="nowrap">
        <Stack gap={6}>
          <Text fw={600} className={classes.url}>
            {url}
          </Text>
          <Group gap={4}>
            <StatusBadge tone={offReason === null ? "live" : toneOf[offReason]}>
              {offReason === null ? "On" : offWords[offReason]}
            </StatusBadge>
            {kinds.map((kind) => (
              <Badge key={kind} variant="default" tt="none" fw={500}>
                {changeTable[kind].label}
              </Badge>
            ))}
          </Group>
          <Text size="sm" c="dimmed">
            {lastDeliveredAt === null
              ? "Nothing delivered yet"
              : `Last delivered ${momentOf(lastDeliveredAt)}`}
            {waiting > 0 && `, ${waiting} waiting`}
            {createdBy !== null && `. Created by ${createdBy}.`}
          </Text>
        </Stack>
        <RowMenu of={url}>
          <Menu.Item
            leftSection={
              offReason === null ? (
                <IconPlayerPause size={menuIconSize} aria-hidden />
              ) : (
                <IconPlayerPlay size={menuIconSize} aria-hidden />
              )
            }
            onClick={() => update.mutate({ id, isOn: offReason !== null })}
          >
            {offReason === null ? "Turn off" : "Turn on"}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconKey size={menuIconSize} aria-hidden />}
            onClick={() => setIsRotating(true)}
          >
            Make another secret
          </Menu.Item>
          <HistoryItem kind="webhook" id={id} />
          <DeleteItem onClick={() => setIsDeleting(true)} />
        </RowMenu>
      </Group>
      <Group mt="sm" gap="xs">
        <Button variant="default" size="xs" onClick={onLog}>
          Deliveries
        </Button>
        <Button
          variant="default"
          size="xs"
          loading={test.isPending}
          disabled={offReason !== null}
          onClick={() => test.mutate({ id })}
        >
          Send a test
        </Button>
      </Group>
      <ConfirmDialog
        title="Make another secret"
        question={isRotating ? messages.confirmRotate : undefined}
        action="Make another secret"
        isBusy={rotate.isPending}
        onConfirm={() => rotate.mutate({ id })}
        onClose={() => setIsRotating(false)}
      />
      <ConfirmDialog
        title="Delete webhook"
        question={isDeleting ? messages.confirmDelete : undefined}
        action="Delete webhook"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsDeleting(false)}
      />
    </Card>
  );
}
