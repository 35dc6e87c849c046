import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";

/**
 * A file that reveals nothing without its key, and in which any change, omission or truncation is
 * detected: AES-256-GCM over pieces, each bound to its position, and the last one to being the
 * last.
 */

/** The beginning of an encrypted backup. */
export const magic = Buffer.from("before-ten backup, encrypted 1\n");

const saltBytes = 16;
const proofBytes = 32;
const keyBytes = 32;
const tagBytes = 16;
const nonceBytes = 12;
const pieceBytes = 64 * 1024;

/** 32 MB of memory and about a quarter of a second, also for each guess of a key. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

export class WrongKeyError extends Error {
  constructor() {
    super("BACKUP_KEY isn't the key that this backup was encrypted with.");
  }
}

export class DamagedBackupError extends Error {
  constructor(cause?: unknown) {
    super("This backup is damaged: it was cut off, or changed after it was made.", { cause });
  }
}

/** A pipeline stage that encrypts. */
export function encryptWith(passphrase: string) {
  return async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const { key, proof } = await deriveKey(passphrase, salt);
    yield Buffer.concat([magic, salt, proof]);
    let index = 0;
    for await (const { piece, isLast } of piecesOf(source, pieceBytes)) {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(index, isLast));
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      index += 1;
    }
  };
}

/**
 * A pipeline stage that decrypts.
 * @throws WrongKeyError, DamagedBackupError
 */
export function decryptWith(passphrase: string) {
  return async function* decrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const headBytes = magic.length + saltBytes + proofBytes;
    let key: Buffer | undefined;
    let index = 0;
    for await (const { piece, isLast } of piecesOf(source, pieceBytes + tagBytes, headBytes)) {
      if (key === undefined) key = await openHead(passphrase, piece);
      else {
        yield openPiece(key, nonceOf(index, isLast), piece);
        index += 1;
      }
    }
    if (index === 0) throw new DamagedBackupError();
  };
}

async function openHead(passphrase: string, head: Buffer): Promise<Buffer> {
  const salt = head.subarray(magic.length, magic.length + saltBytes);
  const stored = head.subarray(magic.length + saltBytes);
  if (stored.length !== proofBytes) throw new DamagedBackupError();
  const { key, proof } = await deriveKey(passphrase, salt);
  if (!timingSafeEqual(proof, stored)) throw new WrongKeyError();
  return key;
}

function openPiece(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new DamagedBackupError();
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
  const end = sealed.length - tagBytes;
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new DamagedBackupError(cause);
  }
}

/** The proof distinguishes a wrong key from a damaged file, without revealing the key. */
async function deriveKey(
  passphrase: string,
  salt: Buffer,
): Promise<{ key: Buffer; proof: Buffer }> {
  const derived = await deriveBytes(passphrase, salt);
  const key = derived.subarray(0, keyBytes);
  const proofKey = derived.subarray(keyBytes);
  const proof = createHmac("sha256", proofKey).update(magic).update(salt).digest();
  return { key, proof };
}

function deriveBytes(passphrase: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(passphrase.normalize("NFC"), salt, 2 * keyBytes, cost, (error, derived) => {
    if (error === null) resolve(derived);
    else reject(error);
  });
  return promise;
}

/** Each file has its own key, so a counter is never used twice with the same one. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeBigUInt64BE(BigInt(index), 0);
  nonce.writeUInt8(isLast ? 1 : 0, nonceBytes - 1);
  return nonce;
}

/** Yields an optional header, then pieces of one size; the last may be smaller. */
async function* piecesOf(
  source: AsyncIterable<Buffer>,
  bytes: number,
  headBytes = 0,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0);
  let wanted = headBytes > 0 ? headBytes : bytes;
  for await (const chunk of source) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    // One byte more than a piece, to know whether anything follows it.
    while (held.length > wanted) {
      yield { piece: held.subarray(0, wanted), isLast: false };
      held = held.subarray(wanted);
      wanted = bytes;
    }
  }
  yield { piece: held, isLast: true };
}
