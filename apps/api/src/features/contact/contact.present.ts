import type {
  AdminContactMessage,
  CannedAnswer,
  ContactThread,
  MessageReply,
} from "@before-ten/contracts/contact/output";
import type { EveryKey } from "@before-ten/contracts/shared/every-key";
import type { ContactMessageRow } from "@before-ten/db/queries/contact/admin-contact-messages";
import type { CannedAnswerRow } from "@before-ten/db/queries/contact/canned-answers";
import type { ReplyRow } from "@before-ten/db/queries/contact/message-replies";

export function presentMessage(row: ContactMessageRow): EveryKey<AdminContactMessage> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    type: row.type,
    status: row.status,
    isRead: row.read_at !== null,
    assignee:
      row.assigned_to === null || row.assignee_name === null
        ? null
        : { id: row.assigned_to, name: row.assignee_name },
    replyCount: row.reply_count,
    mailState: row.mail_state,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentThread(
  row: ContactMessageRow,
  replies: readonly ReplyRow[],
): EveryKey<ContactThread> {
  return { ...presentMessage(row), replies: replies.map(presentReply) };
}

function presentReply(row: ReplyRow): EveryKey<MessageReply> {
  return {
    id: row.id,
    author: row.author_name,
    text: row.text,
    mailState: row.mail_state,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentCannedAnswer(row: CannedAnswerRow): EveryKey<CannedAnswer> {
  return { id: row.id, title: row.title, text: row.text };
}
