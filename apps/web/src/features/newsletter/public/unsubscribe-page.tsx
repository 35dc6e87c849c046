import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { unsubscribeTexts } from "@before-ten/contracts/site/texts/newsletter/unsubscribe";
import type { ReactNode } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useOnceVisible } from "../../../lib/use-once-visible.ts";
import { actionClass } from "../../../ui/action.ts";
import { MailedLinkPage } from "../../../ui/mailed-link-page.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { LinkForm } from "./link-form.tsx";

/**
 * The link's parameters and the address its token belongs to; `via` is the campaign mail that
 * contained it. Undefined if missing.
 */
type UnsubscribePageProps = Record<"email" | "token" | "via" | "address", string | undefined>;

export function UnsubscribePage({ email, token, via, address }: UnsubscribePageProps) {
  if (token !== undefined) return <UnsubscribeByLink token={token} via={via} address={address} />;
  if (email !== undefined) return <UnsubscribeByAddress email={email} />;
  return (
    <ErrorDescription text={unsubscribeMessages.noEmail}>
      <LinkForm />
    </ErrorDescription>
  );
}

/** Unsubscribes by the signed link of a mail, after a click on a button. */
function UnsubscribeByLink({
  token,
  via,
  address,
}: Omit<UnsubscribePageProps, "email" | "token"> & { token: string }) {
  const texts = useTexts(unsubscribeTexts);
  const call = trpc.newsletter.unsubscribe.useMutation();
  const posted = usePosted("newsletter.unsubscribe");
  const data = call.data ?? posted.data;
  return (
    <MailedLinkPage
      call={{ name: "newsletter.unsubscribe", input: { token, via } }}
      title={texts.title}
      about={address}
      text={texts.text}
      note={texts.note}
      action={texts.unsubscribe}
      onConfirm={() => call.mutate({ token, via })}
      isPending={call.isPending}
      error={call.error ?? posted.error}
      failed={unsubscribeMessages.failed}
      incomplete={undefined}
      waysOn={
        <>
          <LinkForm />
          <WaysOnAfterError />
        </>
      }
      done={data && outcome(data)}
    />
  );
}

/**
 * Unsubscribes by the address in the link without a question, as specified for mails with unsigned
 * links.
 */
function UnsubscribeByAddress({ email }: { email: string }) {
  const texts = useTexts(unsubscribeTexts);
  const unsubscribe = trpc.newsletter.unsubscribe.useMutation();
  useOnceVisible(email, () => unsubscribe.mutate({ email }));

  const posted = usePosted("newsletter.unsubscribe");
  const data = unsubscribe.data ?? posted.data;
  const error = unsubscribe.error ?? posted.error;
  if (error) {
    const sentence = errorSentence(error, { failed: unsubscribeMessages.failed });
    return <ErrorDescription about={email} text={sentence} />;
  }
  if (!data) {
    return (
      <MessagePage
        title={unsubscribeMessages.processing}
        about={email}
        note={texts.note}
        busy
        withoutScripts={
          <noscript>
            <form method="post">
              <FormCall name="newsletter.unsubscribe" input={{ email }} />
              <button type="submit" className={actionClass("gold", "large")}>
                {texts.unsubscribe}
              </button>
            </form>
          </noscript>
        }
      />
    );
  }
  const { title, text, waysOn } = outcome(data);
  return (
    <MessagePage kind="success" title={title} about={email} text={text} note={texts.note}>
      {waysOn}
    </MessagePage>
  );
}

interface Outcome {
  title: string;
  text: string;
  waysOn: ReactNode;
}

function outcome(answer: { alreadyUnsubscribed: boolean; message: string }): Outcome {
  const { successTitle, alreadyTitle } = unsubscribeMessages;
  return {
    title: answer.alreadyUnsubscribed ? alreadyTitle : successTitle,
    text: answer.message,
    waysOn: <WaysOn />,
  };
}

interface ErrorDescriptionProps {
  about?: string;
  text: string;
  children?: ReactNode;
}

function ErrorDescription({ about, text, children }: ErrorDescriptionProps) {
  const { note } = useTexts(unsubscribeTexts);
  return (
    <MessagePage title={unsubscribeMessages.errorTitle} about={about} text={text} note={note}>
      {children}
      <WaysOnAfterError />
    </MessagePage>
  );
}

function WaysOn() {
  return (
    <>
      <a href={pathTo("/events")} className={actionClass("gold", "large")}>
        {useTexts(unsubscribeTexts).toEvents}
      </a>
      <HomeLink />
    </>
  );
}

function WaysOnAfterError() {
  const texts = useTexts(unsubscribeTexts);
  const { email } = useTexts(brandTexts);
  return (
    <>
      <a href={`mailto:${email}`} className={actionClass("outline", "large")}>
        {texts.write}
      </a>
      <a href={pathTo("/contact")} className={actionClass("text")}>
        {texts.toContact}
      </a>
      <HomeLink />
    </>
  );
}

function HomeLink() {
  return (
    <a href={pathTo("/")} className={actionClass("text")}>
      {useTexts(unsubscribeTexts).toHome}
    </a>
  );
}
