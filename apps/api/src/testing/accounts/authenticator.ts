import {
  type KeyObject,
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign as signBytes,
} from "node:crypto";
import type { NewPasskeyAnswer, PasskeyProof } from "@before-ten/contracts/auth/passkey-input";

/** How a test's authenticator deviates from a correct one. */
interface Lies {
  origin?: string;
  rpId?: string;
  /** Its counter; default: one more than before. */
  counter?: number;
  /** False: it didn't verify the user. */
  isVerified?: boolean;
  /** The browser's type of ceremony. */
  type?: string;
  /** Reveals its maker with this certificate. */
  certificate?: Buffer;
  /** The claimed owner of the passkey. */
  userHandle?: string;
}

interface Host {
  publicUrl: string;
}

/** An authenticator with one passkey, as seen through a browser: ES256, discoverable. */
export function createAuthenticator({ publicUrl }: Host) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;

  const url = new URL(publicUrl);
  const saidBy = (challenge: string, { type, origin }: { type: string; origin: string }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };

  return {
    /** Answers a challenge with its new passkey. */
    register(challenge: string, lies: Lies = {}): NewPasskeyAnswer {
      const { origin = url.origin, type = "webauthn.create", rpId = url.hostname } = lies;
      const data = Buffer.concat([
        authenticatorData({ rpId, counter: 0, isVerified: lies.isVerified ?? true, hasKey: true }),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: saidBy(challenge, { type, origin }).toString("base64url"),
          attestationObject: attestation(data, lies.certificate).toString("base64url"),
          transports: ["internal"],
        },
      };
    },

    /** Signs a challenge. */
    sign(challenge: string, lies: Lies = {}): PasskeyProof {
      const { origin = url.origin, type = "webauthn.get", rpId = url.hostname } = lies;
      counter = lies.counter ?? counter + 1;
      const isVerified = lies.isVerified ?? true;
      const data = authenticatorData({ rpId, counter, isVerified, hasKey: false });
      const said = saidBy(challenge, { type, origin });
      const signature = signBytes("sha256", Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: said.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          ...(lies.userHandle !== undefined && { userHandle: lies.userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

const flags = { isPresent: 1, isVerified: 4, hasKey: 64 };

function authenticatorData(facts: {
  rpId: string;
  counter: number;
  isVerified: boolean;
  hasKey: boolean;
}): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(facts.counter);
  const set =
    flags.isPresent + (facts.isVerified ? flags.isVerified : 0) + (facts.hasKey ? flags.hasKey : 0);
  return Buffer.concat([sha256(Buffer.from(facts.rpId)), Buffer.from([set]), counted]);
}

/** In CBOR: an EC2 key on P-256 for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (part: unknown) => Buffer.from(String(part), "base64url");
  return Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    bytes(x),
    Buffer.from("225820", "hex"),
    bytes(y),
  ]);
}

/** In CBOR: format, statement and data; the format `none` without a certificate. */
function attestation(data: Buffer, certificate: Buffer | undefined): Buffer {
  const statement =
    certificate === undefined
      ? Buffer.from([0xa0])
      : Buffer.concat([
          Buffer.from([0xa3]),
          text("alg"),
          Buffer.from([0x26]),
          text("sig"),
          bytesOf(randomBytes(70)),
          text("x5c"),
          Buffer.from([0x81]),
          bytesOf(certificate),
        ]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text(certificate === undefined ? "none" : "packed"),
    text("attStmt"),
    statement,
    text("authData"),
    bytesOf(data),
  ]);
}

/** For fewer than 24 characters. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytesOf(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 0xff]), value]);
}

function sha256(value: Buffer): Buffer {
  return createHash("sha256").update(value).digest();
}
