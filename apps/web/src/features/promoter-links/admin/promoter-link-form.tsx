import { createPromoterLinkInput } from "@before-ten/contracts/promoter-links/input";
import { promoterLinkMessages as messages } from "@before-ten/contracts/promoter-links/messages";
import { Button, Group, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { useSaveKey } from "../../../lib/api/idempotency-key.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifySuccess } from "../../../lib/notify.ts";

/** Creates a link by the name of a promoter or place. */
export function PromoterLinkForm({ eventId }: { eventId: string }) {
  const utils = trpc.useUtils();
  const key = useSaveKey();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id: eventId, name: "" },
    validate: schemaResolver(createPromoterLinkInput, { sync: true }),
  });
  const create = trpc.promoterLinks.create.useMutation({
    trpc: { context: key.context },
    async onSuccess() {
      notifySuccess(messages.created);
      form.reset();
      await utils.promoterLinks.invalidate();
    },
    onError: (error) =>
      refusedBy(error, form, { failed: messages.createFailed, retry: messages.createFailedRetry }),
  });

  function save(values: typeof form.values) {
    if (create.isPending) return;
    key.prepare(values);
    create.mutate(values);
  }

  return (
    <form ref={field} noValidate aria-label="New link" onSubmit={form.onSubmit(save, refused)}>
      <Group align="start" gap="sm">
        <TextInput
          label="Promoter or place"
          placeholder="Maria, or the poster at the tram stop"
          w={{ base: "100%", xs: 320 }}
          {...form.getInputProps("name")}
        />
        {/* Beside the input, whose label is above it. */}
        <Button type="submit" mt={{ base: 0, xs: 25 }} loading={create.isPending}>
          Create link
        </Button>
      </Group>
    </form>
  );
}
