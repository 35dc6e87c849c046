import { confirmedInput as confirmedSchema } from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { maxPasskeyNameLength } from "@before-ten/contracts/auth/rules";
import { Button, Modal, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { OwnPasswordInput } from "../../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { makePasskey, passkeyErrorSentence } from "../../../../lib/api/passkeys.ts";
import { isFailedCall, trpc } from "../../../../lib/api/trpc.ts";
import { StoreCodes } from "./store-codes.tsx";

interface AddPasskeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shows the form and, after an account's first passkey, its recovery codes. They are kept in this
 * component alone, until the admin has stored them.
 */
export function AddPasskeyDialog({ isOpen, onClose }: AddPasskeyDialogProps) {
  const utils = trpc.useUtils();
  const [codes, setCodes] = useState<string[]>();
  function close() {
    setCodes(undefined);
    onClose();
    // Only once the codes are stored, as refetching may replace the page around this dialog.
    void utils.secondFactor.get.invalidate();
    void utils.ownSessions.list.invalidate();
  }
  return (
    <Modal
      opened={isOpen || codes !== undefined}
      onClose={close}
      title={codes === undefined ? "Add a passkey" : "Store your recovery codes"}
      closeOnClickOutside={false}
      closeOnEscape={codes === undefined}
      withCloseButton={codes === undefined}
    >
      {codes === undefined ? (
        <AddPasskeyForm onCodes={setCodes} onClose={close} />
      ) : (
        <StoreCodes codes={codes} onStored={close} />
      )}
    </Modal>
  );
}

interface AddPasskeyFormProps {
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

const checkConfirmation = confirmedBy(confirmedSchema);

function checkName(name: string): string | undefined {
  if (name.trim() === "") return messages.passkeyNameRequired;
  return name.trim().length > maxPasskeyNameLength ? messages.passkeyNameTooLong : undefined;
}

function AddPasskeyForm({ onCodes, onClose }: AddPasskeyFormProps) {
  const { field, refused, refusedBy } = useFormErrors();
  const [isBusy, setIsBusy] = useState(false);
  // The answer holds the codes, so it must not stay in the cache.
  const register = trpc.secondFactor.registerPasskey.useMutation({ gcTime: 0 });
  const options = trpc.secondFactor.registrationOptions.useMutation({ gcTime: 0 });
  const form = useForm({
    initialValues: { name: "", ...unconfirmed },
    validate(values) {
      const name = checkName(values.name);
      return { ...checkConfirmation(values), ...(name !== undefined && { name }) };
    },
  });

  async function add({ name, ...confirmation }: typeof form.values) {
    setIsBusy(true);
    try {
      const passkey = await makePasskey(await options.mutateAsync(confirmedInput(confirmation)));
      const { recoveryCodes } = await register.mutateAsync({ name, passkey });
      notifySuccess(messages.passkeyAdded(name.trim()));
      if (recoveryCodes === null) onClose();
      else onCodes(recoveryCodes);
    } catch (error) {
      if (isFailedCall(error)) refusedBy(error, form, { failed: messages.requestFailed });
      else notifyError(passkeyErrorSentence(error));
      // Proof of a passkey is valid once.
      form.setFieldValue("passkey", undefined);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      ref={field}
      noValidate
      aria-label="New passkey"
      onSubmit={form.onSubmit((values) => {
        if (!isBusy) void add(values);
      }, refused)}
    >
      <Stack>
        <TextInput
          label="Name"
          description="To tell it apart: the device or password manager it's in."
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <OwnPasswordInput form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={isBusy}>
            Add passkey
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
