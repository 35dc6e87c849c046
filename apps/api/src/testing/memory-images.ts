import { imageMessages } from "@before-ten/contracts/images/messages";
import { type ImageStore, ImagesUnavailableError } from "../images/image-store.ts";

/** Has room for this many files. */
export class MemoryImages implements ImageStore {
  room = Number.POSITIVE_INFINITY;
  readonly #files = new Map<string, { bytes: Buffer; storedAt: Date }>();

  get names(): string[] {
    return [...this.#files.keys()].toSorted();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    if (this.#files.size >= this.room) {
      throw new ImagesUnavailableError(imageMessages.storageFull);
    }
    this.#files.set(name, { bytes, storedAt: new Date() });
  }

  async read(name: string): Promise<Buffer | undefined> {
    return this.#files.get(name)?.bytes;
  }

  async remove(name: string): Promise<void> {
    this.#files.delete(name);
  }

  async list() {
    return [...this.#files].map(([name, { bytes, storedAt }]) => ({
      name,
      storedAt,
      bytes: bytes.length,
    }));
  }
}
