import { contactInput } from "@before-ten/contracts/contact/input";
import { contactMessages } from "@before-ten/contracts/contact/messages";
import { type ContactType, contactTypes } from "@before-ten/contracts/contact/types";
import { contactFormTexts } from "@before-ten/contracts/site/texts/contact-form";
import { type FormEvent, useRef, useState } from "react";
import { errorsByField, issuesByField } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { useSaveKey } from "../../../lib/api/idempotency-key.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { actionClass } from "../../../ui/action.ts";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { TextArea, TextField } from "../../../ui/field/text-field.tsx";
import fieldClasses from "../../../ui/field/text-field.module.css";
import classes from "./contact-form.module.css";

/** The fields in display order, each empty. */
const empty = { name: "", email: "", subject: "", message: "" };

function typedTexts(textOf: (name: string) => string): typeof empty {
  return {
    name: textOf("name"),
    email: textOf("email"),
    subject: textOf("subject"),
    message: textOf("message"),
  };
}

interface ContactFormProps {
  type: ContactType;
  onType: (type: ContactType) => void;
}

export function ContactForm({ type, onType }: ContactFormProps) {
  const words = useTexts(contactFormTexts);
  const posted = usePosted("contact.send");
  const [texts, setTexts] = useState(() => typedTexts(posted.text));
  const [errors, setErrors] = useState(posted.errors);
  const form = useRef<HTMLFormElement>(null);
  const { context, prepare, renew } = useSaveKey();
  const send = trpc.contact.send.useMutation({
    trpc: { context },
    onSuccess({ message }) {
      renew();
      setTexts(empty);
      onType("general");
      notifySuccess(message || contactMessages.sent);
    },
    // Keeps what was typed.
    onError(error) {
      setErrors(errorsByField(error));
      notifyError(sentenceFor(error));
    },
  });

  const done = send.data ?? posted.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const checked = contactInput.safeParse({ ...texts, type });
    if (checked.success) {
      setErrors({});
      prepare(checked.data);
      send.mutate(checked.data);
      return;
    }
    const found = issuesByField(checked.error);
    setErrors(found);
    const first = Object.keys(texts).find((field) => found[field] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const propsOf = (field: keyof typeof empty) => ({
    name: field,
    value: texts[field],
    error: errors[field] ?? null,
    required: true,
    disabled: send.isPending,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTexts((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _mended, ...others }) => others);
    },
  });

  return (
    <form
      ref={form}
      className={classes.form}
      method="post"
      action="#write"
      onSubmit={submit}
      noValidate
    >
      <FormCall name="contact.send" />
      <TextField label={words.name} autoComplete="name" {...propsOf("name")} />
      <TextField label={words.email} type="email" autoComplete="email" {...propsOf("email")} />
      <div className={`${fieldClasses.field} ${classes.wide}`}>
        <label htmlFor="contact-type" className={fieldClasses.label}>
          {words.type}
        </label>
        <select
          id="contact-type"
          name="type"
          className={fieldClasses.input}
          value={type}
          disabled={send.isPending}
          onChange={({ currentTarget: { value } }) => {
            const chosen = contactTypes.find((each) => each === value);
            if (chosen !== undefined) onType(chosen);
          }}
        >
          {words.types.map(({ id, type: value, label }) => (
            <option key={id} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <TextField className={classes.wide} label={words.subject} {...propsOf("subject")} />
      <TextArea className={classes.wide} label={words.message} rows={7} {...propsOf("message")} />
      <div className={`${classes.wide} ${classes.end}`}>
        <button type="submit" className={actionClass("ink", "large")} disabled={send.isPending}>
          {send.isPending ? words.sending : words.send}
        </button>
        {done && (
          <p className={classes.done} role="status">
            {done.message}
          </p>
        )}
        {posted.error && Object.keys(errors).length === 0 && (
          <p className={fieldClasses.error}>{sentenceFor(posted.error)}</p>
        )}
      </div>
    </form>
  );
}

function sentenceFor({ data, message }: FailedCall): string {
  if (!data) return contactMessages.sendFailed;
  if (data.httpStatus === 429 || message.includes("Too many")) {
    return contactMessages.tooManySubmissions;
  }
  if (message.includes("Email service")) return contactMessages.mailUnavailable;
  return message || contactMessages.notSent;
}
