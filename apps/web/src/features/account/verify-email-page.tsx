import { unsubscribeMessages } from "@before-ten/contracts/messages";
import { authMessages } from "@before-ten/contracts/auth-messages";
import { Link } from "@tanstack/react-router";
import { failureSentence } from "../../lib/failed-call.ts";
import { trpc } from "../../lib/trpc.ts";
import { useOnceVisible } from "../../lib/use-once-visible.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";

/** Where the link of the mail leads that asks whether an address is its account's. */
export function VerifyEmailPage({ token }: { token: string }) {
  const verify = trpc.auth.verifyEmail.useMutation();
  useOnceVisible(token, () => verify.mutate({ token }));

  if (verify.isError) {
    return (
      <MessagePage
        title={unsubscribeMessages.errorTitle}
        text={failureSentence(verify.error, { failed: authMessages.requestFailed })}
      >
        <Link to="/contact" className={actionClass("gold", "large")}>
          Write to us
        </Link>
      </MessagePage>
    );
  }
  if (!verify.isSuccess) return <MessagePage title={unsubscribeMessages.processing} busy />;
  return (
    <MessagePage title="Thank you" text={verify.data.message}>
      <Link to="/" className={actionClass("gold", "large")}>
        Go to the start page
      </Link>
    </MessagePage>
  );
}
