import { resetPasswordInput } from "@before-ten/contracts/auth/input";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { passwordLength } from "@before-ten/contracts/auth/rules";
import { resetPasswordTexts } from "@before-ten/contracts/site/texts/accounts/reset-password";
import { type FormEvent, useState } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { needsScripts } from "../../../lib/page/come-alive.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { MadeKeysSection } from "./made-keys-section.tsx";
import classes from "./account.module.css";

/** The page a mailed link opens to choose a new password. Opening it doesn't use up the link. */
export function ResetPasswordPage({ token }: { token: string }) {
  const texts = useTexts(resetPasswordTexts);
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const posted = usePosted("auth.resetPassword");
  const [fault, setFault] = useState(
    posted.error && errorSentence(posted.error, { failed: authMessages.requestFailed }),
  );
  const reset = trpc.auth.resetPassword.useMutation({
    // The answer's token may revoke API keys, so it must not stay in the cache.
    gcTime: 0,
    onError: (failure) => setFault(errorSentence(failure, { failed: authMessages.requestFailed })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reset.isPending) return;
    const checked = resetPasswordInput.safeParse({ token, password });
    if (checked.success) reset.mutate(checked.data);
    setFault(
      checked.error
        ? (issuesByField(checked.error)["password"] ?? authMessages.requestFailed)
        : null,
    );
  }

  const done = reset.data ?? posted.data;
  if (done) {
    const { message } = done;
    // Without scripts they are revoked in the admin area.
    const madeKeys = reset.data?.madeKeys;
    return (
      <>
        <MessagePage kind="success" title={texts.doneTitle} text={message}>
          <a href={pathTo("/admin/login")} className={actionClass("gold", "large")}>
            {texts.toLogin}
          </a>
        </MessagePage>
        {madeKeys && <MadeKeysSection {...madeKeys} />}
      </>
    );
  }
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Section id="reset-password" title={texts.formTitle} beside>
        <form className={classes.form} method="post" onSubmit={submit} noValidate>
          <FormCall name="auth.resetPassword" input={{ token }} />
          <TextField
            label={texts.password({ min: passwordLength.min })}
            type={isShown ? "text" : "password"}
            name="password"
            autoComplete="new-password"
            required
            value={password}
            error={fault}
            disabled={reset.isPending}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value);
              setFault(null);
            }}
          />
          <label {...needsScripts} className={classes.check}>
            <input
              type="checkbox"
              checked={isShown}
              onChange={({ currentTarget }) => setShown(currentTarget.checked)}
            />
            {texts.showPassword}
          </label>
          <button type="submit" className={actionClass("ink", "large")} disabled={reset.isPending}>
            {reset.isPending ? texts.saving : texts.save}
          </button>
          <p>
            {texts.tooOld} <a href={pathTo("/forgot-password")}>{texts.toForgotPassword}</a>
          </p>
        </form>
      </Section>
    </>
  );
}
