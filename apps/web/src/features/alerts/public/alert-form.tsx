import { requestAlertInput } from "@before-ten/contracts/alerts/input";
import { alertMessages, countryInSentence } from "@before-ten/contracts/alerts/messages";
import type { AlertKind } from "@before-ten/contracts/alerts/rules";
import {
  type AlertFormTexts,
  alertFormTexts,
} from "@before-ten/contracts/site/texts/events/alert-form";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { type FormEvent, useId, useRef, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { EmailRow } from "../../../ui/field/email-row.tsx";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import classes from "./alert-form.module.css";

interface AlertFormProps {
  kind: AlertKind;
  /** Id of the event. */
  event: string;
  /** Country code of the event. */
  country: string;
}

/** A field for the email address that gets a single mail once tickets are available. */
export function AlertForm({ kind, event: id, country }: AlertFormProps) {
  const texts = useTexts(alertFormTexts);
  const { alert: consent } = useTexts(consentTexts);
  const words = wordsOf(texts, countryInSentence(country))[kind];
  const posted = usePosted("alerts.request");
  const [email, setEmail] = useState(posted.text("email"));
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const request = trpc.alerts.request.useMutation();
  const done = request.data ?? posted.data;
  const failure = request.error ?? posted.error;
  const error =
    wrong ?? (failure && errorSentence(failure, { failed: alertMessages.requestFailed }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    const checked = requestAlertInput.safeParse({ id, kind, email });
    if (checked.success) {
      request.mutate(checked.data);
    } else {
      setWrong(issuesByField(checked.error)["email"] ?? alertMessages.requestFailed);
      field.current?.focus();
    }
  }

  return (
    <form
      className={classes.form}
      method="post"
      action={`#${titleId}`}
      onSubmit={submit}
      noValidate
      aria-labelledby={titleId}
    >
      <FormCall name="alerts.request" input={{ id, kind }} />
      <h2 id={titleId} className={classes.title}>
        {words.title}
      </h2>
      <div role="status" className={classes.status}>
        {done && (
          <p ref={focusDone} tabIndex={-1} className={classes.done}>
            {done.message}
          </p>
        )}
      </div>
      {!done && (
        <>
          <EmailRow
            ref={field}
            email={email}
            error={error}
            isPending={request.isPending}
            onChange={(typed) => {
              setEmail(typed);
              setWrong(null);
              request.reset();
            }}
            pending={texts.pending}
            classes={classes}
          >
            {words.action}
          </EmailRow>
          <p className={classes.consent}>{consent}</p>
        </>
      )}
    </form>
  );
}

/** The form's heading and button for each kind of alert. */
function wordsOf(
  texts: AlertFormTexts,
  country: string,
): Record<AlertKind, { title: string; action: string }> {
  return {
    "places-return": { title: texts.soldOutTitle, action: texts.soldOutAction },
    "on-sale": { title: texts.onSaleTitle, action: texts.onSaleAction },
    "next-event": { title: texts.nextTitle({ country }), action: texts.nextAction({ country }) },
  };
}

/** Takes the focus over from the field that was removed. */
function focusDone(message: HTMLElement | null): void {
  message?.focus();
}
