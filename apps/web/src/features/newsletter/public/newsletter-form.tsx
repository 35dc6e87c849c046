import { subscribeInput } from "@before-ten/contracts/newsletter/input";
import { newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { newsletterFormTexts } from "@before-ten/contracts/site/texts/newsletter/newsletter-form";
import { type FormEvent, useRef, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { EmailRow } from "../../../ui/field/email-row.tsx";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { rememberedCampaign } from "../../../lib/campaign.ts";
import classes from "./newsletter-form.module.css";

export function NewsletterForm() {
  const texts = useTexts(newsletterFormTexts);
  const posted = usePosted("newsletter.subscribe");
  const [email, setEmail] = useState(posted.text("email"));
  const [error, setError] = useState(posted.error && sentenceFor(posted.error));
  const field = useRef<HTMLInputElement>(null);
  const subscribe = trpc.newsletter.subscribe.useMutation({
    onSuccess({ message }) {
      setEmail("");
      notifySuccess(message || newsletterMessages.subscribed);
    },
    onError: (failure) => notifyError(sentenceFor(failure)),
  });

  const done = subscribe.data ?? posted.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const checked = subscribeInput.safeParse({
      email,
      utmParams: rememberedCampaign(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    if (checked.success) {
      subscribe.mutate(checked.data);
    } else {
      setError(issuesByField(checked.error)["email"] ?? newsletterMessages.subscribeFailed);
      field.current?.focus();
    }
  }

  return (
    <form className={classes.form} method="post" action="#newsletter" onSubmit={submit} noValidate>
      <FormCall name="newsletter.subscribe" />
      <EmailRow
        ref={field}
        email={email}
        error={error}
        isPending={subscribe.isPending}
        onChange={(typed) => {
          setEmail(typed);
          setError(null);
        }}
        pending={texts.subscribing}
        classes={classes}
      >
        {texts.subscribe}
      </EmailRow>
      {done && <p className={classes.done}>{done.message}</p>}
      <p className={classes.consent}>{useTexts(consentTexts).newsletter}</p>
    </form>
  );
}

function sentenceFor(failure: FailedCall): string {
  if (failure.data?.httpStatus === 429) return newsletterMessages.tooManyAttempts;
  return errorSentence(failure, { failed: newsletterMessages.subscribeFailed });
}
