import { acceptInvitationInput } from "@before-ten/contracts/auth/input";
import { invitationMessages as messages } from "@before-ten/contracts/auth/invitation-messages";
import type { AccountUser, OpenInvitation } from "@before-ten/contracts/auth/output";
import { passwordLength } from "@before-ten/contracts/auth/rules";
import { invitationTexts } from "@before-ten/contracts/site/texts/accounts/invitation";
import { invitedToTexts } from "@before-ten/contracts/site/texts/accounts/invited-to";
import { type FormEvent, useState } from "react";
import { forgetDraftsOf } from "../../../admin/form/draft/use-form-draft.ts";
import { errorSentence, errorsByField, issuesByField } from "../../../lib/api/call-error.ts";
import { clearSession, rememberLogout, saveSession, useSession } from "../../../lib/api/session.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { needsScripts } from "../../../lib/page/come-alive.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { MessagePage } from "../../../ui/message-page.tsx";
import { NeedsScripts } from "../../../ui/field/needs-scripts.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import classes from "./account.module.css";

/** The page an invitation links to. Opening it doesn't use up the link. */
export function InvitationPage({ token }: { token: string | undefined }) {
  const texts = useTexts(invitationTexts);
  const { data, error, refetch } = trpc.invitations.find.useQuery(
    { token: token ?? "" },
    { enabled: token !== undefined, retry: false, staleTime: Infinity },
  );
  if (data !== undefined && token !== undefined) return <Invited token={token} invitation={data} />;
  if (token !== undefined && error === null) return <MessagePage title={texts.loading} busy />;
  const isLost = error !== null && error.data?.httpStatus !== 400;
  const text = error && errorSentence(error, { failed: messages.loadFailed });
  return (
    <MessagePage title={texts.failedTitle} text={text ?? messages.invalid}>
      {isLost && (
        <button type="button" className={actionClass("gold")} onClick={() => void refetch()}>
          {texts.again}
        </button>
      )}
      <a href={pathTo("/")} className={actionClass("outline")}>
        {texts.toHome}
      </a>
    </MessagePage>
  );
}

function Invited({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const texts = useTexts(invitationTexts);
  const tasks = useTexts(invitedToTexts);
  const { email, adminRole, places, invitedBy, hasAccount } = invitation;
  const task = tasks[adminRole];
  const session = useSession();
  if (typeof session === "object" && session.user.email !== email) {
    return <SignedInAsOther user={session.user} invited={email} />;
  }
  return (
    <>
      <PageHero
        title={texts.title}
        lead={texts.lead({
          name: invitedBy,
          task: places === null ? task : tasks.within({ work: task, places }),
        })}
      />
      <Section id="invitation" title={texts.formTitle} beside>
        <AcceptForm token={token} email={email} hasAccount={hasAccount} />
      </Section>
    </>
  );
}

/** Asks the signed-in user first, as accepting replaces their session. */
function SignedInAsOther({ user, invited }: { user: AccountUser; invited: string }) {
  const texts = useTexts(invitationTexts);
  const logout = trpc.auth.logout.useMutation({
    onMutate: () => rememberLogout(user.id),
    // If the server can't be reached, its session expires.
    onSettled() {
      forgetDraftsOf(user.id);
      clearSession();
    },
  });
  return (
    <MessagePage
      kind="question"
      title={texts.otherTitle}
      text={messages.otherAccount(invited, user.email)}
    >
      <button
        type="button"
        className={actionClass("gold")}
        disabled={logout.isPending}
        onClick={() => logout.mutate()}
      >
        {texts.signOut}
      </button>
      <a href={pathTo("/admin")} className={actionClass("outline")}>
        {texts.staySignedIn}
      </a>
    </MessagePage>
  );
}

interface AcceptFormProps {
  token: string;
  email: string;
  /** They may not know about the account, as someone else may have created it. */
  hasAccount: boolean;
}

function AcceptForm({ token, email, hasAccount }: AcceptFormProps) {
  const texts = useTexts(invitationTexts);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [isShown, setShown] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const accept = trpc.invitations.accept.useMutation({
    gcTime: 0,
    onSuccess(session) {
      saveSession(session);
      window.location.assign(pathTo("/admin"));
    },
    onError(error) {
      const { name: ofName, password: ofPassword } = errorsByField(error);
      const sentence = errorSentence(error, { failed: messages.acceptFailed });
      setErrors(ofName === undefined ? { password: ofPassword ?? sentence } : { name: ofName });
    },
  });
  const isBusy = accept.isPending || accept.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const checked = acceptInvitationInput.safeParse({ token, name, password });
    setErrors(checked.success ? {} : issuesByField(checked.error));
    if (checked.success) accept.mutate(checked.data);
  }

  return (
    <form className={classes.form} method="post" onSubmit={submit} noValidate>
      {hasAccount && <p>{messages.hadAccount(email)}</p>}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        required
        value={name}
        error={errors["name"] ?? null}
        disabled={isBusy}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        value={email}
      />
      <TextField
        label={texts.password({ min: passwordLength.min })}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        error={errors["password"] ?? null}
        disabled={isBusy}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <label {...needsScripts} className={classes.check}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ currentTarget }) => setShown(currentTarget.checked)}
        />
        {texts.showPassword}
      </label>
      <button type="submit" className={actionClass("ink", "large")} disabled={isBusy}>
        {isBusy ? texts.accepting : texts.accept}
      </button>
      <NeedsScripts />
    </form>
  );
}
