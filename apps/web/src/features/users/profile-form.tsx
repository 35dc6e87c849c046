import { updateProfileInput } from "@before-ten/contracts/auth";
import { userMessages as messages } from "@before-ten/contracts/staff-messages";
import type { AccountUser } from "@before-ten/contracts/user";
import { Button, Stack, TextInput, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifySuccess } from "../../lib/notify.ts";
import { readToken, saveSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { useRefusedForm } from "../../lib/use-refused-form.ts";

export function ProfileForm({ user }: { user: AccountUser }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useRefusedForm();
  const form = useForm({
    initialValues: { name: user.name, email: user.email },
    validate: schemaResolver(updateProfileInput, { sync: true }),
  });
  const update = trpc.auth.updateProfile.useMutation({
    async onSuccess(changed) {
      const token = readToken();
      if (token !== null) saveSession({ token, user: changed });
      notifySuccess(messages.profileUpdated);
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
          description="You sign in with it. A new address gets a mail with a link that confirms it."
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps("email")}
        />
        <Button type="submit" variant="default" w="fit-content" loading={update.isPending}>
          Save your details
        </Button>
      </Stack>
    </form>
  );
}
