import { maxPreferenceLength } from "@before-ten/contracts/newsletter/rules";
import type { SubscriberPreferences } from "@before-ten/contracts/newsletter/output";
import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Stack,
  Text,
  TextInput,
  Title,
  NativeSelect,
} from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DraftNotice } from "../../../admin/form/draft/draft-notice.tsx";
import { useDraftOffer } from "../../../admin/form/draft/use-draft-offer.ts";
import { useFocusFallback } from "../../../admin/list/use-focus-fallback.ts";
import {
  readPreferences,
  rebased,
  withPreference,
  withoutPreference,
  newNameError,
} from "./preference-entries.ts";
import classes from "./subscriber-details.module.css";
import { useSubscribersChanged } from "./use-subscribers-changed.ts";

interface PreferencesFormProps {
  id: string;
  preferences: SubscriberPreferences;
}

interface PreferencesDraft {
  /** The version the changes are based on: what others change under other names stays. */
  base: SubscriberPreferences;
  shown: SubscriberPreferences;
}

const saveFailed = "Failed to save the preferences";

export function PreferencesForm({ id, preferences }: PreferencesFormProps) {
  /** Undefined until something is changed: until then the server's value is shown. */
  const [draft, setDraft] = useState<PreferencesDraft>();
  const { fallback, onFocus } = useFocusFallback<HTMLHeadingElement>();
  const subscribersChanged = useSubscribersChanged();
  const utils = trpc.useUtils();
  const save = trpc.newsletter.setPreferences.useMutation({
    async onSuccess({ message }) {
      notifySuccess(message);
      await subscribersChanged();
      setDraft(undefined);
    },
    async onError(error) {
      notifyError(errorSentence(error, { failed: saveFailed }));
      if (error.data?.httpStatus === 412) await beginAnew();
    },
  });
  const shown = draft?.shown ?? preferences;
  const { notice } = useDraftOffer({
    subject: `preferences:${id}`,
    stored: draft?.base ?? preferences,
    values: shown,
    read: readPreferences,
    onRestore({ values, base = { values: preferences } }) {
      const made = { base: base.values, shown: values, stored: preferences };
      setDraft({ base: preferences, shown: rebased(made) });
    },
  });
  const names = Object.keys(shown);
  const canSave = draft !== undefined && !save.isPending;

  function submit(submission: FormEvent) {
    submission.preventDefault();
    if (canSave) save.mutate({ id, preferences: draft.shown, base: draft.base });
  }

  function change(next: SubscriberPreferences) {
    setDraft({ base: draft?.base ?? preferences, shown: next });
  }

  /** Applies the changes to what is stored by now. */
  async function beginAnew() {
    const subscriber = await utils.newsletter.getSubscriber.fetch({ id }).catch(() => undefined);
    // The next attempt shows the error.
    if (subscriber === undefined) return;
    const { preferences: stored } = subscriber;
    setDraft((current) => current && { base: stored, shown: rebased({ ...current, stored }) });
  }

  return (
    <Stack component="section" gap="xs" aria-labelledby="preferences-title" onFocus={onFocus}>
      <Title order={2} size="h4" id="preferences-title" ref={fallback} tabIndex={-1}>
        Preferences
      </Title>
      {notice && <DraftNotice {...notice} />}
      {names.length === 0 && <Text c="dimmed">No preferences</Text>}
      {(names.length > 0 || draft !== undefined) && (
        <form data-saves noValidate onSubmit={submit} aria-label="Preferences">
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
                  onValue={(value) => change(withPreference(shown, name, value))}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="lg"
                  aria-label={`Remove ${name}`}
                  onClick={() => change(withoutPreference(shown, name))}
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
        onAdd={(name, value) => change(withPreference(shown, name, value))}
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

interface NewPreferenceProps {
  preferences: SubscriberPreferences;
  onAdd: (name: string, value: boolean | string) => void;
}

function NewPreference({ preferences, onAdd }: NewPreferenceProps) {
  const [name, setName] = useState("");
  const [kind, setKind] = useState("yes");
  const [error, setFault] = useState<string>();

  function add(submission: FormEvent) {
    submission.preventDefault();
    const trimmed = name.trim();
    const found = newNameError(trimmed, preferences);
    setFault(found);
    if (found !== undefined) return;
    onAdd(trimmed, kind === "yes" ? true : "");
    setName("");
  }

  return (
    <form noValidate onSubmit={add} aria-label="New preference">
      <Group align="start" gap="xs" wrap="nowrap">
        <TextInput
          label="New preference"
          size="xs"
          className={classes.grow}
          value={name}
          error={error}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label="Kind"
          size="xs"
          data={[
            { value: "yes", label: "Yes or no" },
            { value: "text", label: "Text" },
          ]}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
        />
        <Button type="submit" variant="default" size="xs" mt={26} flex="none">
          Add
        </Button>
      </Group>
    </form>
  );
}
