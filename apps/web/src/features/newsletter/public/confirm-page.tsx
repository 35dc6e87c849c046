import { newsletterMessages, unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { pathTo } from "../../../lib/site-path.ts";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";

/** The page linked in the confirmation mail, which is sent with `NEWSLETTER_DOUBLE_OPT_IN`. */
export function ConfirmPage({ token }: { token: string | undefined }) {
  const call = trpc.newsletter.confirm.useMutation();
  const posted = usePosted("newsletter.confirm");
  const data = call.data ?? posted.data;
  if (token === undefined) {
    return (
      <MessagePage
        title={unsubscribeMessages.errorTitle}
        text={newsletterMessages.invalidConfirmLink}
      >
        <SubscribeLink />
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      call={{ name: "newsletter.confirm", input: { token } }}
      title="One more step"
      text="Say yes, and new dates reach you first."
      action="Yes, send me the newsletter"
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={newsletterMessages.confirmFailed}
      waysOn={<SubscribeLink />}
      done={
        data && {
          title: "You're on the list",
          text: data.message,
          waysOn: (
            <a href={pathTo("/events")} className={actionClass("gold", "large")}>
              See all events
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
      Subscribe again
    </a>
  );
}
