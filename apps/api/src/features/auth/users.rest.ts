import { body, bodyAndParams, params, query } from "../../rest/decode.ts";
import { rowsOf } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";
import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { z } from "zod";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { userAnswer } from "./user-answer.ts";
import { usersRouter } from "./users.router.ts";

const { rest } = rowsOf({ users: usersRouter });

export const userRoutes = [
  rest({
    method: "GET",
    path: "/admin/users",
    procedure: "users.list",
    doc: {
      summary: "List accounts",
      description: "Oldest first: all, those of a role, or the admins with an admin role.",
      example: { role: "admin", adminRole: "editor" },
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
      description:
        "Another admin, an owner unless it names another role. The address gets an email that asks whether it is theirs.",
      example: { name: "Ana", email: "ana@mail.example", password: "four lemons dance slowly" },
      refuses: { 409: "There is an account with this address already." },
      answer: { data: userAnswer },
    },
    decode: body,
    status: 201,
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "PUT",
    path: "/admin/users/:id/role",
    procedure: "users.setRole",
    doc: {
      summary: "Change what an admin may do",
      description:
        "Never one's own role. They are told by email. A user becomes an admin by an invitation.",
      example: { id: exampleId, adminRole: "editor" },
      refuses: { 409: "It is one's own account, a user's, or the last owner's." },
      answer: { data: userAnswer },
    },
    decode: bodyAndParams,
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id/role",
    procedure: "users.endAccess",
    doc: {
      summary: "Make an admin a user",
      description:
        "Their access ends with the next call, and their API keys' with it; the account stays. They are told by email.",
      example: { id: exampleId },
      refuses: { 409: "It is one's own account, a user's, or the last owner's." },
      answer: { message: text(userMessages.accessEnded) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id",
    procedure: "users.delete",
    doc: {
      summary: "Delete an account",
      description: "Never one's own, and never the last owner's.",
      example: { id: exampleId },
      refuses: { 409: "It is one's own account, or the last owner's." },
      answer: { message: text(userMessages.deleted) },
    },
    decode: params,
    body: ({ message }) => ({ message }),
  }),
];
