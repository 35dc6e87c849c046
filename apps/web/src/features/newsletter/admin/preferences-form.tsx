import { maxPreferenceLength } from "@before-ten/contracts/newsletter/rules";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import { ActionIcon, Button, Checkbox, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../../lib/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import { NewPreference } from "./new-preference.tsx";
import { withPreference, withoutPreference } from "./preference-entries.ts";
import classes from "./subscriber-details.module.css";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

interface PreferencesFormProps {
  id: string;
  preferences: SubscriberPreferences;
}

const saveFailed = "Failed to save the preferences";

export function PreferencesForm({ id, preferences }: PreferencesFormProps) {
  /** Undefined until something is changed: till then what the server says counts. */
  const [draft, setDraft] = useState<SubscriberPreferences>();
  const { fallback, onFocus } = useFocusFallback<HTMLHeadingElement>();
  const subscribersChanged = useSubscribersChanged();
  const save = trpc.newsletter.setPreferences.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await subscribersChanged();
      setDraft(undefined);
    },
    onError: (error) => notifyError(errorSentence(error, { failed: saveFailed })),
  });
  const shown = draft ?? preferences;
  const names = Object.keys(shown);
  const canSave = draft !== undefined && !save.isPending;

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (canSave) save.mutate({ id, preferences: draft });
  }

  return (
    <Stack component="section" gap="xs" aria-labelledby="preferences-title" onFocus={onFocus}>
      <Title order={2} size="h4" id="preferences-title" ref={fallback} tabIndex={-1}>
        Preferences
      </Title>
      {names.length === 0 && <Text c="dimmed">No preferences</Text>}
      {(names.length > 0 || draft !== undefined) && (
        <form noValidate onSubmit={submit} aria-label="Preferences">
          <Stack gap="xs">
            {names.map((name) => (
              <Group
                key={name}
                wrap="nowrap"
                align={typeof shown[name] === "boolean" ? "center" : "end"}
                justify="space-between"
              >
                <PreferenceField
                  name={name}
                  value={shown[name] ?? ""}
                  onValue={(value) => setDraft(withPreference(shown, name, value))}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="lg"
                  aria-label={`Remove ${name}`}
                  onClick={() => setDraft(withoutPreference(shown, name))}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </Group>
            ))}
            <Button
              type="submit"
              size="xs"
              w="fit-content"
              data-disabled={!canSave}
              aria-disabled={!canSave}
            >
              Save preferences
            </Button>
          </Stack>
        </form>
      )}
      <NewPreference
        preferences={shown}
        onAdd={(name, value) => setDraft(withPreference(shown, name, value))}
      />
    </Stack>
  );
}

interface PreferenceFieldProps {
  name: string;
  value: boolean | string;
  onValue: (value: boolean | string) => void;
}

function PreferenceField({ name, value, onValue }: PreferenceFieldProps) {
  return typeof value === "boolean" ? (
    <Checkbox
      label={name}
      checked={value}
      onChange={({ currentTarget }) => onValue(currentTarget.checked)}
    />
  ) : (
    <TextInput
      label={name}
      className={classes.grow}
      maxLength={maxPreferenceLength}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  );
}
