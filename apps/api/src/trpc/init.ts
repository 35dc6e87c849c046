import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import { type KeyPermission, scopeOfPermission } from "@before-ten/contracts/api-keys/scopes";
import { AppError } from "@before-ten/contracts/shared/errors";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { secondFactorMessages } from "@before-ten/contracts/auth/second-factor-messages";
import { apiKeyMessages } from "@before-ten/contracts/api-keys/messages";
import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { announcePagesChanged } from "@before-ten/db/announcements";
import type { Db } from "@before-ten/db/client";
import { observed } from "@before-ten/db/observed-work";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import { type TRPCError, initTRPC } from "@trpc/server";
import type { Limit } from "../http/rate-limits.ts";
import { actAsAdmin, actAsKey, actAsVisitor, logCall } from "./acting.ts";
import type { Caller, Context, SignedIn } from "./context.ts";
import { describeError, toTrpcError } from "./describe-error.ts";

/** What the OpenAPI document reads from a procedure; set next to the guard it refers to. */
interface ProcedureMeta {
  /** Set by each guard below; other metadata doesn't change it. */
  access?: "everybody" | "user" | "admin";
  /** The permission an admin's role needs. */
  permission?: Permission;
  /** An API key with this scope may call too. */
  scope?: ApiScope;
  /** Accepts an `Idempotency-Key`: its resolver calls `saveOnce`. */
  idempotent?: true;
  /** Without a token its answer is the same for everyone. */
  cacheable?: true;
  /** A mutation that changes no page and no cached answer: no cache is cleared. */
  changesNoPage?: true;
  /**
   * A mutation that only counts a page's visitors. It sets no actor, because telling the database
   * about each visitor would cost a round trip per page.
   */
  countsOnly?: true;
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
  const result = await observed(
    () => ({ kind: "procedure", name: path }),
    async (work) => {
      const called = await next();
      if (work !== undefined) work.outcome = called.ok ? "ok" : called.error.code;
      return called;
    },
  );
  logCall(ctx, { path, type, refusal: result.ok ? undefined : result.error.code });
  return result;
});

/**
 * Every mutation has an actor: without a guard that is a visitor, who only appears in security
 * events. A procedure reached by a mailed link acts as that link's account.
 */
const actAsStranger = t.middleware(({ next, ctx, type, meta }) =>
  type === "mutation" && meta?.access === "everybody" && meta.countsOnly !== true
    ? actAsVisitor(ctx, () => next())
    : next(),
);

export const { router } = t;

/** Open to all callers. An invalid or expired token doesn't matter here, because it isn't read. */
export const publicProcedure = t.procedure
  .meta({ access: "everybody" })
  .use(logCalls)
  .use(translateErrors)
  .use(actAsStranger);

/**
 * Open to all callers. Without a token the answer is the same for everyone, and cached for a
 * minute; a resolver shortens that with `staysFor`. Reads from the replica, if there is one fresh
 * enough.
 */
export const cacheableProcedure = publicProcedure
  .meta({ cacheable: true })
  .use(async ({ ctx, next }) => {
    const { deps, request } = ctx;
    const askFrom = (db: Db) => next({ ctx: { deps: { ...deps, db } } });
    // A caller with a token may be about to read what they have just written.
    const isAnonymous = request.headers.authorization === undefined;
    const replica = isAnonymous ? deps.replica?.find() : undefined;
    if (replica === undefined) return askFrom(deps.db);
    const result = await askFrom(replica);
    if (result.ok || !isUnexpected(result.error)) return result;
    deps.replica?.noteError();
    return askFrom(deps.db);
  });

/** Not a deliberate refusal. */
function isUnexpected({ code, cause }: TRPCError): boolean {
  return code === "INTERNAL_SERVER_ERROR" && !(cause instanceof AppError);
}

/** For signed-in callers; others get 401. */
export const userProcedure = publicProcedure.meta({ access: "user" }).use(async ({ ctx, next }) => {
  const signedIn = await signedInOf(ctx);
  const access = signedIn.accessAs("user");
  const go = () => next({ ctx: { signedIn, deps: { ...ctx.deps, access } } });
  return signedIn.user.role === "admin"
    ? actAsAdmin(ctx, signedIn.user, go)
    : actAsVisitor(ctx, go);
});

