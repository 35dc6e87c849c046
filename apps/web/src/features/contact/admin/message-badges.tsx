import type { ContactStatus, StaffContactMessage } from "@before-ten/contracts/contact-staff";
import { StatusBadge, type StatusTone } from "../../../ui/staff/status-badge.tsx";

const statusTones: Record<ContactStatus, StatusTone> = { new: "asking", answered: "live" };

export function MessageStatusBadge({ status }: { status: ContactStatus }) {
  return <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>;
}

const mailTones: Record<StaffContactMessage["mailState"], StatusTone> = {
  queued: "waiting",
  sent: "usual",
  failed: "failed",
};

/** What became of the mail that brings the message to the team. */
export function MailStateBadge({ state }: { state: StaffContactMessage["mailState"] }) {
  return <StatusBadge tone={mailTones[state]}>{state}</StatusBadge>;
}
