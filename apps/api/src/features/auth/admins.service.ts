import { randomBytes } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { deleteUserAuthLinks } from "@before-ten/db/queries/auth/auth-links";
import { deleteUserSessions } from "@before-ten/db/queries/auth/sessions";
import {
  findUserByEmail,
  hasAdmin,
  insertUser,
  lockAdmins,
  setAdminRole,
  setUserPassword,
} from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { hashNewPassword } from "./passwords.ts";

export interface Credentials {
  email: string;
  password: string;
}

const defaultName = "Admin";

/** 144 bits, for a person to copy once. */
export function randomPassword(): string {
  return randomBytes(18).toString("base64url");
}

/**
 * Makes an owner unless there is an admin already, and answers whether it did. Several processes
 * may start at once.
 */
export async function makeFirstAdmin(
  deps: Pick<Deps, "db" | "clock">,
  credentials: Credentials,
): Promise<boolean> {
  if (await hasAdmin(deps.db)) return false;
  const admin = await prepared(credentials);
  return inTransaction(deps.db, async (trx) => {
    await lockAdmins(trx);
    if (await hasAdmin(trx)) return false;
    await storeAdmin(trx, deps.clock.now(), admin);
    return true;
  });
}

/**
 * Makes a new owner, or an owner of the account with this address: it gets this password and is
 * signed out everywhere.
 */
export async function makeAdmin(
  { db, clock }: Pick<Deps, "db" | "clock">,
  credentials: Credentials,
): Promise<void> {
  const admin = await prepared(credentials);
  await inTransaction(db, async (trx) => {
    await lockAdmins(trx);
    await storeAdmin(trx, clock.now(), admin);
  });
}

async function prepared({ email, password }: Credentials) {
  return {
    email,
    passwordHash: await hashNewPassword(password, { path: "password", ownWords: [email] }),
  };
}

async function storeAdmin(
  trx: Db,
  at: Date,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<void> {
  const admin = { name: defaultName, email, adminRole: "owner", passwordHash, at } as const;
  if ((await insertUser(trx, admin)) !== undefined) return;
  const existing = await findUserByEmail(trx, email);
  if (existing === undefined) throw new Error("The account was deleted a moment ago: try again");
  await setAdminRole(trx, existing.id, "owner");
  await setUserPassword(trx, existing.id, { passwordHash, at });
  await deleteUserSessions(trx, existing.id);
  await deleteUserAuthLinks(trx, existing.id, "reset_password");
}
