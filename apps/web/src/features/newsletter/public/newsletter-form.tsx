import { subscribeInput } from "@before-ten/contracts/newsletter/input";
import { newsletterMessages } from "@before-ten/contracts/newsletter/messages";
import { newsletterConsent } from "@before-ten/contracts/newsletter/consent";
import { type FormEvent, useRef, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/sky/arc.tsx";
import { NeedsScripts } from "../../../ui/field/needs-scripts.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { rememberedCampaign } from "../../../lib/campaign.ts";
import classes from "./newsletter-form.module.css";

export function NewsletterForm() {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const subscribe = trpc.newsletter.subscribe.useMutation({
    onSuccess({ message }) {
      setEmail("");
      notifySuccess(message || newsletterMessages.subscribed);
    },
    onError: (failure) => notifyError(sentenceFor(failure)),
  });

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
    <form className={classes.form} method="post" onSubmit={submit} noValidate>
      <NeedsScripts />
      <div className={classes.row}>
        <TextField
          ref={field}
          type="email"
          name="email"
          autoComplete="email"
          required
          label="Your email address"
          placeholder="you@example.com"
          value={email}
          error={error}
          disabled={subscribe.isPending}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(null);
          }}
        />
        <button
          type="submit"
          className={`${actionClass("ink")} ${classes.button}`}
          disabled={subscribe.isPending}
        >
          {subscribe.isPending ? (
            <>
              <Arc travelling width={28} /> Subscribing…
            </>
          ) : (
            "Subscribe"
          )}
        </button>
      </div>
      {subscribe.isSuccess && <p className={classes.done}>{subscribe.data.message}</p>}
      <p className={classes.consent}>{newsletterConsent}</p>
    </form>
  );
}

function sentenceFor(failure: FailedCall): string {
  if (failure.data?.httpStatus === 429) return newsletterMessages.tooManyAttempts;
  return errorSentence(failure, { failed: newsletterMessages.subscribeFailed });
}
