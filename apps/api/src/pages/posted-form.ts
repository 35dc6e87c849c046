import type { IncomingMessage } from "node:http";
import { AppError } from "@before-ten/contracts/shared/errors";
import { type AnyRouter, callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../trpc/context.ts";
import { describeError, toTrpcError } from "../trpc/describe-error.ts";
import type { ProcedureFacts } from "../trpc/procedure-facts.ts";
import type { PostedForm } from "./page-renderer.ts";

/** Room for a message of 5,000 emoji, each encoded as 12 characters, and the other fields. */
export const maxFormBytes = 128 * 1024;
/** More than any form has. */
const maxFields = 60;

const formType = /^application\/x-www-form-urlencoded\b/i;

/** Whether a browser posts a form of a page. */
export function isPostedForm({ method, headers }: FastifyRequest): boolean {
  return method === "POST" && formType.test(headers["content-type"] ?? "");
}

/** Names the procedure that a form calls: a hidden field of it. */
const formField = "form";

/** Whether the body is a page's form; a mail program posts no such field. */
export function namesForm(body: unknown): boolean {
  return typeof body === "string" && new URLSearchParams(body).has(formField);
}

interface Calling {
  appRouter: AnyRouter;
  procedures: ReadonlyMap<string, ProcedureFacts>;
  ctx: Context;
  /** The site's own URL. */
  publicUrl: string;
}

/**
 * Calls the procedure named by the form with its fields, as a visitor's script would. Undefined if
 * it names none that a visitor may call.
 * @throws AppError FORBIDDEN for a form of another site, PAYLOAD_TOO_LARGE
 */
export async function callByForm(
  request: FastifyRequest,
  { appRouter: router, procedures, ctx, publicUrl }: Calling,
): Promise<PostedForm | undefined> {
  requireOwnForm(request, publicUrl);
  const fields = await readFields(request);
  const path = fields.get(formField) ?? "";
  const facts = procedures.get(path);
  if (facts?.kind !== "mutation" || facts.access !== "everybody") return undefined;
  const posted = { form: path, values: valuesOf(fields) };
  try {
    const data: unknown = await callTRPCProcedure({
      router,
      path,
      getRawInput: () => Promise.resolve(inputOf(fields)),
      ctx,
      type: "mutation",
      signal: undefined,
      batchIndex: 0,
    });
    return { ...posted, data };
  } catch (error) {
    const called = toTrpcError(getTRPCErrorFromUnknown(error));
    const { status, message, details } = describeError(called);
    if (status >= 500) request.logError(called.cause ?? called, "procedure failed");
    const { code } = called;
    const { id: requestId } = request;
    return {
      ...posted,
      error: { message, data: { code, httpStatus: status, path, details, requestId } },
    };
  }
}

/** Browsers that don't tell where a form is from send no cookie or token either. */
function requireOwnForm({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers["sec-fetch-site"];
  const isOwn =
    site === undefined
      ? headers.origin === undefined || headers.origin === new URL(publicUrl).origin
      : site === "same-origin";
  if (!isOwn) throw new AppError("FORBIDDEN", "This form is of another site.");
}

async function readFields({ body, raw }: FastifyRequest): Promise<URLSearchParams> {
  if (typeof body === "string") return new URLSearchParams(body);
  try {
    return await readBody(raw);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("BAD_REQUEST", "This form breaks off.", { cause: error });
  }
}

async function readBody(raw: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  // A destroyed request couldn't be answered.
  for await (const piece of raw.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(piece)) continue;
    bytes += piece.length;
    if (bytes > maxFormBytes) {
      raw.resume();
      throw new AppError("PAYLOAD_TOO_LARGE", "This form is too long.");
    }
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString());
}

/** The last one counts of several with the same name, unless the name ends with `[]`. */
function inputOf(fields: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    namesOf(fields).map((name) =>
      name.endsWith("[]")
        ? [name.slice(0, -2), fields.getAll(name)]
        : [name, fields.getAll(name).at(-1)],
    ),
  );
}

function valuesOf(fields: URLSearchParams): Record<string, string[]> {
  const names = namesOf(fields).filter((name) => !name.toLowerCase().includes("password"));
  return Object.fromEntries(names.map((name) => [name, fields.getAll(name)]));
}

function namesOf(fields: URLSearchParams): string[] {
  return [...new Set(fields.keys())].filter((name) => name !== formField).slice(0, maxFields);
}
