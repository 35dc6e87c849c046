import { updateProfileInput } from "@before-ten/contracts/auth";
import { userMessages as messages } from "@before-ten/contracts/staff-messages";
import type { AccountUser } from "@before-ten/contracts/user";
import { Alert, Button, Stack, Text, TextInput, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifySuccess } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useRefusedForm } from "../../lib/use-refused-form.ts";
import classes from "./users.module.css";

export function ProfileForm({ user }: { user: AccountUser }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useRefusedForm();
  const form = useForm({
    initialValues: { name: user.name, email: user.email },
    validate: schemaResolver(updateProfileInput, { sync: true }),
  });
  const update = trpc.auth.updateProfile.useMutation({
    async onSuccess(changed) {
      utils.auth.me.setData(undefined, changed);
      notifySuccess(sentenceFor(user, changed));
      const stored = { name: changed.name, email: changed.email };
      form.setInitialValues(stored);
      form.setValues(stored);
      await utils.users.invalidate();
    },
    onError: (failure) =>
      refusedBy(failure, form, {
        failed: messages.updateFailed,
        retry: messages.updateFailedRetry,
      }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-labelledby="profile-title"
      onSubmit={form.onSubmit((profile) => {
        if (!update.isPending) update.mutate(profile);
      }, refused)}
    >
      <Stack>
        <Title order={3} size="h4" id="profile-title">
          Name and email
        </Title>
        <TextInput label="Your name" autoComplete="name" required {...form.getInputProps("name")} />
        <TextInput
          label="Your email"
          description="You sign in with it. A new one counts once you open the link that we mail to it."
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps("email")}
        />
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
    <Alert title="A new address waits" className={classes.pending}>
      <Text size="sm">
        The link is in the mail to {pendingEmail}. Until you open it, you sign in with {email}.
      </Text>
      <Button variant="default" size="xs" mt="sm" disabled={isBusy} onClick={onKeep}>
        Keep the present address
      </Button>
    </Alert>
  );
}

function sentenceFor(before: AccountUser, after: AccountUser): string {
  if (after.pendingEmail && after.pendingEmail !== before.pendingEmail) {
    return messages.emailPending(after.pendingEmail);
  }
  return before.pendingEmail && !after.pendingEmail ? messages.emailKept : messages.profileUpdated;
}
