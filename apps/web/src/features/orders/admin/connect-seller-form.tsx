import { connectSellerInput } from "@before-ten/contracts/orders/input";
import { orderMessages as messages } from "@before-ten/contracts/orders/messages";
import type { ConnectedSeller } from "@before-ten/contracts/orders/output";
import { Button, Group, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { type SellerKind, sellerKinds, sellerLabels } from "@before-ten/contracts/orders/rules";
import { schemaResolver, useForm } from "@mantine/form";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";

interface ConnectSellerFormProps {
  eventId: string;
  /** The first guess. */
  soldBefore: number;
  onConnected: (seller: ConnectedSeller) => void;
}

interface Values {
  id: string;
  kind: SellerKind;
  name: string;
  soldBefore: number;
  sellerEventId: string;
  secret: string;
}

export function ConnectSellerForm({ eventId, soldBefore, onConnected }: ConnectSellerFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm<Values>({
    initialValues: {
      id: eventId,
      kind: "other",
      name: "",
      soldBefore,
      sellerEventId: "",
      secret: "",
    },
    validate: schemaResolver(connectSellerInput, { sync: true }),
  });
  const connect = trpc.orders.connect.useMutation({
    // The answer may hold a secret; and a call that waits would make one after the admin has left.
    gcTime: 0,
    networkMode: "always",
    async onSuccess(seller) {
      onConnected(seller);
      form.setValues({ name: "", soldBefore: 0, sellerEventId: "", secret: "" });
      await utils.orders.invalidate();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.connectFailed }),
  });

  /** All of its tickets are read, from the first one on. */
  const isRead = form.values.kind === "humanitix";

  function save(values: Values) {
    if (connect.isPending) return;
    // What was typed for another kind doesn't count.
    const { sellerEventId: _event, secret: _secret, ...ours } = values;
    if (values.kind === "other") connect.mutate(ours);
    else connect.mutate(isRead ? { ...values, soldBefore: 0 } : values);
  }

  const isOther = form.values.kind === "other";
  return (
    <form
      ref={field}
      noValidate
      aria-label="New ticket seller"
      onSubmit={form.onSubmit(save, refused)}
    >
      <Group align="start" gap="sm">
        <NativeSelect
          label="Reports orders as"
          data={sellerKinds.map((value) => ({ value, label: sellerLabels[value] }))}
          w={{ base: "100%", xs: 180 }}
          {...form.getInputProps("kind")}
        />
        <TextInput
          label="Name"
          placeholder="Box office"
          w={{ base: "100%", xs: 240 }}
          {...form.getInputProps("name")}
        />
        {!isOther && (
          <>
            <TextInput
              label="Event ID"
              placeholder="ev_40980"
              w={{ base: "100%", xs: 160 }}
              {...form.getInputProps("sellerEventId")}
            />
            <TextInput
              label={form.values.kind === "humanitix" ? "API key" : "Signing secret"}
              type="password"
              autoComplete="off"
              w={{ base: "100%", xs: 200 }}
              {...form.getInputProps("secret")}
            />
          </>
        )}
        {!isRead && (
          <NumberInput
            label="Sold so far"
            description="Not counting orders it will report"
            inputWrapperOrder={["label", "input", "description", "error"]}
            min={0}
            allowDecimal={false}
            w={{ base: "100%", xs: 160 }}
            {...form.getInputProps("soldBefore")}
          />
        )}
        {/* Beside the inputs, whose labels are above them. */}
        <Button type="submit" mt={{ base: 0, xs: 25 }} loading={connect.isPending}>
          Connect
        </Button>
      </Group>
    </form>
  );
}
