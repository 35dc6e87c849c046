import { Button } from "@mantine/core";
import { flushSync } from "react-dom";

interface SaveAsButtonProps {
  label: string;
  /** Changes the form's values before it is submitted. */
  choose: () => void;
  /** Ctrl+S presses this button instead of submitting what the form has. */
  hasSaveKey?: boolean;
}

/** Saves a form in another way than its submit button, such as a new event as a draft. */
export function SaveAsButton({ label, choose, hasSaveKey = false }: SaveAsButtonProps) {
  return (
    <Button
      variant="default"
      data-save-key={hasSaveKey || undefined}
      onClick={({ currentTarget: { form } }) => {
        // The submit handler has to see the new values, with which the button may go.
        flushSync(choose);
        form?.requestSubmit();
      }}
    >
      {label}
    </Button>
  );
}
