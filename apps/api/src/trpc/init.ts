import { AppError } from "@before-ten/contracts/errors";
import { initTRPC } from "@trpc/server";
import type { LimitName } from "../rate-limits.ts";
import type { Context } from "./context.ts";
import { describeFailure, toTrpcError } from "./failure.ts";

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error, ctx }) {
    const { message, details } = describeFailure(error);
    return {
      ...shape,
      message,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        path: shape.data.path,
        details,
        requestId: ctx?.request.id,
      },
    };
  },
});

const translateErrors = t.middleware(async ({ next, ctx }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof AppError && cause.retryAfterSeconds !== undefined) {
    ctx.reply.header("retry-after", cause.retryAfterSeconds);
  }
  throw toTrpcError(result.error);
});

export const { router } = t;

export const publicProcedure = t.procedure.use(translateErrors);

/**
 * Counts the call before its input is looked at, once per procedure, so that a tRPC batch can't pass.
 * One too many is TOO_MANY_REQUESTS with `message`.
 */
export function limited(name: LimitName, message: string) {
  return t.middleware(async ({ ctx, next }) => {
    const retryAfterSeconds = await ctx.countCall(name, ctx.request);
    if (retryAfterSeconds > 0) {
      throw new AppError("TOO_MANY_REQUESTS", message, { retryAfterSeconds });
    }
    return next();
  });
}
