import { keepPreviousData } from "@tanstack/react-query";

/** As long as the server keeps the page. */
const staleTimeMs = 60_000;

/**
 * Options of the queries of a public list. While one loads, the previous answer stays.
 *
 * @param enabled False while the list has the server's HTML.
 */
export function listQuery(enabled: boolean) {
  return {
    enabled,
    staleTime: staleTimeMs,
    // The tRPC client itself retries (`retry-soon.ts`).
    retry: false,
    // Without a connection the list says so at once.
    networkMode: "always",
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  } as const;
}
