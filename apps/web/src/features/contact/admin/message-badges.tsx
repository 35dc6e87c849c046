import type { ContactStatus, StaffContactMessage } from "@before-ten/contracts/contact-staff";
import { Badge } from "@mantine/core";

const statusColours: Record<ContactStatus, string> = { new: "magenta", answered: "teal" };

export function MessageStatusBadge({ status }: { status: ContactStatus }) {
  return (
    <Badge variant="outline" flex="none" color={statusColours[status]}>
      {status}
    </Badge>
  );
}

const mailColours: Record<StaffContactMessage["mailState"], string> = {
  queued: "dusk",
  sent: "slate",
  failed: "red",
};

/** What became of the mail that brings the message to the team. */
export function MailStateBadge({ state }: { state: StaffContactMessage["mailState"] }) {
  return (
    <Badge variant="outline" flex="none" color={mailColours[state]}>
      {state}
    </Badge>
  );
}
