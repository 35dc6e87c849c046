import { authMessages } from "@before-ten/contracts/auth-messages";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { notifySuccess } from "../../lib/notify.ts";
import { clearSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";

/** Signs out here in any case; when the server can't be told, its session ends by itself. */
export function useLogout() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return trpc.auth.logout.useMutation({
    async onSettled() {
      clearSession();
      await navigate({ to: "/admin/login" });
      // What the next person at this browser must not see.
      queryClient.clear();
      notifySuccess(authMessages.loggedOut);
    },
  });
}
