import { AppError } from "@before-ten/contracts/shared/errors";
import {
  forgotPasswordInput,
  loginInput,
  registerInput,
  resetPasswordInput,
  revokeMadeKeysInput,
  undoEmailChangeInput,
  updatePasswordInput,
  updateProfileInput,
  verifyEmailInput,
} from "@before-ten/contracts/auth/input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { storeFailedSignIn } from "@before-ten/db/queries/history/security-events";
import { describeDevice, describeOrigin } from "../../http/client/call-origin.ts";
import { confirm, confirmNewPassword, makerOf } from "../../trpc/confirmed.ts";
import { limited, publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { login, register, updatePassword, updateProfile } from "./auth.service.ts";
import { undoEmailChange } from "./email/email-change.service.ts";
import { requestVerification, verifyEmail } from "./email/email-verification.service.ts";
import { createLoginAttempt } from "./login-attempt.ts";
import { revokeMadeKeys } from "./made-keys.service.ts";
import { resetPassword } from "./password/password-reset.service.ts";
import { secondStepProcedures, signInOver } from "./second-factor/second-step.router.ts";
import { endSession } from "./sessions/sessions.ts";

const { tooManyAttempts: message } = authMessages;
const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;

const limits = {
  register: { name: "register", max: 5, windowMs: hourMs, message },
  updateProfile: { name: "updateProfile", max: 10, windowMs: hourMs, message },
  updatePassword: { name: "updatePassword", max: 10, windowMs: quarterMs, message },
  forgotPassword: { name: "forgotPassword", max: 5, windowMs: hourMs, message },
  requestVerification: { name: "requestVerification", max: 5, windowMs: hourMs, message },
  /** Tokens can't be guessed; the limit only saves work. */
  mailedToken: { name: "mailedToken", max: 20, windowMs: quarterMs, message },
};

export const authRouter = router({
  register: publicProcedure
    .use(limited(limits.register))
    .input(registerInput)
    .mutation(({ ctx, input }) =>
      register(ctx.deps, input, { device: describeDevice(ctx.request) }),
    ),

  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    const { rateLimitFactor } = ctx;
    const by = { account: input.email, ip: ctx.request.ip, rateLimitFactor };
    const attempt = createLoginAttempt(ctx.deps, by);
    await attempt.count();
    try {
      const answer = await login(ctx.deps, input, { device: describeDevice(ctx.request) });
      await attempt.succeed();
      return "secondFactor" in answer ? answer : await signInOver(ctx, answer);
    } catch (error) {
      const isWrongPassword = error instanceof AppError && error.code === "UNAUTHORIZED";
      await (isWrongPassword ? attempt.fail() : attempt.takeBack());
      if (isWrongPassword) await storeFailedSignIn(ctx.deps.db, input.email);
      throw error;
    }
  }),

  ...secondStepProcedures,

  logout: userProcedure.mutation(async ({ ctx }) => {
    await endSession(ctx.deps, ctx.signedIn.token);
    return { message: authMessages.loggedOut };
  }),

  me: userProcedure.query(({ ctx }) => ctx.signedIn.user),

  // Rate-limited, because a change of address sends a mail and reveals whether the address is
  // taken.
  updateProfile: userProcedure
    .use(limited(limits.updateProfile))
    .input(updateProfileInput)
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx.signedIn;
      const isOtherEmail = input.email !== undefined && input.email !== user.email;
      if (isOtherEmail) await confirm({ ctx, input });
      return updateProfile(ctx.deps, user, input);
    }),

  updatePassword: userProcedure
    .use(limited(limits.updatePassword))
    .input(updatePasswordInput)
    .mutation(async ({ ctx, input }) => {
      const knownHash = await confirmNewPassword({ ctx, input });
      const change = { knownHash, newPassword: input.newPassword, maker: makerOf(ctx) };
      await updatePassword(ctx.deps, ctx.signedIn, change);
      return { message: authMessages.passwordUpdated };
    }),

  forgotPassword: publicProcedure
    .use(limited(limits.forgotPassword))
    .input(forgotPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.passwordResets.enqueue(input.email);
      return { message: authMessages.resetRequested };
    }),

  resetPassword: publicProcedure
    .use(limited(limits.mailedToken))
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => {
      const { userId, madeKeys } = await resetPassword(ctx.deps, {
        ...input,
        origin: describeOrigin(ctx.request, ctx),
      });
      ctx.known.userId = userId;
      return { message: authMessages.passwordChanged, madeKeys };
    }),

  /** Uses the token returned with the new password. */
  revokeMadeKeys: publicProcedure
    .use(limited(limits.mailedToken))
    .input(revokeMadeKeysInput)
    .mutation(async ({ ctx, input }) => ({ keys: await revokeMadeKeys(ctx.deps, input) })),

  /** The answer gives access to the account. */
  undoEmailChange: publicProcedure
    .use(limited(limits.mailedToken))
    .input(undoEmailChangeInput)
    .mutation(async ({ ctx, input }) => {
      const { userId, resetToken } = await undoEmailChange(ctx.deps, input.token);
      ctx.known.userId = userId;
      return { message: authMessages.emailRestored, resetToken };
    }),

  verifyEmail: publicProcedure
    .use(limited(limits.mailedToken))
    .input(verifyEmailInput)
    .mutation(async ({ ctx, input }) => {
      const session = await ctx.findSignedIn();
      const link = { token: input.token, sessionToken: session?.token };
      const { userId } = await verifyEmail(ctx.deps, link);
      ctx.known.userId = userId;
      return { message: authMessages.emailVerified };
    }),

  requestVerification: userProcedure
    .use(limited(limits.requestVerification))
    .mutation(async ({ ctx }) => {
      const email = await requestVerification(ctx.deps, ctx.signedIn.user.id);
      return { message: authMessages.verificationSent(email) };
    }),
});
