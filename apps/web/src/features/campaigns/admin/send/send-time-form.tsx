import { activeCountries, countryOf, isCountryCode } from "@before-ten/contracts/shared/countries";
import { Button, Checkbox, NativeSelect, Radio, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import { useFormErrors } from "../../../../admin/form/use-form-errors.ts";
import { type SendValues, momentError, ownZone } from "./send-values.ts";

interface SendTimeFormProps {
  values: SendValues;
  onChange: (values: SendValues) => void;
  onContinue: () => void;
  onClose: () => void;
}

/** Chooses when a campaign is sent and whether opens are counted. */
export function SendTimeForm({ values, onChange, onContinue, onClose }: SendTimeFormProps) {
  const [error, setError] = useState<string>();
  const [openedAt] = useState(() => new Date());
  const { field, refused } = useFormErrors();
  const { at, moment, country, countsOpens } = values;
  const isLocal = at === "local";

  function change(changed: Partial<SendValues>) {
    setError(undefined);
    onChange({ ...values, ...changed });
  }

  function submit(submission: FormEvent) {
    submission.preventDefault();
    const found = momentError(values, new Date());
    setError(found);
    if (found === undefined) onContinue();
    else refused();
  }

  return (
    <form ref={field} noValidate aria-label="When it goes out" onSubmit={submit}>
      <Stack>
        <Radio.Group
          label="When does it go out?"
          value={at}
          onChange={(chosen) =>
            change({ at: chosen === "instant" || chosen === "local" ? chosen : "now" })
          }
        >
          <Stack gap="xs" pt="sm">
            <Radio value="now" label="Now" data-autofocus />
            <Radio
              value="instant"
              label="At a day and time"
              description={`By your own clock: ${ownZone(openedAt)}`}
            />
            <Radio
              value="local"
              label="At a local time"
              description="By the clock of the country each subscriber lives in"
            />
          </Stack>
        </Radio.Group>
        {at !== "now" && (
          <TextInput
            type="datetime-local"
            label={isLocal ? "Local day and time" : "Day and time"}
            required
            maw="18rem"
            value={moment}
            error={error}
            onChange={({ currentTarget }) => change({ moment: currentTarget.value })}
          />
        )}
        {isLocal && (
          <NativeSelect
            label="Time zone where the country isn't known"
            maw="18rem"
            data={activeCountries(country).map((code) => ({
              value: code,
              label: countryOf(code).name,
            }))}
            value={country}
            onChange={({ currentTarget: { value } }) => {
              if (isCountryCode(value)) change({ country: value });
            }}
          />
        )}
        <Checkbox
          label="Count opens (unreliable)"
          description="Many programs open emails automatically, and others hide it. Clicks are always counted, and tell you more."
          checked={countsOpens}
          onChange={({ currentTarget }) => change({ countsOpens: currentTarget.checked })}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit">Continue</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
