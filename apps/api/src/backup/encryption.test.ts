import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { DamagedBackupError, WrongKeyError, decryptWith, encryptWith } from "./encryption.ts";

const key = "an owl, two keys and a door";
/** Each derives a key, which is slow on purpose. */
const timeout = 60_000;

async function collect(stage: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stage) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
  }
}

const encrypt = (plain: Buffer) => collect(encryptWith(key)(inChunks(plain, 1_000)));
const decrypt = (sealed: Buffer, by = key) => collect(decryptWith(by)(inChunks(sealed, 70_001)));

it.each([0, 1, 65_536, 65_537, 200_000])("gives %i bytes back", { timeout }, async (size) => {
  const plain = randomBytes(size);
  const sealed = await encrypt(plain);
  expect((await decrypt(sealed)).equals(plain)).toBe(true);
});

it("reveals nothing of its content", { timeout }, async () => {
  const plain = Buffer.from("who comes in, and who is asked to leave".repeat(100));
  const sealed = await encrypt(plain);
  expect(sealed.includes("who comes in")).toBe(false);
});

it("tells another key from a damaged file", { timeout }, async () => {
  const sealed = await encrypt(Buffer.from("who comes in"));
  await expect(decrypt(sealed, "an owl, two keys and a floor")).rejects.toThrow(WrongKeyError);
});

it("notices where it was cut off, also between two pieces", { timeout }, async () => {
  const piece = 65_536;
  const sealed = await encrypt(randomBytes(2 * piece));
  for (const cut of [1, 16, piece + 16, 2 * piece + 32, 2 * piece + 64]) {
    await expect(decrypt(sealed.subarray(0, -cut)), `${cut} bytes less`).rejects.toThrow(
      DamagedBackupError,
    );
  }
});

it("notices a changed byte, and pieces that changed places", { timeout }, async () => {
  const piece = 65_536 + 16;
  const sealed = await encrypt(randomBytes(200_000));
  const head = sealed.length - 200_000 - 4 * 16;
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(head + piece + 5) ^ 1, head + piece + 5);
  await expect(decrypt(changed)).rejects.toThrow(DamagedBackupError);
  const swapped = Buffer.concat([
    sealed.subarray(0, head),
    sealed.subarray(head + piece, head + 2 * piece),
    sealed.subarray(head, head + piece),
    sealed.subarray(head + 2 * piece),
  ]);
  await expect(decrypt(swapped)).rejects.toThrow(DamagedBackupError);
});
