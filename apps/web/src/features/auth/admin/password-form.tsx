import { updatePasswordInput } from "@before-ten/contracts/auth/input";
import { passwordLength } from "@before-ten/contracts/auth/rules";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import { Button, PasswordInput, Stack, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { passwordToggle } from "../../../admin/form/password-toggle.ts";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../admin/form/confirmed-form.ts";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";

export function PasswordForm({ email }: { email: string }) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { ...unconfirmed, newPassword: "" },
    validate: confirmedBy(updatePasswordInput),
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
      data-saves
      ref={field}
      noValidate
      aria-labelledby="password-title"
      onSubmit={form.onSubmit((values) => {
        if (!update.isPending) update.mutate(confirmedInput(values));
      }, refused)}
    >
      <Stack>
        <Title order={2} size="h4" id="password-title">
          Password
        </Title>
        {/* Tells password managers whose password it is; with a current password, its field
            does that. */}
        {form.values.passkey !== undefined && (
          <input type="text" autoComplete="username" value={email} readOnly hidden />
        )}
        <OwnPasswordInput label="Current password" form={form} />
        <PasswordInput
          label="New password"
          description={`At least ${passwordLength.min} characters. You're signed out everywhere else.`}
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
