import "./input-sentences.ts";
import { authMessages } from "@before-ten/contracts/auth/messages";
import { AppError, type ErrorDetail, httpStatusOf } from "@before-ten/contracts/shared/errors";
import { isOutOfReach } from "@before-ten/db/reach-settings";
import { isDatabaseUnavailable } from "@before-ten/db/unavailable";
import { TRPCError, getTRPCErrorFromUnknown } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { ZodError } from "zod";
import { responseError } from "../http/response-error.ts";

/** What a caller may know about an error. Both APIs build their answers only from this. */
export interface ErrorDescription {
  status: number;
  message: string;
  details?: ErrorDetail[];
}

/** For an invalid input: more than any form has fields. */
const maxDetails = 100;

const unavailableMessage = "The service is temporarily unavailable. Please try again in a moment.";
const internalMessage = "Something went wrong on our side. Please try again.";

/** Converts whatever was thrown during a request, including Fastify's own errors. */
export function toReportedError(error: unknown, request: FastifyRequest): TRPCError {
  return toTrpcError(getTRPCErrorFromUnknown(responseError(error, request) ?? error));
}

/** Gives a service's error its tRPC code; a lost database is a 503 rather than a server error. */
export function toTrpcError(error: TRPCError): TRPCError {
  const { cause } = error;
  if (cause instanceof AppError) {
    return new TRPCError({ code: cause.code, message: cause.message, cause });
  }
  if (isDatabaseUnavailable(cause)) {
    return new TRPCError({ code: "SERVICE_UNAVAILABLE", message: unavailableMessage, cause });
  }
  if (isOutOfReach(cause)) {
    return new TRPCError({ code: "FORBIDDEN", message: authMessages.outOfReach, cause });
  }
  return error;
}

/** The text of an unexpected error is only logged: it may quote SQL, paths or personal data. */
export function describeError(error: TRPCError): ErrorDescription {
  const status = Object.hasOwn(httpStatusOf, error.code)
    ? (Object.entries(httpStatusOf).find(([code]) => code === error.code)?.[1] ?? 500)
    : 500;
  if (status === 500) return { status, message: internalMessage };
  if (error.cause instanceof ZodError) {
    const details = error.cause.issues.slice(0, maxDetails).map((issue) => ({
      path: issue.path.join("."),
      message: issue.message,
    }));
    return { status, message: details[0]?.message ?? error.message, details };
  }
  const details = error.cause instanceof AppError ? error.cause.details : undefined;
  return { status, message: error.message, ...(details && { details }) };
}
