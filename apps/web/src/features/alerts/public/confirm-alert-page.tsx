import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { confirmAlertTexts } from "@before-ten/contracts/site/texts/events/confirm-alert";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The page linked in the mail that asks to confirm an alert. */
export function ConfirmAlertPage({ token }: { token: string | undefined }) {
  const texts = useTexts(confirmAlertTexts);
  const call = trpc.alerts.confirm.useMutation();
  const posted = usePosted("alerts.confirm");
  const data = call.data ?? posted.data;
  if (token === undefined) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={alertMessages.invalidConfirmLink}>
        <EventsLink text={texts.toEvents} />
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      call={{ name: "alerts.confirm", input: { token } }}
      title={texts.title}
      text={texts.text}
      action={texts.confirm}
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={alertMessages.confirmFailed}
      waysOn={<EventsLink text={texts.toEvents} />}
      done={
        data && {
          title: texts.doneTitle,
          text: data.message,
          waysOn: <EventsLink text={texts.toEvents} />,
        }
      }
    />
  );
}
