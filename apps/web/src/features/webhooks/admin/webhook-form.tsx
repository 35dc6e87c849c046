import { changeKinds, changeTable } from "@before-ten/contracts/changes/rules";
import { type CreateWebhook, createWebhookInput } from "@before-ten/contracts/webhooks/input";
import { webhookMessages as messages } from "@before-ten/contracts/webhooks/messages";
import type { CreatedWebhook } from "@before-ten/contracts/webhooks/output";
import { Button, Checkbox, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";

interface WebhookFormProps {
  onCreated: (webhook: CreatedWebhook) => void;
  onClose: () => void;
}

const empty: CreateWebhook = { url: "", kinds: [] };

export function WebhookForm({ onCreated, onClose }: WebhookFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: empty,
    validate: schemaResolver(createWebhookInput, { sync: true }),
  });
  const create = trpc.webhooks.create.useMutation({
    // The answer holds the secret, so it must not stay in the cache.
    gcTime: 0,
    // A call that waits for the network would create one after the admin has left.
    networkMode: "always",
    onSuccess(webhook) {
      notifySuccess(messages.created);
      onCreated(webhook);
    },
    onError: (error) =>
      refusedBy(error, form, { failed: messages.saveFailed, retry: messages.saveFailedRetry }),
    onSettled: () => void utils.webhooks.list.invalidate(),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="New webhook"
      onSubmit={form.onSubmit((webhook) => {
        if (!create.isPending) create.mutate(webhook);
      }, refused)}
    >
      <Stack>
        <TextInput
          label="Address"
          description="Where the program receives changes, beginning with https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("url")}
        />
        <Checkbox.Group label="Changes of" withAsterisk {...form.getInputProps("kinds")}>
          <SimpleGrid cols={2} spacing="xs" mt={4}>
            {changeKinds.map((kind) => (
              <Checkbox key={kind} value={kind} label={changeTable[kind].label} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {create.isPending ? "Creating..." : "Create webhook"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
