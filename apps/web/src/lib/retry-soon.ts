import type { AppRouter } from "@before-ten/api/app-router";
import type { Operation, TRPCClientErrorLike, TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** For `trpc` of a query that shall say at once that it failed. */
export const withoutRetry = { retries: false };

const pausesMs = [400, 1_000];
/** No try begins later. It may last as long as any call, ten seconds, so a reader is told of a failure within twelve. */
const lastTryAtMs = 2_000;

/**
 * A question that fails at once is asked again: the call got lost, or the server stumbled, and may be up again in a moment. What
 * has failed slowly would fail slowly again, while its reader looks at a spinner. What changes something is sent once.
 */
export function retrySoon(): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const startedAt = performance.now();
        let timer: ReturnType<typeof setTimeout> | undefined;
        let attempt = subscribe(pausesMs);

        function subscribe([pauseMs = Number.POSITIVE_INFINITY, ...rest]: number[]) {
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

/** Not when the server said no. */
function mayPass({ data }: TRPCClientErrorLike<AppRouter>): boolean {
  return (data?.httpStatus ?? 500) >= 500;
}
