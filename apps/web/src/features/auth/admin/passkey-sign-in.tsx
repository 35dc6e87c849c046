import { Button, Divider } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { notifyError } from "../../../lib/notify.ts";
import { passkeyErrorSentence, signWithPasskey } from "../../../lib/api/passkeys.ts";
import type { Session } from "../../../lib/api/session.ts";
import { trpc } from "../../../lib/api/trpc.ts";

/** Signs in with a passkey alone, as it verifies a fingerprint or PIN. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
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
