import { eraseInput } from "@before-ten/contracts/privacy/input";
import { privacyMessages as messages } from "@before-ten/contracts/privacy/messages";
import type { Erasure } from "@before-ten/contracts/privacy/output";
import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import dialogClasses from "../../../admin/form/dialog-choices.module.css";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface EraseDialogProps {
  /** Undefined while the dialog is closed. */
  email: string | undefined;
  onErased: (erasure: Erasure) => Promise<void>;
  onClose: () => void;
}

/** Asks to repeat the address and for the admin's own password. */
export function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  return (
    <Modal
      opened={email !== undefined}
      onClose={onClose}
      title="Erase this person"
      centered
      classNames={{ content: dialogClasses.dialog ?? "" }}
    >
      {email !== undefined && <EraseForm email={email} onErased={onErased} onClose={onClose} />}
    </Modal>
  );
}

function EraseForm({ email, onErased, onClose }: EraseDialogProps & { email: string }) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { email, typedEmail: "", currentPassword: "" },
    validate: schemaResolver(eraseInput, { sync: true }),
  });
  const erase = trpc.privacy.erase.useMutation({
    async onSuccess({ receipt }) {
      onClose();
      await onErased(receipt);
    },
    onError: (error) => refusedBy(error, form, { failed: messages.eraseFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="Erase this person"
      onSubmit={form.onSubmit((sent) => {
        if (!erase.isPending) erase.mutate(sent);
      }, refused)}
    >
      <Stack>
        <Text>
          Everything listed for {email} is removed for good. Campaign totals stay as they are, the
          history keeps the change without the person, and a receipt without the address remains. No
          import can bring it back.
        </Text>
        <TextInput
          label="The address again"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("typedEmail")}
        />
        <OwnPasswordInput form={form} isPasswordOnly />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={erase.isPending}>
            Erase for good
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
