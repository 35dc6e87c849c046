import { authMessages } from "@before-ten/contracts/auth/messages";
import { pathTo } from "../../../lib/site-path.ts";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";

/** The page a mailed link opens to confirm an account's address or its new one. */
export function VerifyEmailPage({ token }: { token: string }) {
  const call = trpc.auth.verifyEmail.useMutation();
  const posted = usePosted("auth.verifyEmail");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "auth.verifyEmail", input: { token } }}
      title="Is this your address?"
      text="Confirm that emails sent to it reach you."
      action="Yes, it is mine"
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={authMessages.requestFailed}
      waysOn={
        <a href={pathTo("/contact")} className={actionClass("gold", "large")}>
          Write to us
        </a>
      }
      done={
        data && {
          title: "Thank you",
          text: data.message,
          waysOn: (
            <a href={pathTo("/")} className={actionClass("gold", "large")}>
              Back to the home page
            </a>
          ),
        }
      }
    />
  );
}
