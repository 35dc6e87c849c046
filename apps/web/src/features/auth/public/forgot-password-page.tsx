import { forgotPasswordInput } from "@before-ten/contracts/auth/input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { forgotPasswordTexts } from "@before-ten/contracts/site/texts/accounts/forgot-password";
import { type FormEvent, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import classes from "./account.module.css";

/** Requests a mail with a link to reset the password. The answer is the same for every address. */
export function ForgotPasswordPage() {
  const texts = useTexts(forgotPasswordTexts);
  const posted = usePosted("auth.forgotPassword");
  const [email, setEmail] = useState(posted.text("email"));
  const [fault, setFault] = useState(
    posted.error && errorSentence(posted.error, { failed: authMessages.requestFailed }),
  );
  const request = trpc.auth.forgotPassword.useMutation({
    onError: (failure) => setFault(errorSentence(failure, { failed: authMessages.requestFailed })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    const checked = forgotPasswordInput.safeParse({ email });
    setFault(checked.error ? (issuesByField(checked.error)["email"] ?? null) : null);
    if (checked.success) request.mutate(checked.data);
  }

  const done = request.data ?? posted.data;
  if (done) {
    return (
      <MessagePage kind="success" title={texts.doneTitle} text={done.message}>
        <a href={pathTo("/admin/login")} className={actionClass("gold", "large")}>
          {texts.toLogin}
        </a>
      </MessagePage>
    );
  }
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Section id="forgot-password" title={texts.formTitle} beside>
        <form className={classes.form} method="post" onSubmit={submit} noValidate>
          <FormCall name="auth.forgotPassword" />
          <TextField
            label={texts.email}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            error={fault}
            disabled={request.isPending}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setFault(null);
            }}
          />
          <button
            type="submit"
            className={actionClass("ink", "large")}
            disabled={request.isPending}
          >
            {request.isPending ? texts.sending : texts.send}
          </button>
        </form>
      </Section>
    </>
  );
}
