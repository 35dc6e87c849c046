import { updateProfileInput } from "@before-ten/contracts/auth/input";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { readEmailAddress } from "@before-ten/contracts/shared/email-address";
import { Alert, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../admin/form/confirmed-form.ts";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import classes from "./users.module.css";

const check = schemaResolver(updateProfileInput.omit({ currentPassword: true, passkey: true }), {
  sync: true,
});
const checkConfirmed = confirmedBy(updateProfileInput);

function valuesOf({ name, email }: AccountUser) {
  return { name, email, ...unconfirmed };
}

export function ProfileForm({ user }: { user: AccountUser }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: valuesOf(user),
    validate: (values) => (isOtherEmail(values) ? checkConfirmed : check)(values),
  });
  const asksPassword = isOtherEmail(form.values);

  function isOtherEmail({ email }: ReturnType<typeof valuesOf>): boolean {
    return (readEmailAddress(email) ?? email) !== user.email;
  }

  const update = trpc.auth.updateProfile.useMutation({
    async onSuccess(changed) {
      utils.auth.me.setData(undefined, changed);
      notifySuccess(sentenceFor(user, changed));
      form.setInitialValues(valuesOf(changed));
      form.setValues(valuesOf(changed));
      await utils.users.invalidate();
    },
    onError: (error) =>
      refusedBy(error, form, {
        failed: messages.updateFailed,
        retry: messages.updateFailedRetry,
      }),
  });
  return (
    <form
      data-saves
      ref={field}
      noValidate
      aria-labelledby="profile-title"
      onSubmit={form.onSubmit((values) => {
        if (update.isPending) return;
        const { name, email } = values;
        update.mutate(asksPassword ? confirmedInput(values) : { name, email });
      }, refused)}
    >
      <Stack>
        <Title order={2} size="h4" id="profile-title">
          Name and email
        </Title>
        <TextInput label="Your name" autoComplete="name" required {...form.getInputProps("name")} />
        <TextInput
          label="Your email"
          description="You sign in with this. We'll email a link to confirm a new one."
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps("email")}
        />
        {asksPassword && <OwnPasswordInput form={form} />}
        {user.pendingEmail && (
          <PendingEmail
            email={user.email}
            pendingEmail={user.pendingEmail}
            isBusy={update.isPending}
            onKeep={() => update.mutate({ email: user.email })}
          />
        )}
        <Button type="submit" variant="default" w="fit-content" loading={update.isPending}>
          Save your details
        </Button>
      </Stack>
    </form>
  );
}

interface PendingEmailProps {
  email: string;
  pendingEmail: string;
  isBusy: boolean;
  onKeep: () => void;
}

function PendingEmail({ email, pendingEmail, isBusy, onKeep }: PendingEmailProps) {
  return (
    <Alert title="A new address is waiting to be confirmed" className={classes.pending}>
      <Text size="sm">
        We've emailed a link to {pendingEmail}. Until you open it, sign in with {email}. Changing
        your password cancels this.
      </Text>
      <Button variant="default" size="xs" mt="sm" disabled={isBusy} onClick={onKeep}>
        Keep the current address
      </Button>
    </Alert>
  );
}

function sentenceFor(before: AccountUser, after: AccountUser): string {
  if (after.pendingEmail && after.pendingEmail !== before.pendingEmail) {
    return messages.emailPending(after.pendingEmail);
  }
  return before.pendingEmail && !after.pendingEmail
    ? messages.emailUnchanged
    : messages.profileUpdated;
}
