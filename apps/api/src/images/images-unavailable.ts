import { AppError } from "@before-ten/contracts/shared/errors";

/**
 * The image store is full, or out of reach. A class of its own, as the log and the metrics tell it
 * from crowding, which answers 503 too and asks something else of the operator.
 */
export class ImagesUnavailableError extends AppError {
  constructor(message: string, options: ErrorOptions = {}) {
    super("SERVICE_UNAVAILABLE", message, options);
    this.name = "ImagesUnavailableError";
  }
}
