import "../../../styles/admin.css";
import { loginInput } from "@before-ten/contracts/auth/input";
import { brand } from "@before-ten/contracts/shared/brand";
import { authMessages } from "@before-ten/contracts/auth/messages";
import {
  Anchor,
  Button,
  Group,
  Paper,
  PasswordInput,
  Stack,
  TextInput,
  Title,
} from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { returnPlaceOf } from "../../../lib/return-place.ts";
import { saveSession, useSession } from "../../../lib/session.ts";
import { trpc } from "../../../lib/trpc.ts";
import { Arc } from "../../../ui/arc.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts.tsx";
import classes from "./login-page.module.css";

export function LoginPage() {
  const session = useSession();
  if (typeof session === "object" && session.user.role === "admin") return <ToAdminPage />;
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder p="xl">
        <Stack gap="lg">
          <div>
            <Arc width={72} progress={1} />
            <Title order={1} size="h2" mt="sm">
              Sign in to {brand.name}
            </Title>
          </div>
          <LoginForm />
          <Anchor component={Link} to="/" size="sm">
            Back to the site
          </Anchor>
        </Stack>
      </Paper>
    </main>
  );
}

/** To where one was asked to sign in. */
function ToAdminPage() {
  const router = useRouter();
  useEffect(() => {
    const href = returnPlaceOf(router.latestLocation) ?? "/admin";
    void router.navigate({ href, replace: true });
  }, [router]);
  return null;
}

function LoginForm() {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { email: "", password: "" },
    validate: schemaResolver(loginInput, { sync: true }),
  });
  const login = trpc.auth.login.useMutation({
    onSuccess(session) {
      if (session.user.role !== "admin") {
        notifyError(authMessages.adminOnly);
        return;
      }
      // The page leads on by itself.
      saveSession(session);
      notifySuccess(authMessages.welcomeBack);
    },
    // The address stays as it was typed.
    onError(error) {
      form.setFieldValue("password", "");
      notifyError(errorSentence(error, { failed: authMessages.loginFailed }));
    },
  });
  return (
    <form
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
          visibilityToggleButtonProps={{ "aria-label": "Show or hide the password", tabIndex: 0 }}
          key={form.key("password")}
          aria-invalid={form.errors.password !== undefined}
          {...form.getInputProps("password")}
        />
        <Group justify="space-between">
          <Button type="submit" loading={login.isPending}>
            {login.isPending ? "Signing in..." : "Sign in"}
          </Button>
          <Anchor component={Link} to="/forgot-password" size="sm">
            Forgot your password?
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
