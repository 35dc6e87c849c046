/**
 * Where the files of images lie. Only names and bytes: what they belong to stands in the database.
 */
export interface ImageStore {
  /**
   * Replaces a file of this name. Whoever asks for it gets all of it or none. A full store is
   * SERVICE_UNAVAILABLE.
   */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file; does nothing when there is none of this name. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

interface StoredFile {
  name: string;
  storedAt: Date;
}
