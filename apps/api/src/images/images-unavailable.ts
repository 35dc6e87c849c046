import { AppError } from "@before-ten/contracts/shared/errors";

/**
 * The image store is full or out of reach. A separate class, because the log and the metrics
 * distinguish it from overload, which answers 503 too but needs another reaction from the operator.
 */
export class ImagesUnavailableError extends AppError {
  constructor(message: string, options: ErrorOptions = {}) {
    super("SERVICE_UNAVAILABLE", message, options);
    this.name = "ImagesUnavailableError";
  }
}
