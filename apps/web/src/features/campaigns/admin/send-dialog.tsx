import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { SendConfirmation } from "./send-confirmation.tsx";
import { SendTimeForm } from "./send-time-form.tsx";
import { type SendValues, newSendValues } from "./send-values.ts";

interface SendDialogProps {
  /** A draft as it is stored. Undefined: the dialog is closed. */
  campaign: Campaign | undefined;
  onClose: () => void;
}

/** Asks when a campaign goes out, then whether it shall, with all that this means. */
export function SendDialog({ campaign, onClose }: SendDialogProps) {
  return (
    <Modal
      opened={campaign !== undefined}
      onClose={onClose}
      // Nothing of it is done by a press beside it.
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
