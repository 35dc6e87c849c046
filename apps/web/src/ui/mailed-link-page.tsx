import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import type { ComponentProps, FormEvent, ReactNode } from "react";
import { errorSentence } from "../lib/api/call-error.ts";
import type { FailedCall } from "../lib/api/trpc.ts";
import { FormCall } from "../lib/page/posted-form.tsx";
import { actionClass } from "./action.ts";
import { MessagePage } from "./message-page.tsx";

/** What the address of such a page has; without a token the link was cut off. */
export interface MailedLink {
  token: string | undefined;
}

interface MailedLinkPageProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  onConfirm: () => void;
  isPending: boolean;
  error: FailedCall | null;
  /** The sentence for an error without its own. */
  failed: string;
  /** What to say of a link that was cut off before its token; undefined for a whole one. */
  incomplete: string | undefined;
  /** Links to other pages, shown if the link is incomplete, invalid or expired. */
  waysOn: ReactNode;
  /** What the page shows once the link has done its work; undefined until then. */
  done: { title: string; text: string; waysOn: ReactNode } | undefined;
  note?: string;
  /** The address that the link belongs to; undefined if it names none. */
  about?: string | undefined;
  /** What the button calls, and with what, when it is pressed without scripts. */
  call: ComponentProps<typeof FormCall>;
}

/**
 * The target of a mailed link asks for one click on a button, as mail scanners open links and run
 * scripts, too.
 */
export function MailedLinkPage({ note, about, ...props }: MailedLinkPageProps) {
  const small = { about, ...(note !== undefined && { note }) };
  const { done, error, failed, isPending } = props;
  const sentence = error && errorSentence(error, { failed });
  const invalid = props.incomplete ?? (mayPass(error) ? undefined : sentence);
  if (done !== undefined) {
    return (
      <MessagePage kind="success" title={done.title} text={done.text} {...small}>
        {done.waysOn}
      </MessagePage>
    );
  }
  if (isPending) return <MessagePage title={unsubscribeMessages.processing} busy {...small} />;
  if (typeof invalid === "string") {
    return (
      <MessagePage title={unsubscribeMessages.errorTitle} text={invalid} {...small}>
        {props.waysOn}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      kind={sentence === null ? "question" : "error"}
      title={props.title}
      text={sentence ?? props.text}
      {...small}
    >
      <Question {...props} />
    </MessagePage>
  );
}

function Question({ action, onConfirm, call }: MailedLinkPageProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onConfirm();
  }
  return (
    <form method="post" onSubmit={submit}>
      <FormCall {...call} />
      <button type="submit" className={actionClass("gold", "large")}>
        {action}
      </button>
    </form>
  );
}

/** The call was lost or came too often, or the server failed: the same button may still work. */
function mayPass(error: FailedCall | null): boolean {
  const status = error?.data?.httpStatus;
  return status === undefined || status === 429 || status >= 500;
}
