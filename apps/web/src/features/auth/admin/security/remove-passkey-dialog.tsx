import { deletePasskeyInput } from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type { Passkey } from "@before-ten/contracts/auth/output";
import { Button, Modal, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import dialogClasses from "../../../../admin/form/dialog-choices.module.css";
import { OwnPasswordInput } from "../../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

interface RemovePasskeyDialogProps {
  /** Undefined while the dialog is closed. */
  passkey: Passkey | undefined;
  isLast: boolean;
  onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, isLast, onClose }: RemovePasskeyDialogProps) {
  return (
    <Modal
      opened={passkey !== undefined}
      onClose={onClose}
      title={passkey === undefined ? "" : `Remove ${passkey.name}`}
      centered
      classNames={{ content: dialogClasses.dialog }}
    >
      {passkey && <RemovePasskeyForm passkey={passkey} isLast={isLast} onClose={onClose} />}
    </Modal>
  );
}

interface RemovePasskeyFormProps {
  passkey: Passkey;
  isLast: boolean;
  onClose: () => void;
}

const checkDeletion = confirmedBy(deletePasskeyInput);

function RemovePasskeyForm({ passkey, isLast, onClose }: RemovePasskeyFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id: passkey.id, ...unconfirmed },
    validate: checkDeletion,
  });
  const remove = trpc.secondFactor.deletePasskey.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onClose();
      await utils.secondFactor.get.invalidate();
    },
    async onError(error) {
      refusedBy(error, form, { failed: messages.requestFailed });
      if (error.data?.code !== "NOT_FOUND") return;
      // It was removed in another tab already.
      onClose();
      await utils.secondFactor.get.invalidate();
    },
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label={`Remove ${passkey.name}`}
      onSubmit={form.onSubmit((deletion) => {
        if (!remove.isPending) remove.mutate(confirmedInput(deletion));
      }, refused)}
    >
      <Stack>
        <Text>
          {isLast
            ? "This is your only passkey. Without it your password alone lets you in, and your recovery codes stop working."
            : "It will no longer sign you in. Your device may still offer it; remove it there, too."}
        </Text>
        <OwnPasswordInput data-autofocus form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={remove.isPending}>
            Remove passkey
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
