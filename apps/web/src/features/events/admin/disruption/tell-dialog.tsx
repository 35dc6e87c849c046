import { adminAlertMessages } from "@before-ten/contracts/alerts/admin-messages";
import { eventFormMessages as messages } from "@before-ten/contracts/events/admin-messages";
import { eventLengths } from "@before-ten/contracts/events/rules";
import { Button, List, Modal, Radio, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { trpc } from "../../../../lib/api/trpc.ts";
import { DialogButtons } from "../../../../admin/form/dialog-buttons.tsx";
import type { changeOfPlans } from "./change-of-plans.ts";

interface TellDialogProps {
  isOpen: boolean;
  /** Id of the event. */
  id: string;
  changes: ReturnType<typeof changeOfPlans>;
  /** The reason given for an earlier change. */
  earlierReason: string;
  onClose: () => void;
  /** Without a reason the change is a silent correction. */
  onConfirm: (reason: string | undefined) => void;
}

/** Asks whether visitors are told of a published party's new plans. */
export function TellDialog({ isOpen, onClose, ...form }: TellDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="lg"
      title="Tell visitors, or correct it silently?"
    >
      {isOpen && <TellForm {...form} onClose={onClose} />}
    </Modal>
  );
}

function TellForm({
  id,
  changes,
  earlierReason,
  onClose,
  onConfirm,
}: Omit<TellDialogProps, "isOpen">) {
  const { data: counts } = trpc.alerts.count.useQuery({ id }, { staleTime: 0 });
  const [choice, setChoice] = useState("");
  const [reason, setReason] = useState(earlierReason);
  const [error, setError] = useState<string>();
  const isTelling = choice === "tell";

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form around it isn't submitted.
    event.stopPropagation();
    if (choice === "") setError(messages.tellOrNot);
    else if (isTelling && reason.trim() === "") setError(messages.reasonRequired);
    else onConfirm(isTelling ? reason : undefined);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <div>
          <Text size="sm" fw={600}>
            What changes
          </Text>
          <List size="sm">
            {changes.map(({ what, from, to }) => (
              <List.Item key={what}>{`${what}: ${to} (was ${from})`}</List.Item>
            ))}
          </List>
        </div>
        <Radio.Group
          label="This party is published"
          value={choice}
          error={isTelling ? undefined : error}
          onChange={(value) => {
            setChoice(value);
            setError(undefined);
          }}
        >
          <Stack gap="xs" pt="sm">
            <Radio
              value="tell"
              label="Tell visitors"
              description={toldWhere(changes, counts?.changes)}
              data-autofocus
            />
            <Radio
              value="correct"
              label="Correct it silently"
              description="For typos: the page and calendars show the new facts, without a notice or an email."
            />
          </Stack>
        </Radio.Group>
        {isTelling && (
          <Textarea
            label="Reason"
            description="For guests: with the notice and in the email"
            required
            autosize
            minRows={3}
            maxLength={eventLengths.reason}
            value={reason}
            error={error}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
        <DialogButtons onCancel={onClose} cancelLabel="Go back">
          <Button type="submit">Update event</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

/** @param followers Undefined until they are counted. */
function toldWhere(changes: TellDialogProps["changes"], followers: number | undefined): string {
  const isNotice = changes.some(({ what }) => what !== "Tickets");
  const notice = isNotice ? "The party's page shows a notice with your reason. " : "";
  return notice + adminAlertMessages.followersAreMailed(followers);
}
