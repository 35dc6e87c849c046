import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useBlocker } from "@tanstack/react-router";
import { notifyPlain, notifySuccess } from "../../../../lib/notify.ts";
import { readToken } from "../../../../lib/api/session.ts";
import { useTexts } from "../../../../lib/site-texts.tsx";
import classes from "./security.module.css";

interface StoreCodesProps {
  codes: readonly string[];
  onStored: () => void;
}

/** Shows the codes once, so neither a key nor Back may close it by mistake. */
export function StoreCodes({ codes, onStored }: StoreCodesProps) {
  const { name } = useTexts(brandTexts);
  useBlocker({
    // After signing out the page has to be left in any case.
    shouldBlockFn: () => readToken() !== null,
    enableBeforeUnload: true,
  });
  const text = `Recovery codes for ${name}\nEach works once, after your password.\n\n${codes.join("\n")}\n`;

  async function copy() {
    // Browsers have no clipboard without TLS, though its type says so.
    const { clipboard }: Partial<Navigator> = navigator;
    try {
      if (!clipboard) throw new DOMException("no clipboard", "NotAllowedError");
      await clipboard.writeText(codes.join("\n"));
      notifySuccess(messages.codesCopied);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      notifyPlain("The browser didn't copy them. Download or print them instead.");
    }
  }

  return (
    <Stack>
      <Text>
        Each of these codes lets you in once, after your password, when you don't have a passkey to
        hand. <strong>They won't be shown again</strong>: store them where your passkey isn't.
      </Text>
      <ol className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Group gap="xs" className={classes.ways}>
        <Button
          ref={focus}
          variant="default"
          size="xs"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="before-ten-recovery-codes.txt"
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => print()}
        >
          Print
        </Button>
      </Group>
      <Group justify="end" className={classes.ways}>
        <Button onClick={onStored}>I have stored them</Button>
      </Group>
    </Stack>
  );
}

/** Takes the focus over from the form that was removed. */
function focus(button: HTMLButtonElement | null) {
  button?.focus();
}