/** Makes every change by an admin visible on the site immediately. */
const announceChanges = t.middleware(async ({ ctx, type, meta, next }) => {
  const result = await next();
  if (type === "mutation" && meta?.changesNoPage !== true) {
    ctx.deps.responseCache.clear();
    // If the database is down, the caller would wait for it a second time.
    const isAway = !result.ok && isDatabaseUnavailable(result.error);
    if (!isAway) {
      await announcePagesChanged(ctx.deps.db);
      // The next call checks its input against the club's lists.
      await ctx.deps.siteTexts.read();
    }
  }
  return result;
});

/** For admins with the permission: 401, then 403, before the input is read. No API keys. */
export function adminProcedure(permission: Permission) {
  return userProcedure
    .meta({ access: "admin", permission })
    .use(async ({ ctx, next }) => {
      refuseOthers(ctx.signedIn, permission);
      const access = ctx.signedIn.accessAs(permission);
      return next({ ctx: { deps: { ...ctx.deps, access } } });
    })
    .use(announceChanges);
}

/**
 * The same for admins, and for integrators whose API key has the permission's scope; `scope` names
 * another one if the permission's own isn't enough.
 */
export function adminOrKeyProcedure(
  permission: KeyPermission,
  scope: ApiScope = scopeOfPermission[permission],
) {
  return publicProcedure
    .meta({ access: "admin", permission, scope })
    .use(async ({ ctx, next }) => {
      const caller = await requireAdminOrKey(ctx, { permission, scope });
      const by = caller.kind === "admin" ? caller : caller.key;
      const access = by.accessAs(permission);
      const go = () => next({ ctx: { caller, deps: { ...ctx.deps, access } } });
      return caller.kind === "admin"
        ? actAsAdmin(ctx, caller.user, go)
        : actAsKey(ctx, caller.key, go);
    })
    .use(announceChanges);
}

type Finders = Pick<Context, "findSignedIn" | "findCallingKey">;

/**
 * The first check of every admin procedure, also for code that has to check earlier: 401, then 403.
 * Without a scope no key works.
 */
export async function requireAdminOrKey(
  ctx: Finders,
  { permission, scope }: { permission: Permission; scope?: ApiScope | undefined },
): Promise<Caller> {
  const key = await ctx.findCallingKey();
  if (key === undefined || scope === undefined) {
    const signedIn = await signedInOf(ctx);
    refuseOthers(signedIn, permission);
    return { kind: "admin", ...signedIn };
  }
  if (!key.scopes.includes(scope)) {
    throw new AppError("FORBIDDEN", apiKeyMessages.scopeMissing(scope));
  }
  if (!isPermitted(key, permission)) {
    throw new AppError("FORBIDDEN", apiKeyMessages.makerForbids);
  }
  return { kind: "key", key };
}

async function signedInOf(ctx: Finders): Promise<SignedIn> {
  const signedIn = await ctx.findSignedIn();
  if (signedIn !== undefined) return signedIn;
  // The holder of a valid key should learn that signing in helps, not that the key is wrong.
  if ((await ctx.findCallingKey()) !== undefined) {
    throw new AppError("FORBIDDEN", apiKeyMessages.sessionOnly);
  }
  throw new AppError("UNAUTHORIZED", authMessages.signInNeeded);
}

function refuseOthers({ user, lacksSecondFactor }: SignedIn, permission: Permission): void {
  if (user.adminRole === null) throw new AppError("FORBIDDEN", authMessages.adminOnly);
  if (lacksSecondFactor) throw new AppError("FORBIDDEN", secondFactorMessages.needed);
  if (!isPermitted(user, permission)) {
    throw new AppError("FORBIDDEN", authMessages.roleForbids);
  }
}

/**
 * For answers in which some admins see more than others; a visitor, an API key, or an invalid token
 * has no permissions. Undefined if the caller isn't permitted, or `read` found nothing within their
 * reach: then they read what visitors do.
 */
export async function readIfPermitted<Found>(
  ctx: Context,
  permission: Permission,
  read: () => Promise<Found>,
): Promise<Found | undefined> {
  const signedIn = await ctx.findSignedIn();
  if (signedIn === undefined || signedIn.lacksSecondFactor) return undefined;
  if (!isPermitted(signedIn.user, permission)) return undefined;
  return actAsAdmin(ctx, signedIn.user, read).catch((error: unknown) => {
    const isElsewhere = error instanceof AppError && error.code === "NOT_FOUND";
    if (isElsewhere && signedIn.user.reach !== null) return undefined;
    throw error;
  });
}

/**
 * Counts the call before its input is read, once per procedure, so that a tRPC batch can't bypass
 * it. One too many is TOO_MANY_REQUESTS with the limit's message.
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
