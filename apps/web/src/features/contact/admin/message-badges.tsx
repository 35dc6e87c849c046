import type { ContactStatus } from "@before-ten/contracts/contact/types";
import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { StatusBadge, type StatusTone } from "../../../admin/list/badges/status-badge.tsx";

const statusTones: Record<ContactStatus, StatusTone> = { open: "asking", done: "live" };

export function MessageStatusBadge({ status }: { status: ContactStatus }) {
  return <StatusBadge tone={statusTones[status]}>{status}</StatusBadge>;
}

const mailTones: Record<AdminContactMessage["mailState"], StatusTone> = {
  queued: "waiting",
  sent: "usual",
  failed: "failed",
};

/** Delivery state of the mail to the team, or of an answer's mail. */
export function MailStateBadge({ state }: { state: AdminContactMessage["mailState"] }) {
  return <StatusBadge tone={mailTones[state]}>{state}</StatusBadge>;
}
