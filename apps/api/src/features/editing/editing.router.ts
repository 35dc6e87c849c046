import type { Permission } from "@before-ten/contracts/auth/permissions";
import { leaveEditingInput, reportEditingInput } from "@before-ten/contracts/editing/input";
import type { OpenedKind } from "@before-ten/contracts/editing/rules";
import { adminProcedure, router, userProcedure } from "../../trpc/init.ts";
import { leaveEditing, reportEditing } from "./editing.service.ts";

/** For admins who may open the form. Open forms appear on no page of the site. */
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
  reportVenue: reporting("venue", "events:write"),
  reportPage: reporting("page", "site:write"),
  reportCampaign: reporting("campaign", "campaigns:write"),
  reportMessage: reporting("message", "messages:write"),

  /** The caller's own form, of any kind. */
  leave: userProcedure.input(leaveEditingInput).mutation(async ({ ctx, input }) => {
    await leaveEditing(ctx.deps, { ...input, userId: ctx.signedIn.user.id });
    // A value, because tRPC omits undefined answers.
    return null;
  }),
});
