import { campaignTopics } from "@before-ten/contracts/campaigns/rules";
import { choicesFormInput } from "@before-ten/contracts/newsletter/choices-input";
import { choicesMessages as messages } from "@before-ten/contracts/newsletter/choices-messages";
import type { SubscriberChoices } from "@before-ten/contracts/newsletter/output";
import { activeCountries, countryOf } from "@before-ten/contracts/shared/countries";
import { choicesTexts } from "@before-ten/contracts/site/texts/newsletter/choices";
import { type FormEvent, useRef, useState, useId } from "react";
import { errorSentence, issuesByField } from "../../../lib/api/call-error.ts";
import { FormCall, usePosted } from "../../../lib/page/posted-form.tsx";
import { useTexts } from "../../../lib/site-texts.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { actionClass } from "../../../ui/action.ts";
import classes from "./choices.module.css";

interface ChoicesFormProps {
  token: string;
  choices: SubscriberChoices;
}

/** Topics and countries. If none were chosen yet, all are checked, as subscribers get them all. */
export function ChoicesForm({ token, choices }: ChoicesFormProps) {
  const texts = useTexts(choicesTexts);
  const offered = activeCountries();
  const ofOffered = (chosen: readonly string[]) => offered.filter((code) => chosen.includes(code));
  const utils = trpc.useUtils();
  const posted = usePosted("newsletter.setChoices");
  const [topics, setTopics] = useState(() =>
    chosenOf(posted.list("topics"), campaignTopics, allOr(choices.topics, campaignTopics)),
  );
  const [countries, setCountries] = useState(() =>
    chosenOf(posted.list("countries"), offered, allOr(ofOffered(choices.countries), offered)),
  );
  const [errors, setErrors] = useState<Record<string, string>>(() => listErrors(posted.errors));
  const form = useRef<HTMLFormElement>(null);
  const save = trpc.newsletter.setChoices.useMutation({
    onSuccess: (answer) => utils.newsletter.choices.setData({ token }, answer.choices),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    const checked = choicesFormInput.safeParse({ topics, countries });
    if (!checked.success) {
      const found = issuesByField(checked.error);
      setErrors(found);
      form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}[]"]`)?.focus();
      return;
    }
    save.mutate({
      token,
      topics: noneIfAll(topics, campaignTopics),
      countries: noneIfAll(countries, offered),
    });
  }

  const done = save.data ?? posted.data;
  const failure = save.error ?? posted.error;

  function changed() {
    setErrors({});
    save.reset();
  }

  return (
    <form
      ref={form}
      className={classes.form}
      method="post"
      action="#topics"
      onSubmit={submit}
      noValidate
    >
      <FormCall name="newsletter.setChoices" input={{ token }} />
      <CheckboxList
        legend={texts.topics}
        name="topics"
        error={errors["topics"]}
        options={campaignTopics.map((topic) => ({
          value: topic,
          label: texts[topic],
          description: texts[`${topic}Text` as const],
        }))}
        chosen={topics}
        onChange={(chosen) => {
          setTopics(chosen);
          changed();
        }}
      />
      <CheckboxList
        legend={texts.countries}
        name="countries"
        error={errors["countries"]}
        options={offered.map((code) => ({ value: code, label: countryOf(code).name }))}
        chosen={countries}
        onChange={(chosen) => {
          setCountries(chosen);
          changed();
        }}
      />
      <div className={classes.end}>
        <button type="submit" className={actionClass("ink")} disabled={save.isPending}>
          {save.isPending ? texts.saving : texts.save}
        </button>
        <p role="status">{done?.message}</p>
      </div>
      {failure && Object.keys(errors).length === 0 && (
        <p role="alert" className={classes.error}>
          {errorSentence(failure, { failed: messages.saveFailed })}
        </p>
      )}
    </form>
  );
}

/** What was chosen in a list that was posted and refused, or else what is stored. */
function chosenOf<Item extends string>(
  posted: readonly string[],
  all: readonly Item[],
  stored: readonly Item[],
): readonly Item[] {
  const chosen = all.filter((item) => posted.includes(item));
  return chosen.length === 0 ? stored : chosen;
}

/** A form posts no empty list, so the server only tells that it is missing. */
function listErrors(posted: Record<string, string>): Record<string, string> {
  return {
    ...(posted["topics"] !== undefined && { topics: messages.chooseTopic }),
    ...(posted["countries"] !== undefined && { countries: messages.chooseCountry }),
  };
}

/** Choosing all is stored as an empty list, so that it includes later additions. */
function allOr<Item>(chosen: readonly Item[], all: readonly Item[]): readonly Item[] {
  return chosen.length === 0 ? all : chosen;
}

function noneIfAll<Item>(chosen: readonly Item[], all: readonly Item[]): Item[] {
  return chosen.length === all.length ? [] : [...chosen];
}

interface CheckboxListProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; description?: string }[];
  chosen: readonly Value[];
  /** The chosen values are in the order of the options. */
  onChange: (chosen: Value[]) => void;
  error: string | undefined;
}

function CheckboxList<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
  error,
}: CheckboxListProps<Value>) {
  const id = useId();
  function toggle(toggled: Value) {
    const isOn = (value: Value) => chosen.includes(value) !== (value === toggled);
    onChange(options.map(({ value }) => value).filter(isOn));
  }
  return (
    <fieldset className={classes.list} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {options.map(({ value, label, description }) => (
        <label key={value} className={classes.option}>
          <input
            type="checkbox"
            name={`${name}[]`}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={error !== undefined}
            onChange={() => toggle(value)}
          />
          <span>
            {label}
            {description !== undefined && <small>{description}</small>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
