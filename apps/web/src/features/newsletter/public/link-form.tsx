import { sendLinkInput } from "@before-ten/contracts/newsletter/input";
import { linkMessages, newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import { linkFormTexts } from "@before-ten/contracts/site/texts/newsletter/link-form";
import { type FormEvent, useRef, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { useTexts } from "../../../lib/site-texts.tsx";
import { EmailRow } from "../../../ui/field/email-row.tsx";
import classes from "./newsletter-form.module.css";

/** Mails subscribers the link to their own page, on a page that they opened without it. */
export function LinkForm() {
  const texts = useTexts(linkFormTexts);
  const posted = usePosted("newsletter.sendLink");
  const [email, setEmail] = useState(posted.text("email"));
  const [error, setError] = useState(
    posted.error && errorSentence(posted.error, { failed: linkMessages.failed }),
  );
  const field = useRef<HTMLInputElement>(null);
  const send = trpc.newsletter.sendLink.useMutation({
    onSuccess: () => setEmail(""),
    onError: (failure) => setError(errorSentence(failure, { failed: linkMessages.failed })),
  });
  const done = send.data ?? posted.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const checked = sendLinkInput.safeParse({ email });
    if (checked.success) {
      send.mutate(checked.data);
    } else {
      setError(issuesByField(checked.error)["email"] ?? newsletterMessages.invalidEmail);
      field.current?.focus();
    }
  }

  return (
    <div className={classes.alone}>
      <form
        className={`${classes.form} ${classes.card}`}
        data-ground="light"
        method="post"
        aria-labelledby="link-form"
        onSubmit={submit}
        noValidate
      >
        <h2 id="link-form">{texts.title}</h2>
        <p>{texts.text}</p>
        <FormCall name="newsletter.sendLink" />
        <EmailRow
          ref={field}
          email={email}
          error={error}
          isPending={send.isPending}
          onChange={(typed) => {
            setEmail(typed);
            setError(null);
          }}
          pending={texts.sending}
          classes={classes}
        >
          {texts.send}
        </EmailRow>
        <p role="status" className={classes.done}>
          {done?.message}
        </p>
      </form>
    </div>
  );
}
