import { requestAlertInput } from "@before-ten/contracts/alerts/input";
import { alertActions, alertMessages, alertTitles } from "@before-ten/contracts/alerts/messages";
import type { AlertKind } from "@before-ten/contracts/alerts/rules";
import { type FormEvent, useId, useRef, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Arc } from "../../../ui/sky/arc.tsx";
import { NeedsScripts } from "../../../ui/field/needs-scripts.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
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
  const [email, setEmail] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const request = trpc.alerts.request.useMutation();
  const error =
    wrong ??
    (request.error && errorSentence(request.error, { failed: alertMessages.requestFailed }));

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
      onSubmit={submit}
      noValidate
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={classes.title}>
        {alertTitles[kind](country)}
      </h2>
      <div role="status" className={classes.status}>
        {request.isSuccess && (
          <p ref={focusDone} tabIndex={-1} className={classes.done}>
            {request.data.message}
          </p>
        )}
      </div>
      {!request.isSuccess && (
        <>
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
              disabled={request.isPending}
              onChange={(event) => {
                setEmail(event.currentTarget.value);
                setWrong(null);
                request.reset();
              }}
            />
            <button
              type="submit"
              className={`${actionClass("ink")} ${classes.button}`}
              disabled={request.isPending}
            >
              {request.isPending ? (
                <>
                  <Arc travelling width={28} /> Sending…
                </>
              ) : (
                alertActions[kind](country)
              )}
            </button>
          </div>
          <p className={classes.consent}>{alertMessages.consent}</p>
        </>
      )}
    </form>
  );
}

/** Takes the focus over from the field that was removed. */
function focusDone(message: HTMLElement | null): void {
  message?.focus();
}
