import { body, params, query } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { z } from "zod";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { userAnswer } from "./auth.rest.ts";
import { usersRouter } from "./users.router.ts";

const { rest } = rowsOf({ users: usersRouter });

export const userRoutes = [
  rest({
    method: "GET",
    path: "/admin/users",
    procedure: "users.list",
    doc: {
      summary: "List accounts",
      description: "Latest first.",
      example: { role: "admin" },
      answer: { data: z.array(userAnswer), pagination: paginationOutput },
    },
    decode: query,
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "POST",
    path: "/admin/users",
    procedure: "users.create",
    doc: {
      summary: "Make an admin",
      description: "Another admin. The address gets a mail that asks whether it is theirs.",
      example: { name: "Ana", email: "ana@mail.example", password: "four lemons dance slowly" },
      refuses: { 409: "There is an account with this address already." },
      answer: { data: userAnswer },
    },
    decode: body,
    status: 201,
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id",
    procedure: "users.delete",
    doc: {
      summary: "Delete an account",
      description: "Never one's own, and never the last admin's.",
      example: { id: exampleId },
      refuses: { 409: "It is one's own account, or the last admin's." },
      answer: { message: text(userMessages.deleted) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
];
