import { AppError } from "@before-ten/contracts/shared/errors";

export const overloadMessage =
  "There are more visitors than we can answer at this moment. Please try again in a few seconds.";

/** The exhausted resource. */
export type CrowdedReason =
  | "renders"
  | "calls"
  | "uploads"
  | "database"
  | "event loop"
  | "sign-ins"
  | "share images";

interface Answered {
  /** A specific sentence. */
  message?: string;
  retryAfterSeconds?: number;
}

/** Thrown instead of starting work for which there is no capacity. */
export class OverloadError extends AppError {
  /** Which capacity is exhausted. */
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

/** Randomized, so that clients rejected together don't retry together. */
export function retryAfterSeconds(): number {
  return least + Math.floor(Math.random() * spread);
}
