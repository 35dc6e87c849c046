import { randomUUID } from "node:crypto";
import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { UserRole } from "@before-ten/contracts/auth/roles";
import { insertUser, markEmailVerified } from "@before-ten/db/queries/auth/users";
import type { Deps } from "../../deps.ts";
import { presentUser } from "../../features/auth/auth.present.ts";
import { hashPassword } from "../../features/auth/password/passwords.ts";
import { type Session, startSession } from "../../features/auth/sessions/sessions.ts";

type Tools = Pick<Deps, "db" | "clock">;

/** The password of every account made by `storeUser`. */
export const examplePassword = "four lemons dance slowly";
const examplePasswordHash = hashPassword(examplePassword);

interface StoredUser {
  role?: UserRole;
  /** An admin's role: owner by default. */
  adminRole?: AdminRole;
  /** Undefined: everywhere. */
  reach?: Reach;
  email?: string;
  name?: string;
  /** The address is confirmed, as passkeys require. */
  isConfirmed?: boolean;
}

/** A new account; a test names only what it is about. */
export async function storeUser({ db, clock }: Tools, user: StoredUser = {}) {
  const row = await insertUser(db, {
    name: user.name ?? "Ana",
    email: user.email ?? `${randomUUID()}@mail.example`,
    adminRole: user.role === "admin" ? (user.adminRole ?? "owner") : null,
    reach: user.reach,
    passwordHash: await examplePasswordHash,
    at: clock.now(),
  });
  if (row === undefined) throw new Error(`${user.email} has an account already`);
  if (user.isConfirmed === true) {
    await markEmailVerified(db, { id: row.id, email: row.email, at: clock.now() });
    return { ...row, email_verified_at: clock.now() };
  }
  return row;
}

/** A new account with a session. */
export async function signedInAs(
  deps: Tools,
  role: UserRole,
  user: Omit<StoredUser, "role"> = {},
): Promise<Session> {
  return startSession(deps, presentUser(await storeUser(deps, { ...user, role })));
}
