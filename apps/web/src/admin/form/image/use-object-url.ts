import { useEffect, useMemo } from "react";

/** An object URL of the chosen file, revoked when another one is chosen. */
export function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file === null ? undefined : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
