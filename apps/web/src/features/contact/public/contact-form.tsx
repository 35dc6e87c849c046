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

export function ContactForm() {
  const words = useTexts(contactFormTexts);
  const posted = usePosted("contact.send");
  const [type, setType] = useState(() => typeNamed(posted.text("type")));
  const [texts, setTexts] = useState(() => typedTexts(posted.text));
  const [errors, setErrors] = useState(posted.errors);
  const form = useRef<HTMLFormElement>(null);
  const { context, prepare, renew } = useSaveKey();
  const send = trpc.contact.send.useMutation({
    trpc: { context },
    onSuccess({ message }) {
      renew();
      setTexts(empty);
      setType("general");
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
      <fieldset className={`${classes.wide} ${classes.types}`} disabled={send.isPending}>
        <legend className={fieldClasses.label}>{words.type}</legend>
        {words.inquiries.map(({ id, type: value, title, text }) => (
          <label key={id} className={classes.type}>
            <input
              type="radio"
              name="type"
              value={typeNamed(value)}
              checked={typeNamed(value) === type}
              onChange={() => setType(typeNamed(value))}
            />
            <strong>{title}</strong>
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <TextField label={words.name} autoComplete="name" {...propsOf("name")} />
      <TextField label={words.email} type="email" autoComplete="email" {...propsOf("email")} />
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

function typeNamed(name: string): ContactType {
  return contactTypes.find((each) => each === name) ?? "general";
}

function sentenceFor({ data, message }: FailedCall): string {
  if (!data) return contactMessages.sendFailed;
  if (data.httpStatus === 429 || message.includes("Too many")) {
    return contactMessages.tooManySubmissions;
  }
  if (message.includes("Email service")) return contactMessages.mailUnavailable;
  return message || contactMessages.notSent;
}
