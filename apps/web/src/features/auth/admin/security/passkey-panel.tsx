import type { Passkey } from "@before-ten/contracts/auth/output";
import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFingerprint, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { dayOf, momentOf } from "../../../../admin/list/admin-dates.ts";
import { useFocusFallback } from "../../../../admin/list/use-focus-fallback.ts";
import { knowsPasskeys } from "../../../../lib/api/passkeys.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import classes from "./security.module.css";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

interface PasskeyPanelProps {
  passkeys: Passkey[];
  /** If false, the address has to be confirmed first: the server refuses a passkey before. */
  isEmailConfirmed: boolean;
}

export function PasskeyPanel({ passkeys, isEmailConfirmed }: PasskeyPanelProps) {
  const [isAdding, adding] = useDisclosure(false);
  const [doomed, setDoomed] = useState<Passkey>();
  const { fallback, onFocus } = useFocusFallback<HTMLHeadingElement>();
  return (
    <Stack onFocus={onFocus}>
      <Title order={3} size="h4" ref={fallback} tabIndex={-1}>
        Passkeys
      </Title>
      <Text size="sm" c="dimmed">
        {passkeys.length === 0
          ? "A passkey lives in your device or password manager and opens with your finger, face or PIN. Once you have one, a password alone is no longer enough."
          : "Use one of these after your password, or on its own."}
      </Text>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setDoomed(passkey)} />
          ))}
        </ul>
      )}
      {isEmailConfirmed ? (
        <AddPasskey isFirst={passkeys.length === 0} onAdd={adding.open} />
      ) : (
        <ConfirmEmailFirst />
      )}
      <AddPasskeyDialog isOpen={isAdding} onClose={adding.close} />
      <RemovePasskeyDialog
        passkey={doomed}
        isLast={passkeys.length === 1}
        onClose={() => setDoomed(undefined)}
      />
    </Stack>
  );
}

function AddPasskey({ isFirst, onAdd }: { isFirst: boolean; onAdd: () => void }) {
  return knowsPasskeys() ? (
    <Button
      variant={isFirst ? "filled" : "default"}
      w="fit-content"
      leftSection={<IconFingerprint size={18} aria-hidden />}
      onClick={onAdd}
    >
      Add a passkey
    </Button>
  ) : (
    <Text size="sm">
      This browser can't make one here. Passkeys need an up-to-date browser, and the site's own
      address over https.
    </Text>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          Added <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          {isSynced && ", copied to your other devices"}
          <br />
          {lastUsedAt === null ? (
            "Not used yet"
          ) : (
            <>
              Last used <time dateTime={lastUsedAt}>{momentOf(lastUsedAt)}</time>
            </>
          )}
        </Text>
      </div>
      <Group>
        <Button
          variant="subtle"
          color="red"
          size="xs"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}

/** Replaces the button that adds a passkey while the address isn't confirmed. */
function ConfirmEmailFirst() {
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
