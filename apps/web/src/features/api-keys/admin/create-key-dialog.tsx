import type { CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import { Modal } from "@mantine/core";
import { useState } from "react";
import { CreateKeyForm } from "./create-key-form.tsx";
import { StoreSecret } from "./store-secret.tsx";

interface CreateKeyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shows the form, then the key it created. The secret is kept in this component alone, until the
 * admin has stored it.
 */
export function CreateKeyDialog({ isOpen, onClose }: CreateKeyDialogProps) {
  const [created, setCreated] = useState<CreatedApiKey>();
  const holdsSecret = created !== undefined;
  function close() {
    setCreated(undefined);
    onClose();
  }
  return (
    <Modal
      // An answer that arrives after the form was closed still holds the only copy.
      opened={isOpen || holdsSecret}
      onClose={close}
      title={holdsSecret ? "Store the new API key" : "Create API key"}
      closeOnClickOutside={false}
      closeOnEscape={!holdsSecret}
      withCloseButton={!holdsSecret}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {holdsSecret ? (
        <StoreSecret apiKey={created} onStored={close} />
      ) : (
        <CreateKeyForm onCreated={setCreated} onClose={onClose} />
      )}
    </Modal>
  );
}
