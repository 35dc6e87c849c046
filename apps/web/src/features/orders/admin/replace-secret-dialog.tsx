import { rotateSecretInput } from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller, Seller } from "@before-ten/contracts/orders/output";
import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface ReplaceSecretDialogProps {
  /** Undefined while the dialog is closed. */
  seller: Seller | undefined;
  onReplaced: (seller: ConnectedSeller) => void;
  onClose: () => void;
}

/** Makes a secret for a seller that takes ours, and asks for that of one with its own. */
export function ReplaceSecretDialog({ seller, onReplaced, onClose }: ReplaceSecretDialogProps) {
  return (
    <Modal
      opened={seller !== undefined}
      onClose={onClose}
      title={seller?.kind === "other" ? "New secret" : "Replace the secret"}
    >
      {seller && <SecretForm seller={seller} onReplaced={onReplaced} onClose={onClose} />}
    </Modal>
  );
}

interface SecretFormProps extends ReplaceSecretDialogProps {
  seller: Seller;
}

function SecretForm({ seller: { id, kind, name }, onReplaced, onClose }: SecretFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id, secret: "" },
    validate: schemaResolver(rotateSecretInput, { sync: true }),
  });
  const rotate = trpc.orders.rotate.useMutation({
    // The answer may hold a secret; and a call that waits would make one after the admin has left.
    gcTime: 0,
    networkMode: "always",
    async onSuccess(replaced) {
      onReplaced(replaced);
      await utils.orders.invalidate();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.rotateFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label={`Secret of ${name}`}
      onSubmit={form.onSubmit((values) => {
        if (!rotate.isPending) rotate.mutate(values);
      }, refused)}
    >
      <Stack>
        <Text>{kind === "other" ? messages.confirmRotate : messages.replaceSecret}</Text>
        {kind !== "other" && (
          <TextInput
            label={kind === "humanitix" ? "API key" : "Signing secret"}
            type="password"
            autoComplete="off"
            required
            data-autofocus
            {...form.getInputProps("secret")}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={rotate.isPending}>
            {kind === "other" ? "Make a new secret" : "Replace"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
