import { registerPasskeyInput } from "@before-ten/contracts/auth/passkey-input";
import {
  confirmedInput,
  deletePasskeyInput,
  requireSecondFactorInput,
} from "@before-ten/contracts/auth/input";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { confirmed, makerOf } from "../../../trpc/confirmed.ts";
import { adminProcedure, router, userProcedure } from "../../../trpc/init.ts";
import { hashToken } from "../sessions/token.ts";
import { giveChallenge } from "./passkey-proof.ts";
import {
  beginRegistration,
  deletePasskey,
  getSecondFactor,
  registerPasskey,
  renewCodes,
  requireSecondFactor,
} from "./passkeys.service.ts";

/**
 * The account's own passkeys and recovery codes. Not in REST, because passkeys can only be made on
 * the site's pages.
 */
export const secondFactorRouter = router({
  get: userProcedure.query(({ ctx }) => getSecondFactor(ctx.deps, ctx.signedIn.user)),

  /** A challenge to sign instead of typing the password again. */
  confirmationOptions: userProcedure.mutation(({ ctx: { deps, signedIn } }) =>
    giveChallenge(
      deps,
      { purpose: "confirm", boundTo: hashToken(signedIn.token) },
      signedIn.user.id,
    ),
  ),

  registrationOptions: userProcedure
    .input(confirmedInput)
    .use(confirmed)
    .mutation(({ ctx }) => beginRegistration(ctx.deps, ctx.signedIn)),

  /** Answers a challenge that was only issued after the user confirmed their identity. */
  registerPasskey: userProcedure
    .input(registerPasskeyInput)
    .mutation(({ ctx, input }) =>
      registerPasskey(ctx.deps, ctx.signedIn, { ...input, maker: makerOf(ctx) }),
    ),

  deletePasskey: userProcedure
    .input(deletePasskeyInput)
    .use(confirmed)
    .mutation(async ({ ctx, input }) => {
      const { user } = ctx.signedIn;
      await deletePasskey(ctx.deps, user.id, { id: input.id, maker: makerOf(ctx) });
      return { message: messages.passkeyRemoved };
    }),

  renewCodes: userProcedure
    .input(confirmedInput)
    .use(confirmed)
    .mutation(async ({ ctx }) => ({
      recoveryCodes: await renewCodes(ctx.deps, ctx.signedIn.user.id, { maker: makerOf(ctx) }),
    })),

  require: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .input(requireSecondFactorInput)
    .use(confirmed)
    .mutation(async ({ ctx, input: { isRequired } }) => {
      await requireSecondFactor(ctx.deps, ctx.signedIn.user.id, isRequired);
      return { message: isRequired ? messages.nowRequired : messages.notRequired };
    }),
});
