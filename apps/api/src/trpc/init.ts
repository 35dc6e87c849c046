import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { announcePagesChanged } from "@before-ten/db/announcements";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import { initTRPC } from "@trpc/server";
import type { Limit } from "../http/rate-limits.ts";
import { logCall } from "./call-log.ts";
import type { Caller, Context, SignedIn } from "./context.ts";
import { describeError, toTrpcError } from "./describe-error.ts";

/** What the OpenAPI document reads off a procedure; set beside the guard that it names. */
export interface ProcedureMeta {
  /** Each guard below says so; what is written beside it leaves it as it is. */
  access?: "everybody" | "user" | "admin";
  /** An API key that has it may call too. */
  scope?: ApiScope;
  /** Takes an `Idempotency-Key`: its resolver calls `saveOnce`. */
  idempotent?: true;
  /** Without a token its answer is the same for everybody. */
  cacheable?: true;
  /** A mutation after which pages and cached answers are what they were: no cache is cleared. */
  changesNoPage?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const { message, details } = describeError(error);
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

const logCalls = t.middleware(async ({ next, ctx, path, type }) => {
  const result = await next();
  logCall(ctx, { path, type, refusal: result.ok ? undefined : result.error.code });
  return result;
});

export const { router } = t;

/** For everybody. An invalid or expired token doesn't matter here: nobody looks at it. */
export const publicProcedure = t.procedure
  .meta({ access: "everybody" })
  .use(logCalls)
  .use(translateErrors);

/**
 * For everybody. Without a token the answer is the same for everybody, and cached for a minute; a
 * resolver that knows that it changes earlier says so by `staysFor`.
 */
export const cacheableProcedure = publicProcedure.meta({ cacheable: true });

/** For whoever is signed in: otherwise 401. */
export const userProcedure = publicProcedure.meta({ access: "user" }).use(async ({ ctx, next }) => {
  const signedIn = await signedInOf(ctx);
  const access = signedIn.accessAs("user");
  return next({ ctx: { signedIn, deps: { ...ctx.deps, access } } });
});

/** Whatever admins change, the site shows it at once. */
const announceChanges = t.middleware(async ({ ctx, type, meta, next }) => {
  const result = await next();
  if (type === "mutation" && meta?.changesNoPage !== true) {
    ctx.deps.responseCache.clear();
    // A database that is away would let the caller wait for it a second time.
    const isAway = !result.ok && isDatabaseUnavailable(result.error);
    if (!isAway) await announcePagesChanged(ctx.deps.db);
  }
  return result;
});

/** For admins: 401, then 403, before anything of the input is looked at. No API key opens it. */
export const adminProcedure = userProcedure
  .meta({ access: "admin" })
  .use(async ({ ctx, next }) => {
    refuseOthers(ctx.signedIn);
    const access = ctx.signedIn.accessAs("admin");
    return next({ ctx: { deps: { ...ctx.deps, access } } });
  })
  .use(announceChanges);

/** For admins, and for integrators whose API key has this scope. */
export function adminOrKeyProcedure(scope: ApiScope) {
  return publicProcedure
    .meta({ access: "admin", scope })
    .use(async ({ ctx, next }) => {
      const caller = await requireAdminOrKey(ctx, scope);
      const access = caller.kind === "admin" ? caller.accessAs("admin") : caller.key.access;
      return next({ ctx: { caller, deps: { ...ctx.deps, access } } });
    })
    .use(announceChanges);
}

type Finders = Pick<Context, "findSignedIn" | "findCallingKey">;

/**
 * What every admin's procedure asks first, for who has to know before: 401, then 403. Without a
 * scope no key will do.
 */
export async function requireAdminOrKey(
  ctx: Finders,
  scope: ApiScope | undefined,
): Promise<Caller> {
  const key = await ctx.findCallingKey();
  if (key === undefined || scope === undefined) {
    const signedIn = await signedInOf(ctx);
    refuseOthers(signedIn);
    return { kind: "admin", ...signedIn };
  }
  if (!key.scopes.includes(scope)) {
    throw new AppError("FORBIDDEN", apiKeyMessages.scopeMissing(scope));
  }
  return { kind: "key", key };
}

async function signedInOf(ctx: Finders): Promise<SignedIn> {
  const signedIn = await ctx.findSignedIn();
  if (signedIn !== undefined) return signedIn;
  // Who holds a valid key should learn that signing in helps, not that the key is wrong.
  if ((await ctx.findCallingKey()) !== undefined) {
    throw new AppError("FORBIDDEN", apiKeyMessages.sessionOnly);
  }
  throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
}

function refuseOthers({ user }: SignedIn): void {
  if (user.role !== "admin") throw new AppError("FORBIDDEN", authMessages.adminOnly);
}

/**
 * For what admins see more of than others do; a visitor, an API key, or a token that isn't valid,
 * is no admins.
 */
export async function isAdmin(ctx: Pick<Context, "findSignedIn">): Promise<boolean> {
  return (await ctx.findSignedIn())?.user.role === "admin";
}

/**
 * Counts the call before its input is looked at, once per procedure, so that a tRPC batch can't
 * pass. One too many is TOO_MANY_REQUESTS with the limit's message.
 */
export function limited(limit: Limit) {
  return t.middleware(async ({ ctx, next }) => {
    const retryAfterSeconds = await ctx.countCall(limit, ctx.request);
    if (retryAfterSeconds > 0) {
      throw new AppError("TOO_MANY_REQUESTS", limit.message, { retryAfterSeconds });
    }
    return next();
  });
}
