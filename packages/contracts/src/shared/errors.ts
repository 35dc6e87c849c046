/**
 * Errors in words that both APIs understand: the codes are tRPC's, REST answers the status beside
 * them. Services throw `AppError`; any other error answers 500 without its text.
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
  /** For TOO_MANY_REQUESTS: when the caller may try again. */
  readonly retryAfterSeconds: number | undefined;
  /** The fields at fault, where only the server could know them. */
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

/** One field a caller got wrong: `limit`, `location.formatted`. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** One field got a value that its schema can't know to be wrong. */
export function fieldError(
  code: "BAD_REQUEST" | "CONFLICT" | "PAYLOAD_TOO_LARGE",
  path: string,
  message: string,
): AppError {
  return new AppError(code, message, { details: [{ path, message }] });
}
