import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The unsubscribe page that every alert's mail links to. */
export function LeaveAlertPage({ token }: { token: string | undefined }) {
  const call = trpc.alerts.leave.useMutation();
  const posted = usePosted("alerts.leave");
  const data = call.data ?? posted.data;
  if (token === undefined) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={alertMessages.invalidLeaveLink}>
        <EventsLink />
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      call={{ name: "alerts.leave", input: { token } }}
      title="Delete your address?"
      text="You won't get the news you asked for."
      action="Delete my address"
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={alertMessages.leaveFailed}
      waysOn={<EventsLink />}
      done={data && { title: "That's done", text: data.message, waysOn: <EventsLink /> }}
    />
  );
}
