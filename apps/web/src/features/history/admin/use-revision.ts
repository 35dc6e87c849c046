import { useState } from "react";

/**
 * The key of a form that begins anew when an earlier version of what it edits was restored, and
 * what does so. `changed` tells this browser that what it knows is old.
 */
export function useRevision(id: string, changed: () => Promise<unknown>) {
  const [revision, setRevision] = useState(0);
  const onRestored = async () => {
    await changed();
    setRevision((before) => before + 1);
  };
  return [`${id} ${revision}`, onRestored] as const;
}
