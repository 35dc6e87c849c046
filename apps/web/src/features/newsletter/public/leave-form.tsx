import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import type { FormEvent } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import classes from "./choices.module.css";

interface LeaveFormProps {
  token: string;
  hasLeft: boolean;
}

export function LeaveForm({ token, hasLeft }: LeaveFormProps) {
  const utils = trpc.useUtils();
  const leave = trpc.newsletter.unsubscribe.useMutation({
    onSuccess: () => utils.newsletter.choices.invalidate({ token }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!leave.isPending) leave.mutate({ token });
  }

  return (
    <form className={classes.form} method="post" onSubmit={submit}>
      <p role="status">
        {hasLeft
          ? unsubscribeMessages.alreadyUnsubscribed
          : "Unsubscribing takes effect immediately. You can come back at any time by signing up again."}
      </p>
      {!hasLeft && (
        <div className={classes.end}>
          <button type="submit" className={actionClass("outline")} disabled={leave.isPending}>
            Unsubscribe
          </button>
        </div>
      )}
      {leave.error && (
        <p role="alert" className={classes.error}>
          {errorSentence(leave.error, { failed: unsubscribeMessages.failed })}
        </p>
      )}
    </form>
  );
}
