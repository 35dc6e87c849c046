import { senderHealthMessages as messages } from "@before-ten/contracts/sender-health/messages";
import type { SenderHealth } from "@before-ten/contracts/sender-health/output";
import { Alert, Button, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { momentOf } from "../../../admin/list/admin-dates.ts";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { OverrideForm } from "./override-form.tsx";

/** Whether campaigns go out, and what an owner may do about it. */
export function SenderVerdict({ health }: { health: SenderHealth }) {
  const { state, override, isHolding } = health;
  if (isHolding) return <Holding />;
  if (override !== null && state === "wrong") return <Overridden override={override} />;
  if (state === "unknown") return <Unknown findings={health.findings} />;
  return <Text role="status">{sentences[state]}</Text>;
}

/** Without a mail server each check says the same. */
function Unknown({ findings }: Pick<SenderHealth, "findings">) {
  const reasons = [...new Set(findings.map(({ sentence }) => sentence))];
  return (
    <Alert role="status" color="gold" title="Nothing could be checked yet">
      {reasons.join(" ")}
    </Alert>
  );
}

const sentences: Record<Exclude<SenderHealth["state"], "unknown">, string> = {
  ok: "Nothing is wrong with the sender.",
  warning: "Campaigns go out, but some things need attention.",
  wrong: "Something is wrong with the sender.",
};

function Holding() {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <Alert color="red" title="Campaigns are on hold">
      <Stack gap="sm" align="start">
        <Text size="sm">
          Correct what is wrong below, then check again. Campaigns go out as soon as nothing is
          wrong.
        </Text>
        <Permitted to="settings:write">
          <Button variant="default" size="xs" onClick={dialog.open}>
            Let them go out anyway…
          </Button>
        </Permitted>
      </Stack>
      <Modal opened={isOpen} onClose={dialog.close} title="Let campaigns go out" centered>
        <OverrideForm onClose={dialog.close} />
      </Modal>
    </Alert>
  );
}

function Overridden({ override }: { override: NonNullable<SenderHealth["override"]> }) {
  const utils = trpc.useUtils();
  const end = trpc.senderHealth.endOverride.useMutation({
    onSuccess(health) {
      utils.senderHealth.get.setData(undefined, health);
      notifySuccess(messages.overrideEnded);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: messages.overrideFailed })),
  });
  const { by, reason, madeAt, until } = override;
  return (
    <Alert color="gold" title={`Campaigns go out until ${momentOf(until)}`}>
      <Stack gap="sm" align="start">
        <Text size="sm">
          Something is wrong. {by ?? "A former owner"} decided on {momentOf(madeAt)}: {reason}
        </Text>
        <Permitted to="settings:write">
          <Button variant="default" size="xs" loading={end.isPending} onClick={() => end.mutate()}>
            End this now
          </Button>
        </Permitted>
      </Stack>
    </Alert>
  );
}
