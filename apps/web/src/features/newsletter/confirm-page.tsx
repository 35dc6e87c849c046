import { newsletterMessages, unsubscribeMessages } from "@before-ten/contracts/messages";
import { Link } from "@tanstack/react-router";
import { failureSentence } from "../../lib/failed-call.ts";
import { trpc } from "../../lib/trpc.ts";
import { useOnceVisible } from "../../lib/use-once-visible.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

/** Where the link of the confirmation mail leads, when the newsletter asks for one. */
export function ConfirmPage({ token = "" }: { token: string | undefined }) {
  const confirm = trpc.newsletter.confirm.useMutation();
  useOnceVisible(token, () => confirm.mutate({ token }));

  if (confirm.isError) {
    return (
      <MessagePage
        title={unsubscribeMessages.errorTitle}
        text={failureSentence(confirm.error, { failed: newsletterMessages.confirmFailed })}
      >
        <Link to="/" hash="newsletter" className={actionClass("gold", "large")}>
          Subscribe once more
        </Link>
      </MessagePage>
    );
  }
  if (!confirm.isSuccess) return <MessagePage title={unsubscribeMessages.processing} busy />;
  return (
    <MessagePage title="You're on the list" text={confirm.data.message}>
      <Link to="/events" className={actionClass("gold", "large")}>
        See all events
      </Link>
    </MessagePage>
  );
}
