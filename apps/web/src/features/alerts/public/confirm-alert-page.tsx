import { alertMessages } from "@before-ten/contracts/alerts/messages";
import { confirmAlertTexts } from "@before-ten/contracts/site/texts/events/confirm-alert";
import { usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { type MailedLink, MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { EventsLink } from "./events-link.tsx";

/** The page linked in the mail that asks to confirm an alert. */
export function ConfirmAlertPage({ token = "" }: MailedLink) {
  const texts = useTexts(confirmAlertTexts);
  const call = trpc.alerts.confirm.useMutation();
  const posted = usePosted("alerts.confirm");
  const data = call.data ?? posted.data;
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
      incomplete={token === "" ? alertMessages.invalidConfirmLink : undefined}
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
