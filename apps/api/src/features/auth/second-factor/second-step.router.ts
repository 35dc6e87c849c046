import {
  loginByPasskeyInput,
  pendingSignInInput,
  secondFactorByCodeInput,
  secondFactorByPasskeyInput,
} from "@before-ten/contracts/auth/input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { describeDevice, describeOrigin } from "../../../http/client/call-origin.ts";
import type { Context } from "../../../trpc/context.ts";
import { limited, publicProcedure } from "../../../trpc/init.ts";
import { type Session, endSession } from "../sessions/sessions.ts";
import {
  beginPasskeySignIn,
  beginPasskeyStep,
  finishByCode,
  finishByPasskey,
  signInByPasskey,
} from "./second-step.service.ts";

const { tooManyAttempts: message } = authMessages;
const windowMs = 15 * 60_000;

const limits = {
  /** Each call stores a row for five minutes. */
  options: { name: "passkeyOptions", max: 60, windowMs, message },
  attempt: { name: "secondFactor", max: 30, windowMs, message },
};

/** The browser discards the session token it signs in over, so that session ends here too. */
export async function signInOver(
  ctx: Pick<Context, "deps" | "findSignedIn" | "known">,
  session: Session,
): Promise<Session> {
  const before = await ctx.findSignedIn();
  if (before !== undefined) await endSession(ctx.deps, before.token);
  ctx.known.userId = session.user.id;
  return session;
}

/**
 * Procedures of `auth` for the second step of a sign-in, and for signing in with a passkey alone.
 */
export const secondStepProcedures = {
  secondFactorOptions: publicProcedure
    .use(limited(limits.options))
    .input(pendingSignInInput)
    .mutation(({ ctx, input }) => beginPasskeyStep(ctx.deps, input.token)),

  secondFactorByPasskey: publicProcedure
    .use(limited(limits.attempt))
    .input(secondFactorByPasskeyInput)
    .mutation(async ({ ctx, input }) => {
      const device = describeDevice(ctx.request);
      return signInOver(ctx, await finishByPasskey(ctx.deps, input, { device }));
    }),

  secondFactorByCode: publicProcedure
    .use(limited(limits.attempt))
    .input(secondFactorByCodeInput)
    .mutation(async ({ ctx, input }) => {
      const { request, rateLimitFactor, isRest } = ctx;
      const caller = {
        device: describeDevice(request),
        ip: request.ip,
        rateLimitFactor,
        origin: describeOrigin(request, { isRest }),
      };
      return signInOver(ctx, await finishByCode(ctx.deps, input, caller));
    }),

  passkeyOptions: publicProcedure
    .use(limited(limits.options))
    .mutation(({ ctx }) => beginPasskeySignIn(ctx.deps)),

  loginByPasskey: publicProcedure
    .use(limited(limits.attempt))
    .input(loginByPasskeyInput)
    .mutation(async ({ ctx, input }) => {
      const device = describeDevice(ctx.request);
      return signInOver(ctx, await signInByPasskey(ctx.deps, input.passkey, { device }));
    }),
};
