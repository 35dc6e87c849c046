import { useEffect, useRef, useState } from "react";
import { failureSentence, failuresByField } from "./failed-call.ts";
import { notifyError } from "./notify.ts";
import type { FailedCall } from "./trpc.ts";

interface RefusedForm {
  setErrors: (errors: ReturnType<typeof failuresByField>) => void;
}

/** After a refusal the focus stands on the first field that is wrong, or where one can try again. */
export function useRefusedForm() {
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
    form: RefusedForm,
    sentences: Parameters<typeof failureSentence>[1],
  ) {
    notifyError(failureSentence(failure, sentences));
    form.setErrors(failuresByField(failure));
    refused();
  }

  return { field, refused, refusedBy };
}
