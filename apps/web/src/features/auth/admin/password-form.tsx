import { updatePasswordInput } from "@before-ten/contracts/auth/input";
import { passwordLength } from "@before-ten/contracts/auth/rules";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { Button, PasswordInput, Stack, Title } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { passwordToggle } from "../../../admin/form/password-toggle.ts";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";

export function PasswordForm({ email }: { email: string }) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { currentPassword: "", newPassword: "" },
    validate: schemaResolver(updatePasswordInput, { sync: true }),
  });
  const update = trpc.auth.updatePassword.useMutation({
    onSuccess({ message }) {
      notifySuccess(message);
      form.reset();
    },
    onError: (error) =>
      refusedBy(error, form, {
        failed: messages.passwordFailed,
        retry: messages.passwordFailedRetry,
      }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-labelledby="password-title"
      onSubmit={form.onSubmit((passwords) => {
        if (!update.isPending) update.mutate(passwords);
      }, refused)}
    >
      <Stack>
        <Title order={2} size="h4" id="password-title">
          Password
        </Title>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={passwordToggle}
          aria-invalid={form.errors.currentPassword !== undefined}
          {...form.getInputProps("currentPassword")}
        />
        <PasswordInput
          label="New password"
          description={`At least ${passwordLength.min} characters. You are signed out everywhere else.`}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={passwordToggle}
          aria-invalid={form.errors.newPassword !== undefined}
          {...form.getInputProps("newPassword")}
        />
        <Button type="submit" variant="default" w="fit-content" loading={update.isPending}>
          Change your password
        </Button>
      </Stack>
    </form>
  );
}
