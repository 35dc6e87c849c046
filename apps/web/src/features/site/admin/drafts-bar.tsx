import { brand } from "@before-ten/contracts/shared/brand";
import type { SiteText } from "@before-ten/contracts/site/output";
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../admin/form/confirm-dialog.tsx";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { clockName } from "../../../admin/list/scheduled-moment.ts";
import { Permitted } from "../../../admin/shell/permitted.tsx";
import { errorSentence } from "../../../lib/api/call-error.ts";
import { type FailedCall, trpc } from "../../../lib/api/trpc.ts";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";

interface DraftsBarProps {
  drafts: readonly SiteText[];
}

/** Says that there are drafts, and publishes or discards them together. */
export function DraftsBar({ drafts }: DraftsBarProps) {
  const [asking, setAsking] = useState<"later" | "discard">();
  const close = () => setAsking(undefined);
  const { publish, discard } = useDrafts(close);
  if (drafts.length === 0) return null;
  const counted = drafts.length === 1 ? "1 draft" : `${drafts.length} drafts`;
  const scheduled = drafts.filter(({ publishAt }) => publishAt !== null).length;
  return (
    <Alert color="gold" title={`${counted} that visitors don't see yet`}>
      <Stack gap="xs">
        {scheduled > 0 && (
          <Text size="sm">{scheduled} of them will be published at their time.</Text>
        )}
        <Permitted to="site:write">
          <Group gap="xs">
            <Button size="xs" loading={publish.isPending} onClick={() => publish.mutate({})}>
              Publish now
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking("later")}>
              Publish at…
            </Button>
            <Button size="xs" variant="default" onClick={() => setAsking("discard")}>
              Discard
            </Button>
          </Group>
        </Permitted>
      </Stack>
      <LaterDialog
        isOpen={asking === "later"}
        isBusy={publish.isPending}
        onChoose={(at) => publish.mutate({ at })}
        onClose={close}
      />
      <ConfirmDialog
        title="Discard the drafts"
        question={asking === "discard" ? `Discard ${counted}?` : undefined}
        note="What visitors see stays as it is. The history keeps what the drafts said."
        action="Discard"
        isBusy={discard.isPending}
        onConfirm={() => discard.mutate({})}
        onClose={close}
      />
    </Alert>
  );
}

function useDrafts(onDone: () => void) {
  const utils = trpc.useUtils();
  const telling = (failed: string) => ({
    onError: (error: FailedCall) => notifyError(errorSentence(error, { failed })),
    onSettled: () => utils.site.invalidate(),
  });
  const publish = trpc.site.publishTexts.useMutation({
    ...telling("Failed to publish the drafts"),
    onSuccess({ published }, { at }) {
      const texts = published === 1 ? "1 text" : `${published} texts`;
      notifySuccess(at == null ? `${texts} published` : `${texts} scheduled`);
      onDone();
    },
  });
  const discard = trpc.site.discardDrafts.useMutation({
    ...telling("Failed to discard the drafts"),
    onSuccess({ discarded }) {
      notifySuccess(discarded === 1 ? "1 draft discarded" : `${discarded} drafts discarded`);
      onDone();
    },
  });
  return { publish, discard };
}

interface LaterDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  onChoose: (at: string) => void;
  onClose: () => void;
}

function LaterDialog({ isOpen, isBusy, onChoose, onClose }: LaterDialogProps) {
  const [at, setAt] = useState("");
  const [openedAt] = useState(() => new Date());
  return (
    <Modal opened={isOpen} onClose={onClose} title="Publish the drafts later">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== "" && !isBusy) onChoose(at);
        }}
      >
        <Stack>
          <TextInput
            type="datetime-local"
            label="Publish at"
            description={`${clockName(brand.timeZone, openedAt)} time`}
            required
            data-autofocus
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy}>
              Schedule
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
