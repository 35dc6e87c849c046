import type { PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import { Alert, Button, PasswordInput, type PasswordInputProps, Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { notifyError } from "../../lib/notify.ts";
import { knowsPasskeys, passkeyErrorSentence, signWithPasskey } from "../../lib/api/passkeys.ts";
import { useSession } from "../../lib/api/session.ts";
import { trpc } from "../../lib/api/trpc.ts";
import type { Confirmation } from "./confirmed-form.ts";
import { passwordToggle } from "./password-toggle.ts";

interface OwnPasswordInputProps extends Omit<PasswordInputProps, "form"> {
  /** A form with the fields of `Confirmation`. */
  form: Pick<UseFormReturnType<Confirmation>, "getInputProps">;
  /** A passkey can't replace the password. */
  isPasswordOnly?: boolean;
}

/**
 * Asks for the admin's own password or passkey before actions that a stolen session or an unlocked
 * screen must not allow.
 */
export function OwnPasswordInput({ form, isPasswordOnly, ...props }: OwnPasswordInputProps) {
  const session = useSession();
  const { data: secondFactor } = trpc.secondFactor.get.useQuery();
  const hasPasskey = (secondFactor?.passkeys.length ?? 0) > 0 && knowsPasskeys();
  const field = form.getInputProps("currentPassword");
  const passkey = form.getInputProps("passkey");
  if (!isPasswordOnly && passkey.value !== undefined) {
    return (
      <Alert color="magenta" title="Confirmed with your passkey" role="status">
        Valid for this change only.
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        autoComplete="username"
        value={typeof session === "string" ? "" : session.user.email}
        readOnly
        hidden
      />
      <PasswordInput
        label="Your password"
        description="To make sure it's you."
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={passwordToggle}
        aria-invalid={field.error !== undefined && field.error !== null}
        {...props}
        {...field}
      />
      {!isPasswordOnly && hasPasskey && <PasskeyInstead onProof={passkey.onChange} />}
    </Stack>
  );
}

function PasskeyInstead({ onProof }: { onProof: (proof: PasskeyProof) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const options = trpc.secondFactor.confirmationOptions.useMutation();
  async function confirm() {
    setIsBusy(true);
    try {
      onProof(await signWithPasskey(await options.mutateAsync()));
    } catch (error) {
      notifyError(passkeyErrorSentence(error));
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      w="fit-content"
      leftSection={<IconFingerprint size={16} aria-hidden />}
      loading={isBusy}
      onClick={() => void confirm()}
    >
      Use a passkey instead
    </Button>
  );
}
