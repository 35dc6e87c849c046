import { AppError } from "@before-ten/contracts/shared/errors";

export const overloadMessage =
  "There are more visitors than we can answer at this moment. Please try again in a few seconds.";

/** What there is too much of. */
export type CrowdedReason =
  | "renders"
  | "calls"
  | "uploads"
  | "database"
  | "event loop"
  | "sign-ins"
  | "share images";

interface Answered {
  /** A sentence of its own. */
  message?: string;
  retryAfterSeconds?: number;
}

/** Thrown instead of beginning work for which there is no place. */
export class OverloadError extends AppError {
  /** Of which places there is none. */
  readonly reason: CrowdedReason;

  constructor(reason: CrowdedReason, { message = overloadMessage, ...answered }: Answered = {}) {
    super("SERVICE_UNAVAILABLE", message, {
      retryAfterSeconds: answered.retryAfterSeconds ?? retryAfterSeconds(),
    });
    this.name = "OverloadError";
    this.reason = reason;
  }
}

const [least, spread] = [3, 6];

/** Spread, so that those who were turned away together don't come back together. */
export function retryAfterSeconds(): number {
  return least + Math.floor(Math.random() * spread);
}
