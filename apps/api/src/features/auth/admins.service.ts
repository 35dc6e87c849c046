import { randomBytes } from "node:crypto";
import type { Db } from "@before-ten/db/client";
import { hasAdmin, lockAdmins } from "@before-ten/db/queries/auth/users";
import { inTransaction } from "@before-ten/db/transactions";
import type { Deps } from "../../deps.ts";
import { type NewAdmin, giveRole } from "./admin-role.ts";
import { hashNewPassword } from "./password/passwords.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** 144 bits, to be copied once by a person. */
export function randomPassword(): string {
  return randomBytes(18).toString("base64url");
}

/** Tells the admin who gave the role that the address already had an account. */
export interface MadeAdmin {
  hadAccount: boolean;
}

/** Makes an owner; undefined if there is an admin already. Several processes may start at once. */
export async function makeFirstAdmin(
  deps: Pick<Deps, "db" | "clock">,
  credentials: Credentials,
): Promise<MadeAdmin | undefined> {
  if (await hasAdmin(deps.db)) return undefined;
  const owner = await prepared(deps, credentials);
  return inTransaction(deps.db, async (trx) => {
    await lockAdmins(trx);
    return (await hasAdmin(trx)) ? undefined : madeBy(trx, owner);
  });
}

/** Makes an owner of this address, resetting an account it may already have. */
export async function makeAdmin(
  deps: Pick<Deps, "db" | "clock">,
  credentials: Credentials,
): Promise<MadeAdmin> {
  const owner = await prepared(deps, credentials);
  return inTransaction(deps.db, async (trx) => {
    await lockAdmins(trx);
    return madeBy(trx, owner);
  });
}

async function madeBy(trx: Db, owner: NewAdmin): Promise<MadeAdmin> {
  const { hadAccount } = await giveRole(trx, owner);
  return { hadAccount };
}

async function prepared({ clock }: Pick<Deps, "clock">, { email, password }: Credentials) {
  const passwordHash = await hashNewPassword(password, { path: "password", ownWords: [email] });
  return { email, name: undefined, adminRole: "owner", passwordHash, at: clock.now() } as const;
}
