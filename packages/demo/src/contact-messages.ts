import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { ContactMessages } from "@before-ten/db/schema";

const hourMs = 3_600_000;

const messages = [
  {
    hoursAgo: 3,
    name: "Priya",
    email: "priya@example.com",
    type: "general",
    status: "new",
    subject: "Moving two tickets to a friend",
    message:
      "Hello! Two of us can't make it any more, but two friends of ours would love to go in our place. Can the tickets be put in their names, and do they need anything from us at the door?",
  },
  {
    hoursAgo: 27,
    name: "Marlow",
    email: "marlow@example.org",
    type: "event",
    status: "new",
    subject: "Step-free entrance",
    message:
      "My brother uses a wheelchair and is the best dancer in the family.\n\nIs the entrance step-free, and is there somewhere near the floor to park a chair while he is up with his sticks?",
  },
  {
    hoursAgo: 75,
    name: "Joss",
    email: "bookings@example.org",
    type: "partnership",
    status: "answered",
    subject: "A hall with a sprung floor",
    message:
      "We look after a community hall with a sprung maple floor, tall west windows and a kitchen, about four hundred standing. Saturdays are free from noon until late. Would you like to come and clap at the walls?",
  },
  {
    hoursAgo: 170,
    name: "Bea",
    email: "bea@example.com",
    type: "feedback",
    status: "answered",
    subject: "Thank you, and one request",
    message:
      "Best Saturday I've had in years, and I was home in time to say good night to my children. One request: a few more hooks in the ladies', please. Nobody wants to put a good bag on that floor.",
  },
] as const;

/** Marked as mailed: nobody should get a mail because a demo was set up. */
export function contactMessageRows(now: Date): Insertable<ContactMessages>[] {
  return messages.map(({ hoursAgo, name, email, type, status, subject, message }) => {
    const sentAt = new Date(now.getTime() - hoursAgo * hourMs);
    return {
      id: uuidv7({ msecs: sentAt.getTime() }),
      name,
      email,
      type,
      status,
      subject,
      message,
      mail_state: "sent",
      created_at: sentAt,
      updated_at: sentAt,
    };
  });
}
