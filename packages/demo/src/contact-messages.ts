import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { CannedAnswers, ContactMessages, MessageReplies } from "@before-ten/db/schema";

const hourMs = 3_600_000;
const hoursToAnswer = 5;

const messages = [
  {
    hoursAgo: 3,
    name: "Priya",
    email: "priya@example.com",
    type: "general",
    status: "open",
    reply: null,
    subject: "Moving two tickets to a friend",
    message:
      "Hello! Two of us can't make it any more, but two friends of ours would love to go in our place. Can the tickets be put in their names, and do they need anything from us at the door?",
  },
  {
    hoursAgo: 27,
    name: "Marlow",
    email: "marlow@example.org",
    type: "event",
    status: "open",
    reply: null,
    subject: "Step-free entrance",
    message:
      "My brother uses a wheelchair and is the best dancer in the family.\n\nIs the entrance step-free, and is there somewhere near the floor to park a chair while he is up with his sticks?",
  },
  {
    hoursAgo: 75,
    name: "Joss",
    email: "bookings@example.org",
    type: "partnership",
    status: "done",
    reply:
      "Hello Joss,\n\nA sprung floor and tall west windows: you had us at maple. Could we come and clap at the walls next Saturday around noon?",
    subject: "A hall with a sprung floor",
    message:
      "We look after a community hall with a sprung maple floor, tall west windows and a kitchen, about four hundred standing. Saturdays are free from noon until late. Would you like to come and clap at the walls?",
  },
  {
    hoursAgo: 170,
    name: "Bea",
    email: "bea@example.com",
    type: "feedback",
    status: "done",
    reply:
      "Hello Bea,\n\nThank you, that made our week. Twelve more hooks are on order, brass ones, at the height of a good bag.",
    subject: "Thank you, and one request",
    message:
      "Best Saturday I've had in years, and I was home in time to say good night to my children. One request: a few more hooks in the ladies', please. Nobody wants to put a good bag on that floor.",
  },
] as const;

interface DemoMessages {
  messages: Insertable<ContactMessages>[];
  replies: Insertable<MessageReplies>[];
}

/** Marked as mailed, because setting up a demo must not send mail. */
export function contactMessageRows(now: Date): DemoMessages {
  const rows = messages.map(({ hoursAgo, reply, ...message }) => {
    const sentAt = new Date(now.getTime() - hoursAgo * hourMs);
    const answeredAt = new Date(sentAt.getTime() + hoursToAnswer * hourMs);
    return { reply, message, sentAt, answeredAt, id: uuidv7({ msecs: sentAt.getTime() }) };
  });
  return {
    messages: rows.map(({ id, message, reply, sentAt, answeredAt }) => ({
      id,
      ...message,
      read_at: reply === null ? null : answeredAt,
      mail_state: "sent",
      created_at: sentAt,
      updated_at: reply === null ? sentAt : answeredAt,
    })),
    replies: rows.flatMap(({ id, reply, answeredAt }) => {
      if (reply === null) return [];
      const replyId = uuidv7({ msecs: answeredAt.getTime() });
      return [
        {
          id: replyId,
          contact_message_id: id,
          author_name: "The desk",
          text: reply,
          mail_id: `<${replyId}@beforeten.example>`,
          mail_state: "sent",
          created_at: answeredAt,
        },
      ];
    }),
  };
}

const cannedAnswers = [
  {
    title: "Tickets for a friend",
    text: "Hello {name},\n\nYes, of course. Send us your booking and your friend's name, and we'll swap the names on the list.\n\nSee you at four!",
  },
  {
    title: "Step-free entrance",
    text: "Hello {name},\n\nAll our rooms have a step-free way in, and someone at the door to show you. Tell us when you're coming and we'll keep a place near the floor.",
  },
];

export function cannedAnswerRows(now: Date): Insertable<CannedAnswers>[] {
  return cannedAnswers.map(({ title, text }) => ({
    id: uuidv7({ msecs: now.getTime() }),
    title,
    text,
    created_at: now,
    updated_at: now,
  }));
}
