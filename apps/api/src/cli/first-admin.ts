import { brand } from "@before-ten/contracts/shared/brand";
import { actAsJob } from "@before-ten/db/actor";
import { hasAdmin } from "@before-ten/db/queries/auth/users";
import type { Deps } from "../deps.ts";
import type { Settings } from "../env.ts";
import {
  type Credentials,
  type MadeAdmin,
  makeFirstAdmin,
  randomPassword,
} from "../features/auth/admins.service.ts";

/**
 * Makes the first admin if there is none, and returns what the person who starts the server has to
 * know about it.
 */
export async function welcomeFirstAdmin(
  deps: Pick<Deps, "db" | "clock">,
  { firstAdmin, databaseUrl, isProduction }: Settings,
): Promise<string | undefined> {
  if (firstAdmin !== undefined) {
    const made = await actAsJob("start", () => makeFirstAdmin(deps, firstAdmin));
    if (made === undefined) return undefined;
    return toldOf(made, firstAdmin, `The first admin is ${firstAdmin.email}, with ADMIN_PASSWORD.`);
  }
  if (databaseUrl === undefined && !isProduction) {
    const credentials = { email: brand.adminEmail, password: randomPassword() };
    const made = await actAsJob("start", () => makeFirstAdmin(deps, credentials));
    if (made === undefined) return undefined;
    const { email, password } = credentials;
    const sentence = `Sign in at /admin/login as ${email} with the password ${password}\nIt is shown only once.`;
    return toldOf(made, credentials, sentence);
  }
  if (await hasAdmin(deps.db)) return undefined;
  return "There is no admin yet. `pnpm admin:create <email address>` makes one.";
}

function toldOf({ hadAccount }: MadeAdmin, { email }: Credentials, sentence: string): string {
  return hadAccount ? `${sentence}\n${hadAccountNotice(email)}` : sentence;
}

/** Printed with the password of an admin whose address had an account before. */
export function hadAccountNotice(email: string): string {
  return `${email} already had an account. Everything that opened it has ended: its password, sessions, passkeys, recovery codes, mailed links and API keys.`;
}
