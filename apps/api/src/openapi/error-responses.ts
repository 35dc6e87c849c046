import { authMessages } from "@before-ten/contracts/auth/messages";
import { changedBy, editingMessages } from "@before-ten/contracts/editing/messages";
import { eventMessages } from "@before-ten/contracts/events/messages";
import type { RestRoute } from "../rest/route.ts";
import type { Components } from "./json-schema.ts";
import type { ProcedureFacts } from "../trpc/procedure-facts.ts";
import type { Reference, Response } from "./types.ts";

/** All errors of calls. */
const errors = {
  400: ["BadRequest", "The input is invalid; `details` names the fields.", "Invalid input"],
  401: ["Unauthorized", "Without a valid token.", authMessages.signInNeeded],
  403: [
    "Forbidden",
    "The account isn't an admin, its role lacks the permission, or the API key lacks the scope.",
    authMessages.adminOnly,
  ],
  404: ["NotFound", "Not found, or not visible to this caller.", eventMessages.notFound],
  408: [
    "RequestTimeout",
    "The request took too long to arrive.",
    "The request took too long to arrive. Please send it again.",
  ],
  409: ["Conflict", "It conflicts with existing data.", "Already taken"],
  412: [
    "PreconditionFailed",
    "Another admin has changed the same fields since the `ETag` in `If-Match`; `details` names them.",
    editingMessages.changedMeanwhile,
  ],
  413: [
    "TooLarge",
    "The body, or a file in it, is too large.",
    "The body of this request may hold up to 256 KB",
  ],
  415: [
    "UnsupportedType",
    "The content type isn't supported.",
    "Please send JSON, with Content-Type: application/json",
  ],
  429: [
    "TooManyRequests",
    "Too many calls of this kind from one address.",
    "Too many requests. Please try again later.",
  ],
  431: [
    "HeadersTooLarge",
    "The headers of the request are too long.",
    "The headers of a request may hold up to 16 KB",
  ],
  500: [
    "ServerError",
    "An internal error; `requestId` identifies it in our log.",
    "Something went wrong on our side. Please try again.",
  ],
  503: [
    "Unavailable",
    "The database is unreachable for the moment, or a disk is full.",
    "The service is temporarily unavailable. Please try again in a moment.",
  ],
} as const;

type ErrorStatus = keyof typeof errors;

/** Named, so that operations can refer to them. */
export function errorResponses(): Record<string, Response> {
  const statuses = [400, 401, 403, 404, 408, 409, 412, 413, 415, 429, 431, 500, 503] as const;
  const refused = Object.fromEntries(
    statuses.map((status) => {
      const [name, description, error] = errors[status];
      return [name, { description, headers: headersOf(status), content: bodyOf(status, error) }];
    }),
  );
  return { Unchanged: unchanged, ...refused };
}

/** 304 isn't an error, but its response is as short. */
const unchanged: Response = {
  description: "Nothing changed since the answer whose `ETag` was sent as `If-None-Match`.",
  headers: { "x-request-id": { $ref: "#/components/headers/RequestId" } },
  content: {},
};

export const requestIdHeader = { "x-request-id": { $ref: "#/components/headers/RequestId" } };

export const errorSchema: Components = {
  Error: {
    type: "object",
    properties: {
      success: { type: "boolean", const: false },
      error: { type: "string", description: "A sentence for people" },
      details: {
        type: "array",
        description: "The invalid fields",
        items: {
          type: "object",
          properties: {
            path: { type: "string", examples: ["location.formatted"] },
            message: { type: "string", examples: ["Location is required"] },
          },
          required: ["path", "message"],
        },
      },
      requestId: { type: "string", description: "With an internal error" },
    },
    required: ["success", "error"],
  },
};

/** Derived from who may call it, its path, its input, and whether its calls are limited. */
export function errorsOf(
  { method, path, doc }: RestRoute,
  {
    access,
    idempotent,
    checksInput,
    isVersioned,
  }: Pick<ProcedureFacts, "access" | "idempotent"> & {
    checksInput: boolean;
    isVersioned: boolean;
  },
): Record<string, Reference> {
  const takesBody = method !== "GET";
  const statuses: Record<ErrorStatus, boolean> = {
    400: checksInput || takesBody,
    401: access !== "everybody" || doc.refuses?.[401] !== undefined,
    403: access !== "everybody",
    404: path.includes("/:id") || doc.refuses?.[404] !== undefined,
    408: true,
    409: doc.refuses?.[409] !== undefined || idempotent,
    412: isVersioned,
    413: takesBody,
    415: takesBody,
    429: doc.limited === true,
    431: true,
    500: true,
    503: true,
  };
  const own: Record<string, string> = { ...doc.refuses };
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([status]) => Object.entries(statuses).some(([each, is]) => is && each === status))
      .map(([status, [name]]) => {
        const description = own[status];
        return [
          status,
          { $ref: `#/components/responses/${name}`, ...(description && { description }) },
        ];
      }),
  );
}

function headersOf(status: ErrorStatus): Response["headers"] {
  if (status !== 429 && status !== 503) return requestIdHeader;
  return { ...requestIdHeader, "retry-after": { $ref: "#/components/headers/RetryAfter" } };
}

function bodyOf(status: ErrorStatus, error: string): Response["content"] {
  const example = {
    success: false,
    error,
    ...(status === 400 && { details: [{ path: "limit", message: error }] }),
    ...(status === 412 && {
      details: [
        {
          path: "ticketPrice",
          message: changedBy({ by: "Ana", at: "2026-11-19T17:12:00.000Z" }),
        },
      ],
    }),
    ...(status >= 500 && { requestId: "b8f9f1b6-2f1e-4a0e-9d47-6d1a1b0c5a3e" }),
  };
  return { "application/json": { schema: { $ref: "#/components/schemas/Error" }, example } };
}
