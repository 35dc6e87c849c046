import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import type { FormEvent, ReactNode } from "react";
import { errorSentence } from "../lib/call-error.ts";
import type { FailedCall } from "../lib/trpc.ts";
import { actionClass } from "./action.ts";
import { MessagePage } from "./message-page.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";

interface MailedLinkPageProps {
  title: string;
  text: string;
  /** What the button does. */
  action: string;
  onConfirm: () => void;
  isPending: boolean;
  error: FailedCall | null;
  /** The sentence for an error that has none of its own. */
  failed: string;
  /** Links to other pages, for a link that doesn't work or no longer does. */
  waysOn: ReactNode;
  /** What the page shows once the link has done its work; undefined until then. */
  done: { title: string; text: string; waysOn: ReactNode } | undefined;
  note?: string;
  /** The address that the link is about; undefined: it names none. */
  about?: string | undefined;
  /** The server takes the button's form at this address, too. */
  worksWithoutScripts?: boolean;
}

/**
 * What a mailed link leads to asks with one button: mail scanners open links, and run scripts too.
 */
export function MailedLinkPage({ note, about, ...props }: MailedLinkPageProps) {
  const small = { about, ...(note !== undefined && { note }) };
  const { done, error, failed, isPending } = props;
  const sentence = error && errorSentence(error, { failed });
  if (done !== undefined) {
    return (
      <MessagePage title={done.title} text={done.text} {...small}>
        {done.waysOn}
      </MessagePage>
    );
  }
  if (isPending) return <MessagePage title={unsubscribeMessages.processing} busy {...small} />;
  if (sentence !== null && !mayPass(error)) {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={sentence} {...small}>
        {props.waysOn}
      </MessagePage>
    );
  }
  return (
    <MessagePage title={props.title} text={sentence ?? props.text} {...small}>
      <Question {...props} />
    </MessagePage>
  );
}

function Question({ action, onConfirm, worksWithoutScripts = false }: MailedLinkPageProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }
  return (
    <form method="post" onSubmit={submit}>
      <button type="submit" className={actionClass("gold", "large")}>
        {action}
      </button>
      {!worksWithoutScripts && <NeedsScripts />}
    </form>
  );
}

/** The call got lost, came too often, or the server stumbled: the same button may still do it. */
function mayPass(error: FailedCall | null): boolean {
  const status = error?.data?.httpStatus;
  return status === undefined || status === 429 || status >= 500;
}
