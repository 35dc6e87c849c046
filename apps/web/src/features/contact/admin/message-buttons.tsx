import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { Button } from "@mantine/core";
import type { useMessageActions } from "./use-message-actions.ts";

interface MessageButtonProps {
  message: AdminContactMessage;
  actions: ReturnType<typeof useMessageActions>;
}

/** A focused button loses the focus when it is disabled, so a busy one is only styled as such. */
function busy({ isBusy }: MessageButtonProps["actions"]) {
  return { "data-disabled": isBusy, "aria-disabled": isBusy };
}

export function StatusButton({ message, actions }: MessageButtonProps) {
  const label = message.status === "open" ? "Mark as done" : "Reopen";
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`${label}: ${message.subject}`}
      onClick={() => actions.toggleStatus(message)}
      {...busy(actions)}
    >
      {label}
    </Button>
  );
}

/** Sends a mail again after it finally failed. */
export function RetryButton({ message, actions }: MessageButtonProps) {
  if (message.mailState !== "failed") return null;
  return (
    <Button
      variant="default"
      size="xs"
      px="xs"
      aria-label={`Retry the email: ${message.subject}`}
      onClick={() => actions.retry(message)}
      {...busy(actions)}
    >
      Retry
    </Button>
  );
}
