import { connectSellerInput } from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller } from "@before-ten/contracts/orders/output";
import { Button, Group, NumberInput, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface ConnectSellerFormProps {
  eventId: string;
  /** The first guess. */
  soldBefore: number;
  onConnected: (seller: ConnectedSeller) => void;
}

export function ConnectSellerForm({ eventId, soldBefore, onConnected }: ConnectSellerFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { id: eventId, name: "", soldBefore },
    validate: schemaResolver(connectSellerInput, { sync: true }),
  });
  const connect = trpc.orders.connect.useMutation({
    async onSuccess(seller) {
      onConnected(seller);
      form.setValues({ name: "", soldBefore: 0 });
      await utils.orders.invalidate();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.connectFailed }),
  });

  function save(values: typeof form.values) {
    if (!connect.isPending) connect.mutate(values);
  }

  return (
    <form
      ref={field}
      noValidate
      aria-label="New ticket seller"
      onSubmit={form.onSubmit(save, refused)}
    >
      <Group align="start" gap="sm">
        <TextInput
          label="Ticket seller"
          placeholder="Box office"
          w={{ base: "100%", xs: 240 }}
          {...form.getInputProps("name")}
        />
        <NumberInput
          label="Sold so far"
          description="Not counting orders it will report"
          inputWrapperOrder={["label", "input", "description", "error"]}
          min={0}
          allowDecimal={false}
          w={{ base: "100%", xs: 160 }}
          {...form.getInputProps("soldBefore")}
        />
        {/* Beside the inputs, whose labels are above them. */}
        <Button type="submit" mt={{ base: 0, xs: 25 }} loading={connect.isPending}>
          Connect
        </Button>
      </Group>
    </form>
  );
}
