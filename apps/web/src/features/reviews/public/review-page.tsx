import { reviewMessages as messages } from "@before-ten/contracts/reviews/messages";
import type { OwnReview } from "@before-ten/contracts/reviews/output";
import { reviewLengths, reviewWithinDays, scores } from "@before-ten/contracts/reviews/rules";
import { reviewTexts } from "@before-ten/contracts/site/texts/events/review";
import { consentTexts } from "@before-ten/contracts/site/texts/newsletter/consent";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { pathTo } from "../../../lib/site-path.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import type { FailedCall } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import { TextArea, TextField } from "../../../ui/field/text-field.tsx";
import { MessagePage } from "../../../ui/message-page.tsx";
import { PageHero } from "../../../ui/page-hero.tsx";
import { Section } from "../../../ui/section.tsx";
import classes from "./review-page.module.css";

interface ReviewPageProps {
  token: string | undefined;
  /** Undefined: it couldn't be read. */
  own: OwnReview | undefined;
  error: FailedCall | null;
}

/** The question after a party, linked in its last mail. Its forms are posted without scripts. */
export function ReviewPage({ token, own, error }: ReviewPageProps) {
  const texts = useTexts(reviewTexts);
  const withdrawn = usePosted("reviews.withdraw").data;
  if (withdrawn !== undefined) {
    return (
      <MessagePage kind="success" title={texts.deletedTitle} text={withdrawn.message}>
        <EventsLink />
      </MessagePage>
    );
  }
  if (token === undefined || own === undefined) {
    const isLost = error !== null && error.data?.httpStatus !== 400;
    const text = isLost ? texts.failedText : texts.invalidText({ days: reviewWithinDays });
    return (
      <MessagePage title={texts.errorTitle} text={text}>
        <EventsLink />
      </MessagePage>
    );
  }
  const { eventName, canChange, review } = own;
  return (
    <>
      <PageHero
        title={texts.title}
        lead={eventName === null ? texts.leadAlone : texts.lead({ party: eventName })}
      />
      {canChange && (
        <Section id="answer" title={texts.answerTitle} beside>
          <ReviewForm token={token} review={review} />
        </Section>
      )}
      {review !== null && (
        <Section id="delete" title={texts.deleteTitle} beside>
          {!canChange && review.sentence !== "" && (
            <blockquote className={classes.said}>{review.sentence}</blockquote>
          )}
          <WithdrawForm token={token} />
        </Section>
      )}
    </>
  );
}

function EventsLink() {
  return (
    <a href={pathTo("/events")} className={actionClass("gold", "large")}>
      {useTexts(reviewTexts).toEvents}
    </a>
  );
}

function ReviewForm({ token, review }: { token: string; review: OwnReview["review"] }) {
  const texts = useTexts(reviewTexts);
  const { quote } = useTexts(consentTexts);
  const { data, error, errors, text } = usePosted("reviews.save");
  const score = error === null ? String(review?.score ?? "") : text("score");
  const typed = (field: "sentence" | "firstName") =>
    error === null ? (review?.[field] ?? "") : text(field);
  return (
    <form className={classes.form} method="post" action="#answer">
      <FormCall name="reviews.save" input={{ token }} />
      {data !== undefined && (
        <p role="status" className={classes.done}>
          {data.message}
        </p>
      )}
      {error !== null && Object.keys(errors).length === 0 && (
        <p role="alert" className={classes.error}>
          {errorSentence(error, { failed: messages.saveFailed })}
        </p>
      )}
      <fieldset className={classes.scores} aria-describedby="score-error">
        <legend>{texts.score}</legend>
        <div className={classes.row}>
          {scores.map((each) => (
            <label key={each} className={classes.score}>
              <input
                type="radio"
                name="score"
                value={each}
                defaultChecked={score === String(each)}
                required
              />
              <span>{each}</span>
            </label>
          ))}
        </div>
        <p className={classes.ends}>
          <span>{texts.worst}</span>
          <span>{texts.best}</span>
        </p>
        <p id="score-error" className={classes.error}>
          {errors["score"]}
        </p>
      </fieldset>
      <TextArea
        label={texts.sentence}
        name="sentence"
        rows={3}
        maxLength={reviewLengths.sentence}
        defaultValue={typed("sentence")}
        error={errors["sentence"]}
      />
      <TextField
        label={texts.firstName}
        name="firstName"
        autoComplete="given-name"
        maxLength={reviewLengths.firstName}
        defaultValue={typed("firstName")}
        error={errors["firstName"]}
      />
      <label className={classes.consent}>
        <input
          type="checkbox"
          name="mayQuote"
          value="true"
          defaultChecked={error === null ? review?.mayQuote : text("mayQuote") === "true"}
        />
        <span>{quote}</span>
      </label>
      <div>
        <button type="submit" className={actionClass("ink", "large")}>
          {review === null ? texts.save : texts.saveAgain}
        </button>
      </div>
      <p className={classes.note}>
        {texts.until({ days: reviewWithinDays })} {texts.without}
      </p>
    </form>
  );
}

function WithdrawForm({ token }: { token: string }) {
  const texts = useTexts(reviewTexts);
  const { error } = usePosted("reviews.withdraw");
  return (
    <form className={classes.form} method="post" action="#delete">
      <FormCall name="reviews.withdraw" input={{ token }} />
      <p>{texts.deleteText}</p>
      <div>
        <button type="submit" className={actionClass("outline")}>
          {texts.delete}
        </button>
      </div>
      {error !== null && (
        <p role="alert" className={classes.error}>
          {errorSentence(error, { failed: messages.withdrawFailed })}
        </p>
      )}
    </form>
  );
}
