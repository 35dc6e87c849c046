import { useEffect, useRef, useState } from "react";

/** After a refusal the focus stands on the first field that is wrong, or where one can try again. */
export function useRefusedForm() {
  const field = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const wrong = field.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? field.current?.querySelector<HTMLElement>("[type=submit]"))?.focus();
  }, [refusals]);

  return { field, refused: () => setRefusals((count) => count + 1) };
}
