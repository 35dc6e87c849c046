import { cannedAnswerMessages as messages } from "@before-ten/contracts/contact/admin-messages";
import { type CannedAnswer, cannedAnswerOutput } from "@before-ten/contracts/contact/output";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { z } from "zod";
import { rowsOf } from "../../rest/route.ts";
import { entityAnswer, withUnderscoreId } from "../../rest/underscore-id.ts";
import { cannedAnswersRouter } from "./canned-answers.router.ts";

const cannedAnswer = entityAnswer("CannedAnswer", cannedAnswerOutput);

const example = {
  title: "Tables",
  text: "Hello {name},\n\nof course: how many of you will come?",
};

const { rest } = rowsOf({ cannedAnswers: cannedAnswersRouter });

export const cannedAnswerRoutes = [
  rest({
    method: "GET",
    path: "/admin/canned-answers",
    procedure: "cannedAnswers.list",
    doc: {
      summary: "List canned answers",
      description: "By title.",
      answer: { data: z.array(cannedAnswer) },
    },
    body: (answers) => ({ data: answers.map(withUnderscoreId) }),
  }),
  rest({
    method: "POST",
    path: "/admin/canned-answers",
    procedure: "cannedAnswers.create",
    doc: {
      summary: "Create a canned answer",
      description: "`{name}` in its text is replaced by the sender's name.",
      example,
      refuses: { 409: "There are too many." },
      answer: { data: cannedAnswer },
    },
    status: 201,
    body: one,
  }),
  rest({
    method: "PUT",
    path: "/admin/canned-answers/:id",
    procedure: "cannedAnswers.update",
    doc: {
      summary: "Change a canned answer",
      description: "Replaces title and text.",
      example: { id: exampleId, ...example },
      answer: { data: cannedAnswer },
    },
    body: one,
  }),
  rest({
    method: "DELETE",
    path: "/admin/canned-answers/:id",
    procedure: "cannedAnswers.delete",
    doc: {
      summary: "Delete a canned answer",
      description: "Moves it to the trash. Answers sent with it stay.",
      example: { id: exampleId },
      answer: { message: text(messages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];

function one(answer: CannedAnswer) {
  return { data: withUnderscoreId(answer) };
}
