import { authMessages } from "@before-ten/contracts/auth/messages";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { Button, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

/** Replaces the button that adds a passkey while the address isn't confirmed. */
export function ConfirmEmailFirst() {
  const send = trpc.auth.requestVerification.useMutation({
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (error) => notifyError(errorSentence(error, { failed: authMessages.requestFailed })),
  });
  return (
    <>
      <Text size="sm">{messages.emailUnconfirmed}</Text>
      <Button
        w="fit-content"
        leftSection={<IconMail size={18} aria-hidden />}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        Send the confirmation email
      </Button>
    </>
  );
}
