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
import { confirm } from "../../trpc/confirmed.ts";
import { limited, publicProcedure, router, userProcedure } from "../../trpc/init.ts";
import { isOtherEmail, login, register, updatePassword, updateProfile } from "./auth.service.ts";
import { undoEmailChange } from "./email-change.service.ts";
import { verifyEmail } from "./email-verification.service.ts";
import { revokeMadeKeys } from "./made-keys.service.ts";
import { checkOwnPassword } from "./own-password.ts";
import { resetPassword } from "./password-reset.service.ts";
import { endSession } from "./sessions.ts";

const { tooManyAttempts } = authMessages;

export const authRouter = router({
  register: publicProcedure
    .use(limited("register", tooManyAttempts))
    .input(registerInput)
    .mutation(({ ctx, input }) => register(ctx.deps, input)),

  login: publicProcedure.input(loginInput).mutation(async ({ ctx, input }) => {
    const attempt = ctx.loginAttempt(input.email);
    await attempt.count();
    try {
      const signedIn = await login(ctx.deps, input);
      await attempt.succeed();
      // The browser forgets the token that it signs in over, so nobody else may use it either.
      const before = await ctx.findSignedIn();
      if (before !== undefined) await endSession(ctx.deps, before.token);
      ctx.known.userId = signedIn.user.id;
      return signedIn;
    } catch (error) {
      const isFailure = error instanceof AppError && error.code === "UNAUTHORIZED";
      await (isFailure ? attempt.fail() : attempt.takeBack());
      throw error;
    }
  }),

  logout: userProcedure.mutation(async ({ ctx }) => {
    await endSession(ctx.deps, ctx.signedIn.token);
    return { message: authMessages.loggedOut };
  }),

  me: userProcedure.query(({ ctx }) => ctx.signedIn.user),

  // A new address gets a mail, and a taken one is told apart: not for anybody to try by the thousand.
  updateProfile: userProcedure
    .use(limited("updateProfile", tooManyAttempts))
    .input(updateProfileInput)
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx.signedIn;
      if (await isOtherEmail(ctx.deps, user, input.email)) await confirm({ ctx, input });
      return updateProfile(ctx.deps, user, input);
    }),

  updatePassword: userProcedure
    .use(limited("updatePassword", tooManyAttempts))
    .input(updatePasswordInput)
    .mutation(async ({ ctx, input: { currentPassword, newPassword } }) => {
      const { user } = ctx.signedIn;
      const attempt = ctx.passwordAttempt(user.email);
      const knownHash = await checkOwnPassword(ctx.deps, attempt, { user, currentPassword });
      await updatePassword(ctx.deps, ctx.signedIn, { knownHash, newPassword });
      return { message: authMessages.passwordUpdated };
    }),

  forgotPassword: publicProcedure
    .use(limited("forgotPassword", tooManyAttempts))
    .input(forgotPasswordInput)
    .mutation(async ({ ctx, input }) => {
      await ctx.deps.passwordResets.enqueue(input.email);
      return { message: authMessages.resetRequested };
    }),

  resetPassword: publicProcedure
    .use(limited("mailedToken", tooManyAttempts))
    .input(resetPasswordInput)
    .mutation(async ({ ctx, input }) => {
      const { userId, madeKeys } = await resetPassword(ctx.deps, input);
      ctx.known.userId = userId;
      return { message: authMessages.passwordChanged, madeKeys };
    }),

  /** With the token that a new password was answered with. */
  revokeMadeKeys: publicProcedure
    .use(limited("mailedToken", tooManyAttempts))
    .input(revokeMadeKeysInput)
    .mutation(async ({ ctx, input }) => ({ keys: await revokeMadeKeys(ctx.deps, input) })),

  /** The answer opens the account. */
  undoEmailChange: publicProcedure
    .use(limited("mailedToken", tooManyAttempts))
    .input(undoEmailChangeInput)
    .mutation(async ({ ctx, input }) => {
      const { userId, resetToken } = await undoEmailChange(ctx.deps, input.token);
      ctx.known.userId = userId;
      return { message: authMessages.emailRestored, resetToken };
    }),

  verifyEmail: publicProcedure
    .use(limited("mailedToken", tooManyAttempts))
    .input(verifyEmailInput)
    .mutation(async ({ ctx, input }) => {
      const { userId } = await verifyEmail(ctx.deps, input.token);
      ctx.known.userId = userId;
      return { message: authMessages.emailVerified };
    }),
});
