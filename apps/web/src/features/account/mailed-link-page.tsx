import { authMessages } from "@before-ten/contracts/auth-messages";
import { unsubscribeMessages } from "@before-ten/contracts/messages";
import type { ReactNode } from "react";
import { failureSentence } from "../../lib/failed-call.ts";
import type { FailedCall } from "../../lib/trpc.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

interface MailedLinkPageProps {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  onConfirm: () => void;
  isPending: boolean;
  error: FailedCall | null;
  /** Where to go when the link is worth nothing (any more). */
  waysOn: ReactNode;
}

/** What a mailed link leads to asks with one button: mail scanners open links, and run scripts too. */
export function MailedLinkPage({
  title,
  text,
  action,
  onConfirm,
  isPending,
  error,
  waysOn,
}: MailedLinkPageProps) {
  const sentence = error && failureSentence(error, { failed: authMessages.requestFailed });
  if (isPending) return <MessagePage title={unsubscribeMessages.processing} busy />;
  if (sentence !== null && !mayPass(error)) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={sentence}>
        {waysOn}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={title} text={sentence ?? text}>
      <button type="button" className={actionClass("gold", "large")} onClick={onConfirm}>
        {action}
      </button>
    </MessagePage>
  );
}

/** The call got lost, came too often, or the server stumbled: the same button may still do it. */
function mayPass(error: FailedCall | null): boolean {
  const status = error?.data?.httpStatus;
  return status === undefined || status === 429 || status >= 500;
}
