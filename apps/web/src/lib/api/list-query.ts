import { keepPreviousData } from "@tanstack/react-query";

/** As long as the server keeps the page. */
const staleTimeMs = 60_000;

/**
 * Options of a public page's queries. While one loads, the previous answer stays.
 *
 * @param enabled False if the route's loader has the answer already, as on the server.
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
