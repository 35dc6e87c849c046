import { body, params, query } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

export const userRoutes = [
  rest({
    method: "GET",
    path: "/admin/users",
    procedure: "users.list",
    decode: query,
    body: ({ items, pagination }) => ({ data: items.map(withUnderscoreId), pagination }),
  }),
  rest({
    method: "POST",
    path: "/admin/users",
    procedure: "users.create",
    idempotent: true,
    decode: body,
    status: 201,
    body: (user) => ({ data: withUnderscoreId(user) }),
  }),
  rest({
    method: "DELETE",
    path: "/admin/users/:id",
    procedure: "users.delete",
    decode: params,
    body: ({ message }) => ({ message }),
  }),
];
