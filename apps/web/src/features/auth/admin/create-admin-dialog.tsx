import { createAdminInput } from "@before-ten/contracts/auth/input";
import { passwordLength } from "@before-ten/contracts/auth/rules";
import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { Button, Modal, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { RoleFields } from "./role-fields.tsx";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { passwordToggle } from "../../../admin/form/password-toggle.ts";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../admin/form/confirmed-form.ts";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";

interface CreateAdminDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CreateAdminDialog({ isOpen, onClose }: CreateAdminDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Create admin"
      // A stray click must not discard what was typed.
      closeOnClickOutside={false}
    >
      <CreateAdminForm onClose={onClose} />
    </Modal>
  );
}

const adminRole: AdminRole = "editor";
const reach: Reach | null = null;
const checkAdmin = confirmedBy(createAdminInput);

function CreateAdminForm({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { name: "", email: "", password: "", adminRole, reach, ...unconfirmed },
    validate: checkAdmin,
  });
  const create = trpc.users.create.useMutation({
    async onSuccess({ name }) {
      notifySuccess(messages.created(name));
      onClose();
      await utils.users.invalidate();
    },
    onError: (error) =>
      refusedBy(error, form, {
        failed: messages.createFailed,
        retry: messages.createFailedRetry,
      }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="New admin"
      onSubmit={form.onSubmit((admin) => {
        if (!create.isPending) create.mutate(confirmedInput(admin));
      }, refused)}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          They sign in with the password you give them, and get an email with a link that confirms
          their address. An invitation saves you passing on a password.
        </Text>
        <TextInput
          label="Name"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps("email")}
        />
        <PasswordInput
          label="Password"
          description={`At least ${passwordLength.min} characters. Hand it over in person; they can change it under Your account.`}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={passwordToggle}
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps("password")}
        />
        <RoleFields
          {...form.getInputProps("adminRole")}
          reach={{
            value: form.values.reach,
            onChange: (chosen) => form.setFieldValue("reach", chosen),
          }}
        />
        <OwnPasswordInput form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {create.isPending ? "Creating..." : "Create admin"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
