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
