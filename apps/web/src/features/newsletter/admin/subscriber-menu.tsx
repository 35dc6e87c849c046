import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { Menu } from "@mantine/core";
import { IconEye, IconMailCheck, IconMailOff } from "@tabler/icons-react";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { menuIconSize, RowMenu } from "../../../admin/list/row-menu.tsx";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { leftByThemselves } from "./subscriber-texts.ts";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

interface SubscriberMenuProps {
  subscriber: AdminSubscriber;
  onOpen: () => void;
}

export function SubscriberMenu({ subscriber, onOpen }: SubscriberMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const subscribersChanged = useSubscribersChanged();
  const setStatus = trpc.newsletter.setStatus.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await subscribersChanged();
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.statusFailed })),
  });
  const isActive = subscriber.status === "active";
  const hasLeft = !isActive && subscriber.leftBy === "subscriber";

  function change() {
    setAsking(false);
    if (setStatus.isPending) return;
    setStatus.mutate({ id: subscriber.id, status: isActive ? "unsubscribed" : "active" });
  }

  return (
    <>
      <RowMenu of={subscriber.email} isBusy={setStatus.isPending}>
        <Menu.Item leftSection={<IconEye size={menuIconSize} aria-hidden />} onClick={onOpen}>
          Details
        </Menu.Item>
        {isActive ? (
          <Menu.Item
            color="red"
            leftSection={<IconMailOff size={menuIconSize} aria-hidden />}
            onClick={change}
          >
            Unsubscribe
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconMailCheck size={menuIconSize} aria-hidden />}
            onClick={hasLeft ? () => setAsking(true) : change}
          >
            Activate
          </Menu.Item>
        )}
      </RowMenu>
      {hasLeft && (
        <ConfirmDialog
          title={`Activate ${subscriber.email}`}
          question={isAsking ? leftByThemselves : undefined}
          action="Activate"
          isBusy={setStatus.isPending}
          onClose={() => setAsking(false)}
          onConfirm={change}
        />
      )}
    </>
  );
}
