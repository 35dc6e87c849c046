import type { PendingSignIn } from "@before-ten/contracts/auth/output";
import { secondFactorByCodeInput } from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { Anchor, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { IconFingerprint } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { notifyError } from "../../../lib/notify.ts";
import { passkeyErrorSentence, signWithPasskey } from "../../../lib/api/passkeys.ts";
import type { Session } from "../../../lib/api/session.ts";
import { isFailedCall, trpc } from "../../../lib/api/trpc.ts";
import classes from "./login-page.module.css";

interface StepProps {
  token: string;
  onSignedIn: (session: Session) => void;
  /** Called if the sign-in has expired. */
  onStartAgain: () => void;
}

interface SecondStepProps extends Omit<StepProps, "token"> {
  pending: PendingSignIn;
}

/** The step after the password: a passkey or a recovery code. */
export function SecondStep({ pending: { token, methods }, ...step }: SecondStepProps) {
  const [usesCode, setUsesCode] = useState(false);
  const hasCodes = methods.includes("recovery-code");
  const other = usesCode ? "Use your passkey" : "Use a recovery code";
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        One more step
      </Title>
      {usesCode ? (
        <CodeStep token={token} {...step} />
      ) : (
        <PasskeyStep token={token} {...step}>
          {!hasCodes && (
            <Text size="sm" c="dimmed">
              Your recovery codes are used up. Without your passkey, the person who runs the server
              can let you in.
            </Text>
          )}
        </PasskeyStep>
      )}
      <Group justify="space-between">
        {hasCodes && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.other}
            onClick={() => setUsesCode(!usesCode)}
          >
            {other}
          </Anchor>
        )}
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.other}
          onClick={step.onStartAgain}
        >
          Start again
        </Anchor>
      </Group>
    </Stack>
  );
}

function PasskeyStep({
  token,
  onSignedIn,
  onStartAgain,
  children,
}: StepProps & { children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false);
  const options = trpc.auth.secondFactorOptions.useMutation();
  const finish = trpc.auth.secondFactorByPasskey.useMutation();
  async function sign() {
    setIsBusy(true);
    try {
      const passkey = await signWithPasskey(await options.mutateAsync({ token }));
      onSignedIn(await finish.mutateAsync({ token, passkey }));
    } catch (error) {
      notifyError(passkeyErrorSentence(error));
      if (isOver(error)) onStartAgain();
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <Text size="sm">The password is right. Now confirm with your passkey that it's you.</Text>
      {children}
      <Button
        ref={focus}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => void sign()}
      >
        Use your passkey
      </Button>
    </>
  );
}

function CodeStep({ token, onSignedIn, onStartAgain }: StepProps) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { token, code: "" },
    validate: schemaResolver(secondFactorByCodeInput, { sync: true }),
  });
  const finish = trpc.auth.secondFactorByCode.useMutation({
    onSuccess: onSignedIn,
    onError(error) {
      refusedBy(error, form, { failed: messages.requestFailed });
      if (isOver(error)) onStartAgain();
    },
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="Recovery code"
      onSubmit={form.onSubmit((input) => {
        if (!finish.isPending) finish.mutate(input);
      }, refused)}
    >
      <Stack>
        <TextInput
          ref={focus}
          label="Recovery code"
          description="One of the ten that you stored. Each works once."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.getInputProps("code")}
        />
        <Button type="submit" loading={finish.isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

function isOver(error: unknown): boolean {
  return isFailedCall(error) && error.message === messages.signInOver;
}

/** Takes the focus over from the form that was removed. */
function focus(control: HTMLElement | null) {
  control?.focus();
}
