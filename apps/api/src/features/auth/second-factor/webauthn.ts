import type { NewPasskeyAnswer, PasskeyProof } from "@before-ten/contracts/auth/passkey-input";
import type { PasskeyOptions } from "@before-ten/contracts/auth/output";
import { challengeMs } from "@before-ten/contracts/auth/rules";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { Deps } from "../../../deps.ts";

/**
 * The only file that uses the library. Loaded lazily, because it pulls in parsers for every
 * vendor's certificates and most requests need none.
 */
const loadLibrary = () => import("@simplewebauthn/server");

type Site = Pick<Deps["site"], "publicUrl">;

/** EdDSA, ES256, RS256: current browsers and authenticators support at least one. */
const algorithms = [-8, -7, -257];

const transports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

type Transport = (typeof transports)[number];

/** The account a passkey is made for. */
interface Owner {
  id: string;
  name: string;
  email: string;
}

interface Credential {
  credential_id: string;
  transports: readonly string[];
}

/** Passkeys belong to the site's host, and only work on its pages. */
function hostOf({ publicUrl }: Site): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

type CreationOptions = Omit<
  PublicKeyCredentialCreationOptionsJSON,
  "extensions" | "hints" | "attestationFormats"
>;

/** Options for making a new passkey; `existing` ones are refused. */
export async function askForNewPasskey(
  site: Site,
  { club, owner, existing }: { club: string; owner: Owner; existing: readonly Credential[] },
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await loadLibrary();
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: club,
    rpID: hostOf(site).id,
    userID: handleOf(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    supportedAlgorithmIDs: algorithms,
  });
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout: challengeMs,
    excludeCredentials: existing.map(describe),
    // Signing in with a passkey alone needs user verification, and a stored id to find the account.
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    // The authenticator's vendor is not recorded.
    attestation: "none",
  };
}

/** Options for signing with one of these passkeys, or with any of the site's if none is named. */
export async function askForProof(
  site: Site,
  existing: readonly Credential[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const { id } = hostOf(site);
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return {
    challenge,
    rpId: id,
    timeout: challengeMs,
    userVerification: "required",
    allowCredentials: existing.map(describe),
  };
}

function describe({ credential_id: id, transports: named }: Credential) {
  const known = named.filter((each): each is Transport => transports.some((one) => one === each));
  return { id, type: "public-key" as const, transports: known };
}

/** What is stored of a new passkey. */
interface MadePasskey {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  isSynced: boolean;
}

/** Undefined if the answer doesn't match this challenge or no user was present. */
export async function readNewPasskey(
  site: Site,
  { answer, challenge }: { answer: NewPasskeyAnswer; challenge: string },
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { id: expectedRPID, origin: expectedOrigin } = hostOf(site);
  const { clientDataJSON, attestationObject } = answer.response;
  const verification = await orRefused(async () => {
    if (await namesMaker(attestationObject)) return undefined;
    return verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (verification?.verified !== true) return undefined;
  const { credential, credentialBackedUp } = verification.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: (answer.response.transports ?? []).filter((each) =>
      transports.some((one) => one === each),
    ),
    isSynced: credentialBackedUp,
  };
}

/**
 * Whether the answer carries a vendor certificate. We don't ask for one, and the library would
 * fetch revocation lists from whatever address a forged certificate names.
 */
async function namesMaker(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, "base64url")),
  );
  const format = decoded.get("fmt");
  if (format === "none") return false;
  return format !== "packed" || decoded.get("attStmt").get("x5c") !== undefined;
}

interface Signed {
  proof: PasskeyProof;
  challenge: string;
  passkey: {
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number | string;
  };
}

/** Returns the passkey's new counter; undefined if it didn't sign this challenge. */
export async function checkProof(
  site: Site,
  { proof, challenge, passkey }: Signed,
): Promise<{ counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { id: expectedRPID, origin: expectedOrigin } = hostOf(site);
  const { clientDataJSON, authenticatorData, signature, userHandle } = proof.response;
  // An authenticator with passkeys of several accounts names the account it used.
  if (userHandle !== undefined && !isHandleOf(userHandle, passkey.user_id)) return undefined;
  const credential: WebAuthnCredential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: Number(passkey.counter),
  };
  const verification = await orRefused(() =>
    verifyAuthenticationResponse({
      response: {
        id: proof.id,
        rawId: proof.rawId,
        type: proof.type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential,
      requireUserVerification: true,
    }),
  );
  if (verification?.verified !== true) return undefined;
  return { counter: verification.authenticationInfo.newCounter };
}

const clientData = z.object({ challenge: z.string().max(1_000) });

/** The challenge a browser claims to answer; undefined for malformed data. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString());
    return clientData.safeParse(said).data?.challenge;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/**
 * Undefined for an answer that the library refuses. It throws plain errors, as its decoders do for
 * malformed bytes, so all of them are caught; no database or network is involved here.
 */
async function orRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** The account's id in sixteen bytes. Authenticators store it, so it holds no personal data. */
function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll("-", ""), "hex"));
}

function isHandleOf(handle: string, userId: string): boolean {
  return Buffer.from(handle, "base64url").equals(handleOf(userId));
}
