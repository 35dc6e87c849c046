import { confirmedInput as confirmedSchema } from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { recoveryCodeCount } from "@before-ten/contracts/auth/rules";
import { Button, Modal, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { OwnPasswordInput } from "../../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { StoreCodes } from "./store-codes.tsx";

export function RecoveryCodesPanel({ left, hasPasskey }: { left: number; hasPasskey: boolean }) {
  const [isRenewing, renewing] = useDisclosure(false);
  const [codes, setCodes] = useState<string[]>();
  const utils = trpc.useUtils();
  function close() {
    setCodes(undefined);
    renewing.close();
    void utils.secondFactor.get.invalidate();
  }
  return (
    <Stack>
      <Title order={3} size="h4">
        Recovery codes
      </Title>
      <Text size="sm" c="dimmed">
        {hasPasskey
          ? "For when you don't have a passkey to hand: each lets you in once, after your password."
          : "Your first passkey comes with ten backup codes."}
      </Text>
      {hasPasskey && (
        <>
          <Text fw={600}>
            {left} of {recoveryCodeCount} left
          </Text>
          <Button variant="default" w="fit-content" onClick={renewing.open}>
            Make new recovery codes
          </Button>
        </>
      )}
      <Modal
        opened={isRenewing || codes !== undefined}
        onClose={close}
        title={codes === undefined ? "Make new recovery codes" : "Store your recovery codes"}
        closeOnClickOutside={false}
        closeOnEscape={codes === undefined}
        withCloseButton={codes === undefined}
      >
        {codes === undefined ? (
          <RenewForm onCodes={setCodes} onClose={close} />
        ) : (
          <StoreCodes codes={codes} onStored={close} />
        )}
      </Modal>
    </Stack>
  );
}

const checkConfirmation = confirmedBy(confirmedSchema);

interface RenewFormProps {
  onCodes: (codes: string[]) => void;
  onClose: () => void;
}

function RenewForm({ onCodes, onClose }: RenewFormProps) {
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({ initialValues: unconfirmed, validate: checkConfirmation });
  const renew = trpc.secondFactor.renewCodes.useMutation({
    // The answer holds the codes, so it must not stay in the cache.
    gcTime: 0,
    onSuccess({ recoveryCodes }) {
      notifySuccess(messages.codesRenewed);
      onCodes(recoveryCodes);
    },
    onError: (error) => refusedBy(error, form, { failed: messages.requestFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="New recovery codes"
      onSubmit={form.onSubmit((confirmation) => {
        if (!renew.isPending) renew.mutate(confirmedInput(confirmation));
      }, refused)}
    >
      <Stack>
        <Text>Your present codes stop working at once.</Text>
        <OwnPasswordInput data-autofocus form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={renew.isPending}>
            Make new codes
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
