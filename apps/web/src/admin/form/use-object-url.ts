import { useEffect, useMemo } from "react";

/** The address of a file on this device, for as long as it is chosen. */
export function useObjectUrl(file: File | null): string | undefined {
  const url = useMemo(() => (file === null ? undefined : URL.createObjectURL(file)), [file]);
  useEffect(() => {
    if (url === undefined) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
}
