import { useState } from "react";

/**
 * A key that resets a form when an earlier version of its entity was restored, and the callback for
 * that. `changed` invalidates what this browser has cached.
 */
export function useRevision(id: string, changed: () => Promise<unknown>) {
  const [revision, setRevision] = useState(0);
  const onRestored = async () => {
    await changed();
    setRevision((before) => before + 1);
  };
  return [`${id} ${revision}`, onRestored] as const;
}
