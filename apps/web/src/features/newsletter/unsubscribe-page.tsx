import { brand } from "@before-ten/contracts/brand";
import { unsubscribeMessages } from "@before-ten/contracts/messages";
import { Link } from "@tanstack/react-router";
import { failureSentence } from "../../lib/failed-call.ts";
import { type FailedCall, trpc } from "../../lib/trpc.ts";
import { useOnceVisible } from "../../lib/use-once-visible.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";
import type { MailedLinkSearch } from "./mailed-link-search.ts";

const note =
  "Unsubscribing takes effect immediately. You can come back at any time by signing up again.";

export function UnsubscribePage({ email, token }: MailedLinkSearch) {
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation();
  const hasAddress = email !== undefined || token !== undefined;
  useOnceVisible(token ?? email ?? "", () => {
    if (hasAddress) unsubscribe.mutate(token === undefined ? { email } : { token });
  });

  if (!hasAddress) return <Failure text={unsubscribeMessages.noEmail} />;
  if (unsubscribe.isError) return <Failure text={sentenceFor(unsubscribe.error)} />;
  if (!unsubscribe.isSuccess) {
    return <MessagePage title={unsubscribeMessages.processing} note={note} busy />;
  }
  const { alreadyUnsubscribed, message } = unsubscribe.data;
  const { successTitle, alreadyTitle } = unsubscribeMessages;
  return (
    <MessagePage
      title={alreadyUnsubscribed ? alreadyTitle : successTitle}
      text={message}
      note={note}
    >
      <Link to="/events" className={actionClass("gold", "large")}>
        See all events
      </Link>
      <HomeLink />
    </MessagePage>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <MessagePage title={unsubscribeMessages.errorTitle} text={text} note={note}>
      <a href={`mailto:${brand.email}`} className={actionClass("gold", "large")}>
        Write to {brand.email}
      </a>
      <Link to="/contact" className={actionClass("outline", "large")}>
        Contact Support
      </Link>
      <HomeLink />
    </MessagePage>
  );
}

function HomeLink() {
  return (
    <Link to="/" className={actionClass("outline", "large")}>
      Go to the start page
    </Link>
  );
}

function sentenceFor(failure: FailedCall): string {
  return failureSentence(failure, { failed: unsubscribeMessages.failed });
}
