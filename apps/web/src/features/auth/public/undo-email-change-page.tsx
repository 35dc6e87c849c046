import { authMessages } from "@before-ten/contracts/auth/messages";
import { undoEmailChangeTexts } from "@before-ten/contracts/site/texts/accounts/undo-email-change";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { type MailedLink, MailedLinkPage } from "../../../ui/mailed-link-page.tsx";

/** The page behind the link mailed to an account's former address when the address changes. */
export function UndoEmailChangePage({ token = "" }: MailedLink) {
  const texts = useTexts(undoEmailChangeTexts);
  // The answer's token gives access to the account, so it must not stay in the cache.
  const call = trpc.auth.undoEmailChange.useMutation({ gcTime: 0 });
  const posted = usePosted("auth.undoEmailChange");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "auth.undoEmailChange", input: { token } }}
      title={texts.title}
      text={texts.text}
      action={texts.undo}
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={authMessages.requestFailed}
      incomplete={token === "" ? authMessages.invalidUndoLink : undefined}
      waysOn={
        <>
          <a href={pathTo("/forgot-password")} className={actionClass("gold", "large")}>
            {texts.toForgotPassword}
          </a>
          <a href={pathTo("/contact")} className={actionClass("outline", "large")}>
            {texts.toContact}
          </a>
        </>
      }
      done={
        data && {
          title: texts.doneTitle,
          text: data.message,
          waysOn: (
            <a
              href={pathTo("/reset-password/$token", { params: { token: data.resetToken } })}
              className={actionClass("gold", "large")}
            >
              {texts.toResetPassword}
            </a>
          ),
        }
      }
    />
  );
}
