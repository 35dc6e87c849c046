import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { notifyPlain, notifySuccess } from "../../lib/notify.ts";
import { readToken } from "../../lib/api/session.ts";
import classes from "./store-secret.module.css";

interface StoreSecretProps {
  /** "API key" */
  label: string;
  secret: string;
  /** What to do with it. */
  intro: ReactNode;
  /** How it is used. */
  hint: ReactNode;
  copied: string;
  onStored: () => void;
}

/** Shows the secret once, so neither a key nor Back may close it by mistake. */
export function StoreSecret({ label, secret, intro, hint, copied, onStored }: StoreSecretProps) {
  const field = useRef<HTMLInputElement>(null);
  useBlocker({
    // After signing out the page has to be left in any case.
    shouldBlockFn: () => readToken() !== null,
    enableBeforeUnload: true,
  });

  async function copy() {
    // Browsers have no clipboard without TLS, though its type says so.
    const { clipboard }: Partial<Navigator> = navigator;
    try {
      if (!clipboard) throw new DOMException("no clipboard", "NotAllowedError");
      await clipboard.writeText(secret);
      notifySuccess(copied);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      field.current?.select();
      notifyPlain(
        `The browser didn't copy it. The ${label} is selected: copy it with the keyboard.`,
      );
    }
  }

  return (
    <Stack>
      <Text className={classes.words}>
        {intro} <strong>It won't be shown again</strong>, and it can't be looked up later.
      </Text>
      <TextInput
        ref={field}
        label={label}
        readOnly
        spellCheck={false}
        value={secret}
        classNames={{ input: classes.secret }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Group justify="end">
        <Button
          ref={focus}
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button onClick={onStored}>I have stored it</Button>
      </Group>
    </Stack>
  );
}

/** Takes the focus over from the form that was removed. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
