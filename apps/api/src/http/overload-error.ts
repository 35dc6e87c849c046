import { AppError } from "@before-ten/contracts/shared/errors";

export const overloadMessage =
  "There are more visitors than we can answer at this moment. Please try again in a few seconds.";

/** Thrown instead of beginning work for which there is no place. */
export class OverloadError extends AppError {
  /** Of which places there is none: `renders`. */
  readonly what: string;

  constructor(what: string) {
    super("SERVICE_UNAVAILABLE", overloadMessage, { retryAfterSeconds: retryAfterSeconds() });
    this.name = "OverloadError";
    this.what = what;
  }
}

const [least, spread] = [3, 6];

/** Spread, so that those who were turned away together don't come back together. */
export function retryAfterSeconds(): number {
  return least + Math.floor(Math.random() * spread);
}
