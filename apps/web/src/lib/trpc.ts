import type { AppRouter } from "@before-ten/api/app-router";
import { apiTimeoutMs } from "@before-ten/contracts/limits";
import { notFound } from "@tanstack/react-router";
import { TRPCClientError, type TRPCClientErrorLike, httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";

/** For components: `trpc.events.upcoming.useSuspenseQuery(...)`. A loader takes `context.trpc`. */
export const trpc = createTRPCReact<AppRouter>();

/** What a failed query or mutation hands to `onError`. Without `data` the call never reached the server. */
export type FailedCall = TRPCClientErrorLike<AppRouter>;

export type TrpcClient = ReturnType<typeof trpc.createClient>;

export function createBrowserClient(): TrpcClient {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: "/trpc",
        maxURLLength: 2_000,
        fetch: (url, { signal, ...options } = {}) => {
          const deadline = AbortSignal.timeout(apiTimeoutMs);
          return fetch(url, {
            ...options,
            signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          });
        },
      }),
    ],
  });
}

export function isFailedCall(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof TRPCClientError;
}

/** What the API doesn't know, the site doesn't have: the page answers 404. */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (isFailedCall(error) && error.data?.code === "NOT_FOUND") notFound({ throw: true });
    throw error;
  }
}
