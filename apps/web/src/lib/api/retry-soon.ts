import type { AppRouter } from "@before-ten/api/app-router";
import type { Operation, TRPCClientErrorLike, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Milliseconds before the second and the third attempt. */
const retryPausesMs: readonly number[] = [400, 1_000];

/**
 * Milliseconds after which no further attempt starts. An attempt may last ten seconds, like any
 * call, so an error is shown within twelve.
 */
const lastTryAtMs = 2_000;

/** The `trpc` option of a query that isn't retried. */
export const withoutRetry = { retries: false };

/**
 * Retries a query that fails quickly: the call was lost, or the server is restarting. A slow
 * failure would be slow again while the user waits. Mutations are sent once.
 */
export function retrySoon(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const startedAt = performance.now();
        let timer: ReturnType<typeof setTimeout> | undefined;
        let attempt = subscribe(retryPausesMs);

        function subscribe([pauseMs = Number.POSITIVE_INFINITY, ...rest]: readonly number[]) {
          return next(op).subscribe({
            ...observer,
            error(error) {
              const isSoon = performance.now() - startedAt + pauseMs <= lastTryAtMs;
              if (isSoon && mayRepeat(op) && mayPass(error)) {
                timer = setTimeout(() => {
                  attempt = subscribe(rest);
                }, pauseMs);
              } else {
                observer.error(error);
              }
            },
          });
        }

        return () => {
          clearTimeout(timer);
          attempt.unsubscribe();
        };
      });
}

function mayRepeat({ type, context, signal }: Operation): boolean {
  return type === "query" && context["retries"] !== false && signal?.aborted !== true;
}

/** Whether a retry may succeed: not if the server answered with an error. */
function mayPass({ data }: TRPCClientErrorLike<AppRouter>): boolean {
  return (data?.httpStatus ?? 500) >= 500;
}
