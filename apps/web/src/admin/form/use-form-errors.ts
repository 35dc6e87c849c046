import { useEffect, useRef, useState } from "react";
import { errorSentence, errorsByField } from "../../lib/call-error.ts";
import { notifyError } from "../../lib/notify.ts";
import type { FailedCall } from "../../lib/trpc.ts";

interface FormErrors {
  setErrors: (errors: ReturnType<typeof errorsByField>) => void;
}

/** After a refusal the focus stands on the first field that is wrong, or where one can try again. */
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
    failure: FailedCall,
    form: FormErrors,
    sentences: Parameters<typeof errorSentence>[1],
  ) {
    notifyError(errorSentence(failure, sentences));
    form.setErrors(errorsByField(failure));
    refused();
  }

  return { field, refused, refusedBy };
}
