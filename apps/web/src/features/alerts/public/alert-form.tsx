import { requestAlertInput } from "@before-ten/contracts/alerts/input";
import { alertMessages, countryInSentence } from "@before-ten/contracts/alerts/messages";
import { type AlertKind, type FollowWish, readWishes } from "@before-ten/contracts/alerts/rules";
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
  /** What there is to wait for. */
  kind: AlertKind | undefined;
  /** What followers of the event may ask for, with spaces between. */
  wishes: string | undefined;
  /** Id of the event. */
  event: string;
  /** Country code of the event. */
  country: string;
}

/** A field for the email address that is told of an event: once, or until it is over. */
export function AlertForm({ kind, wishes = "", event: id, country }: AlertFormProps) {
  const texts = useTexts(alertFormTexts);
  const consents = useTexts(consentTexts);
  const offered = readWishes(wishes.split(" "));
  const words = wordsOf(texts, countryInSentence(country))[kind ?? "follow"];
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

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request.isPending) return;
    // Read from the form, as a box may be ticked before this is hydrated.
    const follow = new FormData(event.currentTarget).getAll("follow[]");
    const checked = requestAlertInput.safeParse({ id, kind, follow, email });
    if (checked.success) {
      request.mutate(checked.data);
    } else {
      const issues = issuesByField(checked.error);
      setWrong(issues["email"] ?? issues["kind"] ?? alertMessages.requestFailed);
      field.current?.focus();
    }
  }

  const choices = offered.length > 0 && (
    <Wishes offered={offered} posted={posted.list("follow")} onChange={() => setWrong(null)} />
  );

  return (
    <form
      className={`${classes.form} ${kind === undefined ? classes.quiet : ""}`}
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
          {kind === undefined && choices}
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
          {/* One of both shows, by whether a box is ticked. */}
          {kind !== undefined && (
            <p className={`${classes.consent} ${classes.once}`}>{consents.alert}</p>
          )}
          {offered.length > 0 && (
            <p className={`${classes.consent} ${classes.until}`}>{consents.follow}</p>
          )}
          {kind !== undefined && choices}
        </>
      )}
    </form>
  );
}

interface WishesProps {
  offered: readonly FollowWish[];
  posted: readonly string[];
  onChange: () => void;
}

/** None is ticked: the visitor chooses. */
function Wishes({ offered, posted, onChange }: WishesProps) {
  const texts = useTexts(alertFormTexts);
  return (
    <fieldset className={classes.wishes} onChange={onChange}>
      <legend className={classes.legend}>{texts.wishes}</legend>
      {offered.map((wish) => (
        <label key={wish} className={classes.wish}>
          <input
            type="checkbox"
            name="follow[]"
            value={wish}
            defaultChecked={posted.includes(wish)}
          />
          <span>
            {texts[wish]} <small>{texts[`${wish}Text`]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The form's heading and button for each kind of alert, and for those who only follow. */
function wordsOf(
  texts: AlertFormTexts,
  country: string,
): Record<AlertKind | "follow", { title: string; action: string }> {
  return {
    follow: { title: texts.followTitle, action: texts.followAction },
    "places-return": { title: texts.soldOutTitle, action: texts.soldOutAction },
    "on-sale": { title: texts.onSaleTitle, action: texts.onSaleAction },
    "next-event": { title: texts.nextTitle({ country }), action: texts.nextAction({ country }) },
  };
}

/** Takes the focus over from the field that was removed. */
function focusDone(message: HTMLElement | null): void {
  message?.focus();
}
