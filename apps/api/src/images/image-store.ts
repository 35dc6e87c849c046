import { AppError } from "@before-ten/contracts/shared/errors";

/**
 * Stores image files by name and bytes; the database knows what they belong to. If it is full or
 * out of reach, it throws an `ImagesUnavailableError`.
 */
export interface ImageStore {
  /** Replaces a file of this name. Readers get all of it or none. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  storedAt: Date;
  bytes: number;
  /** In hexadecimal, if the store knows it without reading the file. */
  md5?: string;
}

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
