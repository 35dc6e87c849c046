import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import { ownSessionOutput } from "@before-ten/contracts/auth/second-factor-output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { nothing, params } from "../../../rest/decode.ts";
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
      summary: "List one's own sessions",
      description:
        "Where the account is signed in, the session that was used last first. When it was used is known to some minutes; no address is stored.",
      answer: { data: sessionAnswer.array() },
    },
    decode: nothing,
    body: (sessions) => ({ data: sessions.map(withUnderscoreId) }),
  }),
  rest({
    method: "DELETE",
    path: "/auth/sessions/:id",
    procedure: "ownSessions.end",
    doc: {
      summary: "End one of one's own sessions",
      description: "Its token is worth nothing afterwards.",
      example: { id: exampleId },
      answer: { message: text(messages.sessionEnded) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "DELETE",
    path: "/auth/sessions",
    procedure: "ownSessions.endOthers",
    doc: {
      summary: "End all of one's own sessions but this one",
      description: "Sign-ins that wait for their second step end, too.",
      answer: { message: text(messages.otherSessionsEnded) },
    },
    decode: nothing,
    body: ({ message }) => ({ message }),
  }),
];
