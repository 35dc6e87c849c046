/**
 * Where the files of images lie. Only names and bytes: what they belong to stands in the database.
 * A store that is full, or out of reach, throws an `ImagesUnavailableError`.
 */
export interface ImageStore {
  /** Replaces a file of this name. Readers get all of it or none. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file; does nothing when there is none of this name. */
  remove(name: string): Promise<void>;
  list(): Promise<StoredFile[]>;
}

export interface StoredFile {
  name: string;
  storedAt: Date;
  bytes: number;
  /** In hexadecimal, where the store knows it without reading the file. */
  md5?: string;
}
