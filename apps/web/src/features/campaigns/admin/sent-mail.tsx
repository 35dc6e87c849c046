import { sentMailMessages as messages } from "@before-ten/contracts/campaigns/sent-mail-messages";
import { Stack, Text, Title } from "@mantine/core";
import { LoadedList, LoadingRows } from "../../../admin/list/list-states.tsx";
import { useColourScheme } from "../../../lib/page/colour-scheme.ts";
import { pageNonce } from "../../../lib/page/page-nonce.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import classes from "./editor/editor.module.css";
import { previewDocument } from "./editor/preview-document.ts";

/** The mail as the recipients got it, even if its events and posts have changed since. */
export function SentMail({ id }: { id: string }) {
  // The sent mail never changes.
  const mail = trpc.sentMail.get.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  const scheme = useColourScheme();
  return (
    <Stack component="section" gap="sm" aria-labelledby="sent-mail">
      <Title order={2} size="h4" id="sent-mail">
        The email, as it went out
      </Title>
      <LoadedList
        call={mail}
        loading={<LoadingRows label="Loading the email" rows={1} rowHeight="30rem" />}
        errorTexts={{ failed: messages.loadFailed }}
      >
        {({ subject, html }) => (
          <div className={classes.shown}>
            <Text size="sm" fw={600} className={classes.subject}>
              {subject}
            </Text>
            <iframe
              title="The email, as it went out"
              // Runs no scripts. Same-origin, so that it may load our images.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              srcDoc={previewDocument(html, { nonce: pageNonce(), scheme })}
              className={classes.frame}
              data-width="desktop"
            />
          </div>
        )}
      </LoadedList>
    </Stack>
  );
}
