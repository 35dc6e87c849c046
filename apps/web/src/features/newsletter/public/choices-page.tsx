import { choicesMessages as messages } from "@before-ten/contracts/newsletter/choices-messages";
import { unsubscribeMessages } from "@before-ten/contracts/newsletter/messages";
import type { SubscriberChoices, OwnHistoryEntry } from "@before-ten/contracts/newsletter/output";
import {
  choicesHistoryTexts,
  choicesTexts,
} from "@before-ten/contracts/site/texts/newsletter/choices";
import type { FormEvent } from "react";
import { pauseDays } from "@before-ten/contracts/newsletter/rules";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import { needsScripts } from "../../../lib/page/come-alive.ts";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import classes from "./choices.module.css";
import { LinkForm } from "./link-form.tsx";
import { historyLine, moment, longDay } from "./history-lines.ts";

/** A subscriber's own page, linked in every mail to them; shown below its hero. */
export function ChoicesPage({ token }: { token: string | undefined }) {
  const texts = useTexts(choicesTexts);
  const { data, error, refetch } = trpc.newsletter.choices.useQuery(
    { token: token ?? "" },
    // The subscriber's changes return the new state, so refetching isn't needed.
    { enabled: token !== undefined, retry: false, staleTime: Infinity },
  );
  if (data !== undefined && token !== undefined)
    return <LoadedChoices token={token} choices={data} />;
  if (token === undefined || error !== null) {
    const isLost = error !== null && error.data?.httpStatus !== 400;
    const text = error && errorSentence(error, { failed: messages.loadFailed });
    return (
      <div className={classes.alone}>
        <Notice title={unsubscribeMessages.errorTitle} text={text ?? messages.invalidLink}>
          {isLost && (
            <button type="button" className={actionClass("ink")} onClick={() => void refetch()}>
              {texts.again}
            </button>
          )}
          <a href={pathTo("/contact")} className={actionClass("outline")}>
            {texts.toContact}
          </a>
        </Notice>
        {!isLost && <LinkForm />}
      </div>
    );
  }
  return (
    <div {...needsScripts} className={classes.alone}>
      <Loading label={texts.loading} />
    </div>
  );
}

interface LoadedProps {
  token: string;
  choices: SubscriberChoices;
}

export function LoadedChoices({ token, choices }: LoadedProps) {
  const texts = useTexts(choicesTexts);
  const { email, status } = choices;
  return (
    <>
      <Section id="topics" title={texts.topicsTitle} beside>
        <p className={classes.address}>
          {texts.address} <strong>{email}</strong>
        </p>
        {status !== "active" && (
          <p className={classes.state}>
            {messages.states[status]}{" "}
            {status !== "pending" && (
              <a href={pathTo("/", { hash: "newsletter" })}>{texts.toNewsletter}</a>
            )}
          </p>
        )}
        <ChoicesForm token={token} choices={choices} />
      </Section>
      {status === "active" && (
        <Section id="pause" title={texts.pauseTitle} ground="gold" beside>
          <PauseForm token={token} pausedUntil={choices.pausedUntil} />
        </Section>
      )}
      <Section id="leave" title={texts.leaveTitle} beside>
        <LeaveForm token={token} hasLeft={status === "unsubscribed"} />
      </Section>
      <Section id="history" title={texts.historyTitle} ground="ink" beside>
        <OwnHistory history={choices.history} />
      </Section>
    </>
  );
}

/** All consents and changes, latest first. */
function OwnHistory({ history }: { history: readonly OwnHistoryEntry[] }) {
  const topics = useTexts(choicesTexts);
  const texts = useTexts(choicesHistoryTexts);
  if (history.length === 0) return <p>{topics.historyEmpty}</p>;
  return (
    <ol className={classes.history}>
      {history.map((entry, index) => {
        const { title, text } = historyLine(entry, { texts, topics });
        return (
          // Two changes may have the same timestamp, and the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{title}</strong>
            {text !== undefined && <span>{text}</span>}
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </li>
        );
      })}
    </ol>
  );
}

interface LeaveFormProps {
  token: string;
  hasLeft: boolean;
}

function LeaveForm({ token, hasLeft }: LeaveFormProps) {
  const texts = useTexts(choicesTexts);
  const utils = trpc.useUtils();
  const posted = usePosted("newsletter.unsubscribe");
  const leave = trpc.newsletter.unsubscribe.useMutation({
    onSuccess: () => utils.newsletter.choices.invalidate({ token }),
  });

  const failure = leave.error ?? posted.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!leave.isPending) leave.mutate({ token });
  }

  return (
    <form className={classes.form} method="post" action="#leave" onSubmit={submit}>
      <FormCall name="newsletter.unsubscribe" input={{ token }} />
      <p role="status">{hasLeft ? unsubscribeMessages.alreadyUnsubscribed : texts.leaveText}</p>
      {!hasLeft && (
        <div className={classes.end}>
          <button type="submit" className={actionClass("outline")} disabled={leave.isPending}>
            {texts.leave}
          </button>
        </div>
      )}
      {failure && (
        <p role="alert" className={classes.error}>
          {errorSentence(failure, { failed: unsubscribeMessages.failed })}
        </p>
      )}
    </form>
  );
}

interface PauseFormProps {
  token: string;
  pausedUntil: string | null;
}

function PauseForm({ token, pausedUntil }: PauseFormProps) {
  const texts = useTexts(choicesTexts);
  const utils = trpc.useUtils();
  const posted = usePosted("newsletter.setPause");
  const save = trpc.newsletter.setPause.useMutation({
    onSuccess: (answer) => utils.newsletter.choices.setData({ token }, answer.choices),
  });
  const isPaused = pausedUntil !== null;
  const done = save.data ?? posted.data;
  const failure = save.error ?? posted.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate({ token, paused: !isPaused });
  }

  return (
    <form className={classes.form} method="post" action="#pause" onSubmit={submit}>
      <FormCall name="newsletter.setPause" input={{ token, paused: String(!isPaused) }} />
      <p>
        {isPaused
          ? texts.pausedText({ day: longDay(pausedUntil) })
          : texts.pauseText({ days: pauseDays })}
      </p>
      <div className={classes.end}>
        <button type="submit" className={actionClass("ink")} disabled={save.isPending}>
          {isPaused ? texts.resume : texts.pause({ days: pauseDays })}
        </button>
        <p role="status">{done?.message}</p>
      </div>
      {failure && (
        <p role="alert" className={classes.error}>
          {errorSentence(failure, { failed: messages.saveFailed })}
        </p>
      )}
    </form>
  );
}
