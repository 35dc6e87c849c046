import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { sessionIdInput } from "@before-ten/contracts/auth/input";
import { router, userProcedure } from "../../../trpc/init.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.service.ts";

/** The account's own sessions. Ending one needs no password, because it grants no access. */
export const ownSessionsRouter = router({
  list: userProcedure.query(({ ctx }) => listOwnSessions(ctx.deps, ctx.signedIn)),

  end: userProcedure.input(sessionIdInput).mutation(async ({ ctx, input }) => {
    await endOwnSession(ctx.deps, ctx.signedIn.user, input.id);
    return { message: messages.sessionEnded };
  }),

  endOthers: userProcedure.mutation(async ({ ctx }) => {
    await endOtherSessions(ctx.deps, ctx.signedIn);
    return { message: messages.otherSessionsEnded };
  }),
});
