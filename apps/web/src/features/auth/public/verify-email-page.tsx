import { authMessages } from "@before-ten/contracts/auth/messages";
import { verifyEmailTexts } from "@before-ten/contracts/site/texts/accounts/verify-email";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { type MailedLink, MailedLinkPage } from "../../../ui/mailed-link-page.tsx";

/** The page a mailed link opens to confirm an account's address or its new one. */
export function VerifyEmailPage({ token = "" }: MailedLink) {
  const texts = useTexts(verifyEmailTexts);
  const call = trpc.auth.verifyEmail.useMutation();
  const posted = usePosted("auth.verifyEmail");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "auth.verifyEmail", input: { token } }}
      title={texts.title}
      text={texts.text}
      action={texts.confirm}
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={authMessages.requestFailed}
      incomplete={token === "" ? authMessages.invalidVerifyLink : undefined}
      waysOn={
        <a href={pathTo("/contact")} className={actionClass("gold", "large")}>
          {texts.toContact}
        </a>
      }
      done={
        data && {
          title: texts.doneTitle,
          text: data.message,
          waysOn: (
            <a href={pathTo("/")} className={actionClass("gold", "large")}>
              {texts.toHome}
            </a>
          ),
        }
      }
    />
  );
}
