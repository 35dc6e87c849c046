import { AppError, type ErrorCode, httpStatusOf } from "@before-ten/contracts/shared/errors";
import type { FastifyRequest } from "fastify";

/**
 * Turns errors that Fastify raises into a sentence that says what to send instead. Also covers
 * requests the client broke off, whose error has the same code as a lost database connection.
 * Undefined for any other error.
 */
export function responseError(cause: unknown, request: FastifyRequest): AppError | undefined {
  if (!(cause instanceof Error) || cause instanceof AppError) return undefined;
  if (request.raw.destroyed && !request.raw.complete) {
    return new AppError("BAD_REQUEST", "The request broke off before its end", { cause });
  }
  const status = "statusCode" in cause ? cause.statusCode : undefined;
  if (typeof status !== "number" || status >= 500) return undefined;
  if (status === 415) return new AppError("UNSUPPORTED_MEDIA_TYPE", otherTypeMessage, { cause });
  if (status === 413) {
    const maxKilobytes = request.routeOptions.bodyLimit / 1024;
    const message = `The body of this request may hold up to ${maxKilobytes} KB`;
    return new AppError("PAYLOAD_TOO_LARGE", message, { cause });
  }
  return new AppError(codeOf(status), cause.message, { cause });
}

export const otherTypeMessage = "Please send JSON, with Content-Type: application/json";

function codeOf(status: number): ErrorCode {
  const codes: ErrorCode[] = ["UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "METHOD_NOT_SUPPORTED"];
  return codes.find((code) => httpStatusOf[code] === status) ?? "BAD_REQUEST";
}
