import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import type { AdminSubscriber } from "@before-ten/contracts/newsletter/output";
import { Button } from "@mantine/core";
import { useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { leftByThemselves } from "./subscriber-texts.ts";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

export function StatusToggle({ subscriber }: { subscriber: AdminSubscriber }) {
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
  const action = isActive ? "Unsubscribe" : "Activate";

  function change() {
    setAsking(false);
    setStatus.mutate({ id: subscriber.id, status: isActive ? "unsubscribed" : "active" });
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`${action} ${subscriber.email}`}
        // A focused button loses the focus when it is disabled.
        data-disabled={setStatus.isPending}
        aria-disabled={setStatus.isPending}
        onClick={() => {
          if (setStatus.isPending) return;
          if (hasLeft) setAsking(true);
          else change();
        }}
      >
        {action}
      </Button>
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
