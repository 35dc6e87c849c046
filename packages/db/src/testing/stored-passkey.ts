import { randomBytes } from "node:crypto";
import type { Db } from "../client.ts";
import { insertPasskey } from "../queries/auth/passkeys.ts";

/** A passkey that no authenticator holds, so it can't sign in. Returns its id. */
export async function storePasskey(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<string> {
  const row = await insertPasskey(db, {
    userId,
    name: "Laptop",
    credentialId: randomBytes(16).toString("base64url"),
    publicKey: randomBytes(32),
    counter: 0,
    transports: ["internal"],
    isSynced: false,
    at,
  });
  if (row === undefined) throw new Error("Sixteen random bytes came twice");
  return row.id;
}
