import { body } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { contactMessages } from "@before-ten/contracts/contact/messages";
import { text } from "@before-ten/contracts/shared/output";
import { contactRouter } from "./contact.router.ts";

const { rest } = rowsOf({ contact: contactRouter });

export const contactRoutes = [
  rest({
    method: "POST",
    path: "/contact/send",
    procedure: "contact.send",
    doc: {
      summary: "Write to the club",
      description: "The message is kept, and mailed to the team.",
      example: {
        name: "Ana",
        email: "ana@mail.example",
        subject: "A table for ten",
        message: "Could we have a table near the floor?",
        type: "event",
      },
      limited: true,
      answer: { message: text(contactMessages.sent) },
    },
    decode: body,
    body: ({ message }) => ({ message }),
  }),
];
