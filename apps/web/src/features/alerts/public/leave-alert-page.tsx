import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { leaveAlertTexts } from "@before-ten/contracts/site/texts/events/leave-alert";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { type MailedLink, MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The unsubscribe page that every alert's mail links to. */
export function LeaveAlertPage({ token = "" }: MailedLink) {
  const texts = useTexts(leaveAlertTexts);
  const call = trpc.alerts.leave.useMutation();
  const posted = usePosted("alerts.leave");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "alerts.leave", input: { token } }}
      title={texts.title}
      text={texts.text}
      action={texts.confirm}
      onConfirm={() => call.mutate({ token })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={alertMessages.leaveFailed}
      incomplete={token === "" ? alertMessages.invalidLeaveLink : undefined}
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
