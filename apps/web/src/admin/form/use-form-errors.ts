import { useEffect, useRef, useState } from "react";
import { errorSentence, errorsByField } from "../../lib/api/call-error.ts";
import { notifyError } from "../../lib/notify.ts";
import type { FailedCall } from "../../lib/api/trpc.ts";

interface FormErrors {
  setErrors: (errors: ReturnType<typeof errorsByField>) => void;
  getValues: () => object;
  getInputProps: (path: "passkey") => { onChange: (value: undefined) => void };
}

/** Focuses the first wrong field after an error, or the button that tries again. */
export function useFormErrors() {
  const field = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = field.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? field.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [refusals]);

  const refused = () => setRefusals((count) => count + 1);

  /** Shows the server's refusal in a toast and under the fields it names. */
  function refusedBy(
    error: FailedCall,
    form: FormErrors,
    sentences: Parameters<typeof errorSentence>[1],
  ) {
    notifyError(errorSentence(error, sentences));
    // Proof of a passkey is valid once, whatever the outcome of the call.
    if ("passkey" in form.getValues()) form.getInputProps("passkey").onChange(undefined);
    form.setErrors(errorsByField(error));
    refused();
  }

  return { field, refusals, refused, refusedBy };
}
