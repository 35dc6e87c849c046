import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The page linked in the mail that asks to confirm an alert. */
export function ConfirmAlertPage({ token }: { token: string | undefined }) {
  const call = trpc.alerts.confirm.useMutation();
  const posted = usePosted("alerts.confirm");
  const data = call.data ?? posted.data;
  if (token === undefined) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={alertMessages.invalidConfirmLink}>
        <EventsLink />
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      call={{ name: "alerts.confirm", input: { token } }}
      title="Shall we tell you?"
      text="Press the button, and we'll let you know once."
      action="Yes, tell me"
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={alertMessages.confirmFailed}
      waysOn={<EventsLink />}
      done={data && { title: "We'll tell you", text: data.message, waysOn: <EventsLink /> }}
    />
  );
}
