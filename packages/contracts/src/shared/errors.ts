/**
 * Errors in terms both APIs understand: the codes are tRPC's, REST answers the status next to them.
 * Services throw `AppError`; any other error becomes a 500 without its text.
 */

export const httpStatusOf = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusOf;

export class AppError extends Error {
  readonly code: ErrorCode;
  /** For TOO_MANY_REQUESTS: when the caller may retry. */
  readonly retryAfterSeconds: number | undefined;
  /** The fields at fault, if only the server could know. */
  readonly details: ErrorDetail[] | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.details = options.details;
  }
}

interface AppErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number;
  details?: ErrorDetail[];
}

/** A wrong field in the input: `limit`, `location.formatted`. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** An error in one field that its schema can't detect. */
export function fieldError(
  code: "BAD_REQUEST" | "CONFLICT" | "PAYLOAD_TOO_LARGE",
  path: string,
  message: string,
): AppError {
  return new AppError(code, message, { details: [{ path, message }] });
}
