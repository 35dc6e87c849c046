import { authMessages } from "@before-ten/contracts/auth/messages";
import { pathTo } from "../../../lib/site-path.ts";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";

/** The page behind the link mailed to an account's former address when the address changes. */
export function UndoEmailChangePage({ token }: { token: string }) {
  // The answer's token gives access to the account, so it must not stay in the cache.
  const call = trpc.auth.undoEmailChange.useMutation({ gcTime: 0 });
  const posted = usePosted("auth.undoEmailChange");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "auth.undoEmailChange", input: { token } }}
      title="Wasn't you?"
      text="Then undo the change. The account goes back to the address this email was sent to, everyone is signed out, and you choose a new password."
      action="Undo the change"
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={authMessages.requestFailed}
      waysOn={
        <>
          <a href={pathTo("/forgot-password")} className={actionClass("gold", "large")}>
            Choose a new password
          </a>
          <a href={pathTo("/contact")} className={actionClass("outline", "large")}>
            Write to us
          </a>
        </>
      }
      done={
        data && {
          title: "Undone",
          text: data.message,
          waysOn: (
            <a
              href={pathTo("/reset-password/$token", { params: { token: data.resetToken } })}
              className={actionClass("gold", "large")}
            >
              Choose a new password
            </a>
          ),
        }
      }
    />
  );
}
