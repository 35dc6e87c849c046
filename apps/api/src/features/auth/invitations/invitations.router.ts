import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import {
  acceptInvitationInput,
  invitationIdInput,
  invitationTokenInput,
  inviteAdminInput,
} from "@before-ten/contracts/auth/input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { describeDevice } from "../../../http/client/call-origin.ts";
import { confirmed, makerOf } from "../../../trpc/confirmed.ts";
import { adminProcedure, limited, publicProcedure, router } from "../../../trpc/init.ts";
import { signInOver } from "../second-factor/second-step.router.ts";
import { acceptInvitation, readInvitation } from "./accept-invitation.service.ts";
import {
  inviteAdmin,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from "./invitations.service.ts";

const quarterMs = 15 * 60_000;

/** Limited, because each call sends a mail to any address. */
const inviteLimit = {
  name: "inviteAdmin",
  max: 20,
  windowMs: 4 * quarterMs,
  message: userMessages.tooManyInvitations,
};

/** Tokens can't be guessed; the limit only saves work. */
const tokenLimit = {
  name: "invitation",
  max: 30,
  windowMs: quarterMs,
  message: authMessages.tooManyAttempts,
};

export const invitationsRouter = router({
  list: adminProcedure("users:read").query(({ ctx }) => listInvitations(ctx.deps)),

  create: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .use(limited(inviteLimit))
    .input(inviteAdminInput)
    .use(confirmed)
    .mutation(({ ctx, input: { email, adminRole, reach } }) =>
      inviteAdmin(ctx.deps, { email, adminRole, reach, maker: makerOf(ctx) }),
    ),

  resend: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .use(limited(inviteLimit))
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => resendInvitation(ctx.deps, input.id)),

  revoke: adminProcedure("users:write")
    .meta({ changesNoPage: true })
    .input(invitationIdInput)
    .mutation(async ({ ctx, input }) => {
      await revokeInvitation(ctx.deps, input.id);
      return { message: userMessages.invitationRevoked };
    }),

  /** Doesn't use the invitation up. */
  find: publicProcedure
    .use(limited(tokenLimit))
    .input(invitationTokenInput)
    .query(({ ctx, input }) => readInvitation(ctx.deps, input.token)),

  accept: publicProcedure
    .use(limited(tokenLimit))
    .input(acceptInvitationInput)
    .mutation(async ({ ctx, input: { token, name, password } }) => {
      const device = describeDevice(ctx.request);
      return signInOver(ctx, await acceptInvitation(ctx.deps, { token, name, password, device }));
    }),
});
