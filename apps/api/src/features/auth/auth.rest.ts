import type { AccountUser } from "@before-ten/contracts/user";
import { body, bodyAndParams, nothing } from "../../rest/decode.ts";
import { rest } from "../../rest/route.ts";
import { withUnderscoreId } from "../../rest/underscore-id.ts";

export const authRoutes = [
  rest({
    method: "POST",
    path: "/auth/register",
    procedure: "auth.register",
    decode: body,
    status: 201,
    body: ({ user, token }) => ({ data: withUnderscoreId(user), ...account(user), token }),
  }),
  rest({
    method: "POST",
    path: "/auth/login",
    procedure: "auth.login",
    decode: body,
    body: ({ user, token }) => ({ ...account(user), token }),
  }),
  rest({
    method: "POST",
    path: "/auth/logout",
    procedure: "auth.logout",
    decode: nothing,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "GET",
    path: "/auth/me",
    procedure: "auth.me",
    decode: nothing,
    body: account,
  }),
  rest({
    method: "PUT",
    path: "/auth/update-profile",
    procedure: "auth.updateProfile",
    decode: body,
    body: account,
  }),
  rest({
    method: "PUT",
    path: "/auth/update-password",
    procedure: "auth.updatePassword",
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "POST",
    path: "/auth/forgot-password",
    procedure: "auth.forgotPassword",
    decode: body,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "PUT",
    path: "/auth/reset-password/:token",
    procedure: "auth.resetPassword",
    decode: bodyAndParams,
    body: ({ message }) => ({ message }),
  }),
  rest({
    method: "PUT",
    path: "/auth/verify-email/:token",
    procedure: "auth.verifyEmail",
    decode: bodyAndParams,
    body: ({ message }) => ({ message }),
  }),
];

function account(user: AccountUser) {
  return { user: withUnderscoreId(user) };
}
