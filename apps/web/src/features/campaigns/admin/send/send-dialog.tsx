import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { SendConfirmation } from "./send-confirmation.tsx";
import { SendTimeForm } from "./send-time-form.tsx";
import { type SendValues, newSendValues } from "./send-values.ts";

interface SendDialogProps {
  /** The stored draft; undefined while the dialog is closed. */
  campaign: Campaign | undefined;
  onClose: () => void;
}

/** Asks when to send a campaign, then for confirmation with all the details. */
export function SendDialog({ campaign, onClose }: SendDialogProps) {
  return (
    <Modal
      opened={campaign !== undefined}
      onClose={onClose}
      // A stray click must not discard what was chosen.
      closeOnClickOutside={false}
      size="lg"
      title={campaign && `Send ${campaign.subject}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {campaign !== undefined && <SendSteps campaign={campaign} onClose={onClose} />}
    </Modal>
  );
}

function SendSteps({ campaign, onClose }: SendDialogProps & { campaign: Campaign }) {
  const [values, setValues] = useState<SendValues>(newSendValues);
  const [isAsking, setIsAsking] = useState(false);
  return isAsking ? (
    <SendConfirmation
      campaign={campaign}
      values={values}
      onBack={() => setIsAsking(false)}
      onClose={onClose}
    />
  ) : (
    <SendTimeForm
      values={values}
      onChange={setValues}
      onContinue={() => setIsAsking(true)}
      onClose={onClose}
    />
  );
}
