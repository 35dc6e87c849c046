import { overrideInput } from "@before-ten/contracts/sender-health/input";
import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import { maxOverrideReason, overrideHours } from "@before-ten/contracts/sender-health/rules";
import { Button, Stack, Text, Textarea } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";

/** Asks an owner why. */
export function OverrideForm({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { reason: "" },
    validate: schemaResolver(overrideInput, { sync: true }),
  });
  const override = trpc.senderHealth.override.useMutation({
    onSuccess(health) {
      utils.senderHealth.get.setData(undefined, health);
      notifySuccess(messages.overridden);
      onClose();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.overrideFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="Let campaigns go out"
      onSubmit={form.onSubmit((sent) => {
        if (!override.isPending) override.mutate(sent);
      }, refused)}
    >
      <Stack>
        <Text size="sm">
          For {overrideHours} hours campaigns go out although something is wrong. Emails may land in
          spam. The history keeps your name and the reason.
        </Text>
        <Textarea
          label="Why"
          required
          autosize
          minRows={2}
          maxLength={maxOverrideReason}
          data-autofocus
          {...form.getInputProps("reason")}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" color="red" loading={override.isPending}>
            Let them go out
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
