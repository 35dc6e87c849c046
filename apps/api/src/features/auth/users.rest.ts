import { userMessages } from "@before-ten/contracts/auth/admin-messages";
import { z } from "zod";
import { exampleId, text } from "@before-ten/contracts/shared/output";
import { paginationOutput } from "@before-ten/contracts/shared/pagination";
import { rowsOf } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";
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
      description: "Oldest first. All accounts, those with a role, or admins with an admin role.",
      example: { role: "admin", adminRole: "editor" },
      answer: { data: z.array(userAnswer), pagination: paginationOutput },
    },
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "POST",
    path: "/admin/users",
    procedure: "users.create",
    doc: {
      summary: "Create an admin",
      description:
        "An owner unless another role is given. The address gets an email with a confirmation link.",
      example: { name: "Ana", email: "ana@mail.example", password: "four lemons dance slowly" },
      refuses: { 409: "An account with this address already exists." },
      answer: { data: userAnswer },
    },
    status: 201,
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "PUT",
    path: "/admin/users/:id/role",
    procedure: "users.setRole",
    doc: {
      summary: "Change an admin's role",
      description:
        "Not your own role. The admin is told by email. Users become admins by invitation.",
      example: { id: exampleId, adminRole: "editor" },
      refuses: { 409: "It is your own account, a user's, or the last owner's." },
      answer: { data: userAnswer },
    },
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id/role",
    procedure: "users.endAccess",
    doc: {
      summary: "Remove an admin's rights",
      description:
        "Access ends with the next call, that of their API keys too; the account stays. The admin is told by email.",
      example: { id: exampleId },
      refuses: { 409: "It is your own account, a user's, or the last owner's." },
      answer: { message: text(userMessages.accessEnded) },
    },
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id",
    procedure: "users.delete",
    doc: {
      summary: "Delete an account",
      description: "Not your own, and not the last owner's.",
      example: { id: exampleId },
      refuses: { 409: "It is your own account or the last owner's." },
      answer: { message: text(userMessages.deleted) },
    },
    body: ({ message }) => ({ message }),
  }),
];
