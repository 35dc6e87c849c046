import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { trpc } from "../../../lib/api/trpc.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The unsubscribe page that every alert's mail links to. */
export function LeaveAlertPage({ token }: { token: string | undefined }) {
  const { mutate, data, isPending, error } = trpc.alerts.leave.useMutation();
  if (token === undefined) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={alertMessages.invalidLeaveLink}>
        <EventsLink />
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      title="Delete your address?"
      text="You won't get the news you asked for."
      action="Delete my address"
      onConfirm={() => mutate({ token })}
      isPending={isPending}
      error={error}
      failed={alertMessages.leaveFailed}
      waysOn={<EventsLink />}
      done={data && { title: "That's done", text: data.message, waysOn: <EventsLink /> }}
      worksWithoutScripts
    />
  );
}
