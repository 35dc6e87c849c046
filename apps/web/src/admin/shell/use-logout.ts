import { authMessages } from "@before-ten/contracts/auth/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { mayLogOut } from "../../lib/api/before-logout.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { clearSession, rememberLogout, useSession } from "../../lib/api/session.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { forgetDraftsOf } from "../form/draft/use-form-draft.ts";

/** Always signs out in this browser; if the server can't be reached, its session expires. */
export function useLogout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const session = useSession();
  const userId = typeof session === "string" ? undefined : session.user.id;
  const logout = trpc.auth.logout.useMutation({
    onMutate() {
      if (userId !== undefined) rememberLogout(userId);
    },
    async onSettled() {
      clearSession();
      // The next person at this browser must not see the drafts either.
      if (userId !== undefined) forgetDraftsOf(userId);
      await navigate({ to: "/admin/login" });
      queryClient.clear();
      notifySuccess(authMessages.loggedOut);
    },
  });
  const logOut = async () => {
    if (await mayLogOut()) logout.mutate();
  };
  return { isPending: logout.isPending, logOut };
}
