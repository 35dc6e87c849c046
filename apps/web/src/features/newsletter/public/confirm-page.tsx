import { newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import { confirmNewsletterTexts } from "@before-ten/contracts/site/texts/newsletter/confirm-newsletter";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { type MailedLink, MailedLinkPage } from "../../../ui/mailed-link-page.tsx";

/** The page linked in the confirmation mail, which is sent with `NEWSLETTER_DOUBLE_OPT_IN`. */
export function ConfirmPage({ token = "" }: MailedLink) {
  const texts = useTexts(confirmNewsletterTexts);
  const call = trpc.newsletter.confirm.useMutation();
  const posted = usePosted("newsletter.confirm");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "newsletter.confirm", input: { token } }}
      title={texts.title}
      text={texts.text}
      action={texts.confirm}
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={newsletterMessages.confirmFailed}
      incomplete={token === "" ? newsletterMessages.invalidConfirmLink : undefined}
      waysOn={<SubscribeLink />}
      done={
        data && {
          title: texts.doneTitle,
          text: data.message,
          waysOn: (
            <a href={pathTo("/events")} className={actionClass("gold", "large")}>
              {texts.toEvents}
            </a>
          ),
        }
      }
    />
  );
}

function SubscribeLink() {
  return (
    <a href={pathTo("/", { hash: "newsletter" })} className={actionClass("gold", "large")}>
      {useTexts(confirmNewsletterTexts).toNewsletter}
    </a>
  );
}
