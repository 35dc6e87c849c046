import "../../../styles/admin.css";
import { loginInput } from "@before-ten/contracts/auth/input";
import type { PendingSignIn } from "@before-ten/contracts/auth/output";
import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { authMessages } from "@before-ten/contracts/auth/messages";
import {
  Anchor,
  Button,
  Paper,
  PasswordInput,
  Stack,
  TextInput,
  Title,
  Divider,
} from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { IconFingerprint } from "@tabler/icons-react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { returnPlaceOf } from "../../../lib/return-place.ts";
import { type Session, saveSession, useSession } from "../../../lib/api/session.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { ClubMark } from "../../../ui/drawings/club-mark.tsx";
import { NeedsScripts } from "../../../ui/field/needs-scripts.tsx";
import classes from "./login-page.module.css";
import { SecondStep } from "./second-step.tsx";
import { passkeyErrorSentence, signWithPasskey } from "../../../lib/api/passkeys.ts";

export function LoginPage() {
  const session = useSession();
  const { name, tagline } = useTexts(brandTexts);
  if (typeof session === "object" && session.user.role === "admin") return <ToAdminPage />;
  return (
    <main className={classes.page}>
      <div className={classes.club} data-ground="dark">
        <p className={classes.name}>
          <ClubMark width={48} />
        </p>
        <p className={classes.tagline}>{tagline}</p>
      </div>
      <Paper className={classes.card} withBorder p="xl">
        <Stack gap="lg">
          <Title order={1} size="h2">
            Sign in to {name}
          </Title>
          <LoginForm />
          <Anchor component={Link} to="/" size="sm">
            Back to the site
          </Anchor>
        </Stack>
      </Paper>
    </main>
  );
}

/** Goes to the page that asked to sign in. */
function ToAdminPage() {
  const router = useRouter();
  useEffect(() => {
    const href = returnPlaceOf(router.latestLocation) ?? "/admin";
    void router.navigate({ href, replace: true });
  }, [router]);
  return null;
}

function LoginForm() {
  const [pending, setPending] = useState<PendingSignIn>();
  return pending === undefined ? (
    <PasswordStep onPending={setPending} />
  ) : (
    <SecondStep pending={pending} onSignedIn={enter} onStartAgain={() => setPending(undefined)} />
  );
}

/** The page redirects once there is a session. */
function enter(session: Session) {
  if (session.user.role !== "admin") {
    notifyError(authMessages.adminOnly);
    return;
  }
  saveSession(session);
  notifySuccess(authMessages.welcomeBack);
}

function PasswordStep({ onPending }: { onPending: (pending: PendingSignIn) => void }) {
  const { field, refused } = useFormErrors();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    validate: schemaResolver(loginInput, { sync: true }),
  });
  const login = trpc.auth.login.useMutation({
    onSuccess(answer) {
      if ("secondFactor" in answer) onPending(answer.secondFactor);
      else enter(answer);
    },
    // The address stays as typed.
    onError(error) {
      const sentence = errorSentence(error, { failed: authMessages.loginFailed });
      form.setFieldValue("password", "");
      notifyError(sentence);
      if (error.data?.httpStatus !== 401) return;
      form.setFieldError("password", sentence);
      refused();
    },
  });
  return (
    <form
      ref={field}
      method="post"
      noValidate
      onSubmit={form.onSubmit((credentials) => login.mutate(credentials))}
    >
      <Stack gap="md">
        <NeedsScripts />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          key={form.key("email")}
          {...form.getInputProps("email")}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={{ "aria-label": "Show or hide password", tabIndex: 0 }}
          key={form.key("password")}
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps("password")}
        />
        <Button type="submit" fullWidth loading={login.isPending}>
          {login.isPending ? "Signing in..." : "Sign in"}
        </Button>
        <Anchor component={Link} to="/forgot-password" size="sm">
          Forgot your password?
        </Anchor>
        <PasskeySignIn onSignedIn={enter} />
      </Stack>
    </form>
  );
}

/** Signs in with a passkey alone, as it verifies a fingerprint or PIN. */
function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const options = trpc.auth.passkeyOptions.useMutation();
  const signIn = trpc.auth.loginByPasskey.useMutation();
  async function start() {
    setIsBusy(true);
    try {
      const passkey = await signWithPasskey(await options.mutateAsync());
      onSignedIn(await signIn.mutateAsync({ passkey }));
    } catch (error) {
      notifyError(passkeyErrorSentence(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      <Divider label="or" />
      <Button
        variant="default"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => void start()}
      >
        Use a passkey
      </Button>
    </>
  );
}
