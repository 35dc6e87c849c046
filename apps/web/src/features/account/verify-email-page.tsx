import { Link } from "@tanstack/react-router";
import { trpc } from "../../lib/trpc.ts";
import { actionClass } from "../../ui/action.ts";
import { MessagePage } from "../../ui/message-page.tsx";
import { MailedLinkPage } from "./mailed-link-page.tsx";

/** Where the link of the mail leads that asks whether an address is its account's, or is to be. */
export function VerifyEmailPage({ token }: { token: string }) {
  const { mutate, data, isPending, error } = trpc.auth.verifyEmail.useMutation();
  if (data) {
    return (
      <MessagePage title="Thank you" text={data.message}>
        <Link to="/" className={actionClass("gold", "large")}>
          Go to the start page
        </Link>
      </MessagePage>
    );
  }
  return (
    <MailedLinkPage
      title="Is this your address?"
      text="Confirm that you read the mails which are sent to it."
      action="Yes, it is mine"
      onConfirm={() => mutate({ token })}
      isPending={isPending}
      error={error}
      waysOn={
        <Link to="/contact" className={actionClass("gold", "large")}>
          Write to us
        </Link>
      }
    />
  );
}
