import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { ownSessionOutput } from "@before-ten/contracts/auth/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { rowsOf } from "../../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../../rest/underscore-id.ts";
import { ownSessionsRouter } from "./own-sessions.router.ts";

const { rest } = rowsOf({ ownSessions: ownSessionsRouter });

const sessionAnswer = entityAnswer("OwnSession", ownSessionOutput);

export const ownSessionRoutes = [
  rest({
    method: "GET",
    path: "/auth/sessions",
    procedure: "ownSessions.list",
    doc: {
      summary: "List your own sessions",
      description:
        "Most recently used first. The time of use is accurate to a few minutes; no IP address is stored.",
      answer: { data: sessionAnswer.array() },
    },
    body: (sessions) => ({ data: sessions.map(withUnderscoreId) }),
  }),
  rest({
    method: "DELETE",
    path: "/auth/sessions/:id",
    procedure: "ownSessions.end",
    doc: {
      summary: "End one of your own sessions",
      description: "Its token becomes invalid.",
      example: { id: exampleId },
      answer: { message: text(messages.sessionEnded) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "DELETE",
    path: "/auth/sessions",
    procedure: "ownSessions.endOthers",
    doc: {
      summary: "End all your other sessions",
      description: "Also ends sign-ins that wait for their second step.",
      answer: { message: text(messages.otherSessionsEnded) },
    },
    body: ({ message }) => ({ message }),
  }),
];
