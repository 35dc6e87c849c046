import { useEffect, useRef, useState } from "react";
import { notifyError } from "../../lib/notify.ts";

/**
 * Reports that what a page edits can't be loaded. Only once, and not after the page was left: it
 * stays mounted until the next one is loaded, and a deletion makes it read what is gone.
 */
export function useFailedLoad(sentence: string | undefined, onFailed: () => void): void {
  const [pathname] = useState(() => window.location.pathname);
  const isReported = useRef(false);
  useEffect(() => {
    const isLeft = window.location.pathname !== pathname;
    if (sentence === undefined || isReported.current || isLeft) return;
    isReported.current = true;
    notifyError(sentence);
    onFailed();
  }, [sentence, onFailed, pathname]);
}
