import type { Permission } from "@before-ten/contracts/auth/permissions";
import { leaveEditingInput, reportEditingInput } from "@before-ten/contracts/editing/input";
import type { OpenedKind } from "@before-ten/contracts/editing/rules";
import { adminProcedure, router, userProcedure } from "../../trpc/init.ts";
import { leaveEditing, reportEditing } from "./editing.service.ts";

/** For those who may open the form. Who looks at one is on no page of the site. */
function reporting(kind: OpenedKind, permission: Permission) {
  return adminProcedure(permission)
    .meta({ changesNoPage: true })
    .input(reportEditingInput)
    .mutation(({ ctx, input }) =>
      reportEditing(ctx.deps, { ...input, kind, userId: ctx.signedIn.user.id }),
    );
}

export const editingRouter = router({
  reportEvent: reporting("event", "events:write"),
  reportAlbum: reporting("album", "events:write"),
  reportPost: reporting("post", "posts:write"),
  reportCampaign: reporting("campaign", "campaigns:write"),
  reportMessage: reporting("message", "messages:write"),

  /** One's own form, of whatever kind. */
  leave: userProcedure.input(leaveEditingInput).mutation(async ({ ctx, input }) => {
    await leaveEditing(ctx.deps, { ...input, userId: ctx.signedIn.user.id });
    // An answer, as tRPC leaves out one of nothing.
    return null;
  }),
});
