import { contentMessages as messages } from "@before-ten/contracts/campaigns/content-messages";
import { maxCampaignHtmlBytes } from "@before-ten/contracts/campaigns/rules";
import { Alert, Button, Group, List, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState, use, useEffect } from "react";
import { missingSender } from "@before-ten/contracts/site/legal-sender";
import type { CampaignPreview } from "@before-ten/contracts/campaigns/content-output";
import { campaignContentInput } from "@before-ten/contracts/campaigns/input";
import { useDebouncedValue } from "@mantine/hooks";
import { Permitted } from "../../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../../lib/api/call-error.ts";
import type { ColourScheme } from "../../../../lib/page/colour-scheme.ts";
import { notifyError, notifySuccess } from "../../../../lib/notify.ts";
import { pageNonce } from "../../../../lib/page/page-nonce.ts";
import { SiteTexts } from "../../../../lib/site-texts.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { SettingsLink } from "../settings-link.tsx";
import { type EditorContent, shownContent } from "./editor-values.ts";
import classes from "./editor.module.css";
import { previewDocument } from "./preview-document.ts";

const typingPauseMs = 500;

/**
 * The mail as the server renders it, a moment after the last change; until then the previous one.
 */
function usePreview(values: EditorContent) {
  const [preview, setPreview] = useState<CampaignPreview>();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = trpc.campaignContent.preview.useMutation();
  // As text, so that equal contents don't trigger a new request.
  const [text] = useDebouncedValue(JSON.stringify(shownContent(values) ?? null), typingPauseMs);

  useEffect(() => {
    const { data } = campaignContentInput.safeParse(JSON.parse(text));
    if (data === undefined) return;
    mutate(data, {
      onSuccess(written) {
        setPreview(written);
        setError(undefined);
      },
      onError: (failed) => setError(errorSentence(failed, { failed: messages.previewFailed })),
    });
  }, [text, mutate]);

  return { preview, error, isPending };
}

type Width = "phone" | "desktop" | "text";

const widths: { value: Width; label: string }[] = [
  { value: "phone", label: "Phone" },
  { value: "desktop", label: "Desktop" },
  { value: "text", label: "Text" },
];
const schemes: { value: ColourScheme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Previews the mail as it would be sent now, shows its problems and sends a test. */
export function MailPreview({ values }: { values: EditorContent }) {
  const { preview, error, isPending } = usePreview(values);
  const [width, setWidth] = useState<Width>("desktop");
  const [scheme, setScheme] = useState<ColourScheme>("light");
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {sizeText(preview?.bytes, isPending)}
        </Text>
        <Permitted to="campaigns:write">
          <TestButton values={values} />
        </Permitted>
      </Group>
      <Sentences errors={[...(error === undefined ? [] : [error]), ...(preview?.errors ?? [])]} />
      <Notices notices={preview?.notices ?? []} />
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          data={widths}
          value={width}
          onChange={setWidth}
          aria-label="Width of the preview"
        />
        {width !== "text" && (
          <SegmentedControl
            size="xs"
            data={schemes}
            value={scheme}
            onChange={setScheme}
            aria-label="Colours of the preview"
          />
        )}
      </Group>
      {preview !== undefined && (
        <div className={classes.shown}>
          <Text size="sm" fw={600} className={classes.subject}>
            {preview.subject}
          </Text>
          {width === "text" ? (
            <pre className={classes.text}>{preview.text}</pre>
          ) : (
            <iframe
              title="Preview of the email"
              // Runs no scripts. Same-origin, so that it may load our images.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              srcDoc={previewDocument(preview.html, { nonce: pageNonce(), scheme })}
              className={classes.frame}
              data-width={width}
            />
          )}
        </div>
      )}
    </Stack>
  );
}

function sizeText(bytes: number | undefined, isPending: boolean): string {
  if (bytes === undefined) return isPending ? "Writing the preview" : "";
  const kilobytes = (count: number) => Math.ceil(count / 1_000).toLocaleString("en-AU");
  return `${kilobytes(bytes)} of ${kilobytes(maxCampaignHtmlBytes)} KB`;
}

function Sentences({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  const missing = missingSender(use(SiteTexts));
  return (
    <Alert color="red" variant="light" title="Not ready to send">
      <SentenceList sentences={errors} />
      {missing !== undefined && <SettingsLink />}
    </Alert>
  );
}

function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <Alert color="dusk" variant="light" title="Left out or changed">
      <SentenceList sentences={notices} />
    </Alert>
  );
}

function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <List size="sm">
      {[...new Set(sentences)].map((sentence) => (
        <List.Item key={sentence}>{sentence}</List.Item>
      ))}
    </List>
  );
}

function TestButton({ values }: { values: EditorContent }) {
  const test = trpc.campaignContent.sendTest.useMutation({
    onSuccess: ({ message }) => notifySuccess(message),
    onError: (failed) => notifyError(errorSentence(failed, { failed: messages.testFailed })),
  });
  const content = shownContent(values);
  return (
    <Button
      variant="default"
      size="xs"
      loading={test.isPending}
      disabled={content === undefined}
      onClick={() => {
        if (content !== undefined) test.mutate(content);
      }}
    >
      Send me a test
    </Button>
  );
}
