import { requireSecondFactorInput } from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { Button, Modal, Stack, Text, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDisclosure } from "@mantine/hooks";
import { confirmedBy, confirmedInput, unconfirmed } from "../../../../admin/form/confirmed-form.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { OwnPasswordInput } from "../../../../admin/form/own-password-input.tsx";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { HistoryLink } from "../../../../admin/shell/history-link.tsx";
import { notifySuccess } from "../../../../lib/notify.ts";
import { trpc } from "../../../../lib/api/trpc.ts";

interface RequirePanelProps {
  isRequired: boolean;
  adminsWithout: number;
  hasPasskey: boolean;
}

/** Lets owners require a second factor of every admin. */
export function RequirePanel({ isRequired, adminsWithout, hasPasskey }: RequirePanelProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const action = isRequired ? "Leave it to each admin" : "Require it for every admin";
  return (
    <Stack>
      <Title order={3} size="h4">
        A second factor for every admin
      </Title>
      <Text size="sm">
        {isRequired ? "Every admin needs a passkey." : "Passkeys are optional."}{" "}
        {withoutOne(adminsWithout)}
      </Text>
      {!hasPasskey && !isRequired ? (
        <Text size="sm" c="dimmed">
          Once you have a passkey yourself, you can require one for every admin.
        </Text>
      ) : (
        <Button variant="default" w="fit-content" onClick={dialog.open}>
          {action}
        </Button>
      )}
      <HistoryLink
        kind="setting"
        id="require-second-factor"
        of="this setting"
        variant="default"
        w="fit-content"
      />
      <Modal opened={isOpen} onClose={dialog.close} title={action} centered>
        <RequireForm isRequired={!isRequired} action={action} onClose={dialog.close} />
      </Modal>
    </Stack>
  );
}

function withoutOne(admins: number): string {
  if (admins === 0) return "All admins have one.";
  return admins === 1 ? "1 admin has none." : `${admins} admins have none.`;
}

interface RequireFormProps {
  isRequired: boolean;
  action: string;
  onClose: () => void;
}

const checkRequirement = confirmedBy(requireSecondFactorInput);

function RequireForm({ isRequired, action, onClose }: RequireFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: { isRequired, ...unconfirmed },
    validate: checkRequirement,
  });
  const change = trpc.secondFactor.require.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      onClose();
      await utils.secondFactor.get.invalidate();
    },
    onError: (error) => refusedBy(error, form, { failed: messages.requestFailed }),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label={action}
      onSubmit={form.onSubmit((input) => {
        if (!change.isPending) change.mutate(confirmedInput(input));
      }, refused)}
    >
      <Stack>
        <Text>
          {isRequired
            ? "From their next click, anyone without a passkey sees only the page to add one. API keys keep working."
            : "People with a passkey keep it and are still asked for it. Everyone else signs in with a password alone."}
        </Text>
        <OwnPasswordInput data-autofocus form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={change.isPending}>
            {action}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
