import { choicesMessages as messages } from "@before-ten/contracts/newsletter/choices-messages";
import { pauseDays } from "@before-ten/contracts/newsletter/rules";
import type { FormEvent } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import classes from "./choices.module.css";
import { longDay } from "./history-lines.ts";

interface PauseFormProps {
  token: string;
  pausedUntil: string | null;
}

export function PauseForm({ token, pausedUntil }: PauseFormProps) {
  const utils = trpc.useUtils();
  const save = trpc.newsletter.setPause.useMutation({
    onSuccess: (answer) => utils.newsletter.choices.setData({ token }, answer.choices),
  });
  const isPaused = pausedUntil !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ token, paused: !isPaused });
  }

  return (
    <form className={classes.form} method="post" onSubmit={submit}>
      <p>
        {isPaused
          ? `You won't get the newsletter until ${longDay(pausedUntil)}. After that it starts again by itself.`
          : `Too much at the moment? We'll send you nothing for ${pauseDays} days, then start again.`}
      </p>
      <div className={classes.end}>
        <button type="submit" className={actionClass("ink")} disabled={save.isPending}>
          {isPaused ? "Start again now" : `Pause for ${pauseDays} days`}
        </button>
        <p role="status">{save.isSuccess && save.data.message}</p>
      </div>
      {save.error && (
        <p role="alert" className={classes.error}>
          {errorSentence(save.error, { failed: messages.saveFailed })}
        </p>
      )}
    </form>
  );
}
