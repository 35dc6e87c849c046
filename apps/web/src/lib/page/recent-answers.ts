import type { AppRouter } from "@before-ten/api/app-router";
import {
  type OperationResultEnvelope,
  type TRPCClientError,
  type TRPCLink,
  unstable_localLink,
} from "@trpc/client";
import type { inferRouterContext } from "@trpc/server";
import { observable } from "@trpc/server/observable";
import { LRUCache } from "lru-cache";

/** How long an answer is reused: pages that are rendered many times a second share it. */
const maxAgeMs = 1_000;

/** Enough for the lists of some pages, of some ten kilobytes each. */
const maxAnswers = 50;

type Answer = OperationResultEnvelope<unknown, TRPCClientError<AppRouter>>;

interface Asking {
  appRouter: AppRouter;
  createContext: () => Promise<inferRouterContext<AppRouter>>;
  /** Undefined if the answer depends on the caller. */
  answerKeyOf: (path: string, input: unknown) => string | undefined;
  /** ISO 8601. */
  renderedAt: string;
}

/**
 * Calls procedures in this process and reuses recent answers of public queries. Answers are never
 * mutated, so the same objects are returned again.
 */
export function createRecentAnswers(): (asking: Asking) => TRPCLink<AppRouter> {
  const answers = new LRUCache<string, { answer: Answer; untilMs: number }>({ max: maxAnswers });

  return ({ appRouter: router, createContext, answerKeyOf, renderedAt }) => {
    const nowMs = Date.parse(renderedAt);
    return (runtime) =>
      ({ op, next }) => {
        const key = op.type === "query" ? answerKeyOf(op.path, op.input) : undefined;
        const recent = key === undefined ? undefined : answers.get(key);
        if (recent !== undefined && nowMs < recent.untilMs) return answered(recent.answer);
        let freshness: { seconds: number } | undefined;
        const ask = unstable_localLink({
          router,
          async createContext() {
            const context = await createContext();
            ({ freshness } = context);
            return context;
          },
        })(runtime);
        return observable((observer) =>
          ask({ op, next }).subscribe({
            ...observer,
            next(answer) {
              const ageMs = Math.min(maxAgeMs, (freshness?.seconds ?? 0) * 1_000);
              if (key !== undefined && ageMs > 0)
                answers.set(key, { answer, untilMs: nowMs + ageMs });
              observer.next(answer);
            },
          }),
        );
      };
  };
}

function answered(answer: Answer) {
  return observable<Answer, TRPCClientError<AppRouter>>((observer) => {
    observer.next(answer);
    observer.complete();
  });
}
