import { useEffect, useRef, useState } from "react";
import { errorSentence, errorsByField } from "../../lib/call-error.ts";
import { notifyError } from "../../lib/notify.ts";
import type { FailedCall } from "../../lib/trpc.ts";

interface FormErrors {
  setErrors: (errors: ReturnType<typeof errorsByField>) => void;
  getValues: () => object;
  getInputProps: (path: "passkey") => { onChange: (value: undefined) => void };
}

/** After an error the focus is on the first wrong field, or on the button that tries again. */
export function useFormErrors() {
  const field = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = field.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? field.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [refusals]);

  const refused = () => setRefusals((count) => count + 1);

  /** Says that the server refused, in a toast and under the fields it means. */
  function refusedBy(
    error: FailedCall,
    form: FormErrors,
    sentences: Parameters<typeof errorSentence>[1],
  ) {
    notifyError(errorSentence(error, sentences));
    // Proof of a passkey counts once, whatever became of the call.
    if ("passkey" in form.getValues()) form.getInputProps("passkey").onChange(undefined);
    form.setErrors(errorsByField(error));
    refused();
  }

  return { field, refused, refusedBy };
}
