import { brand } from "@before-ten/contracts/shared/brand";
import { actAsJob } from "@before-ten/db/actor";
import { hasAdmin } from "@before-ten/db/queries/auth/users";
import type { Deps } from "../deps.ts";
import type { Settings } from "../env.ts";
import { makeFirstAdmin, randomPassword } from "../features/auth/admins.service.ts";

/**
 * Makes the first admin where there is none and answers what whoever starts the server has to know
 * about it.
 */
export async function welcomeFirstAdmin(
  deps: Pick<Deps, "db" | "clock">,
  { firstAdmin, databaseUrl, isProduction }: Settings,
): Promise<string | undefined> {
  if (firstAdmin !== undefined) {
    const isNew = await actAsJob("start", () => makeFirstAdmin(deps, firstAdmin));
    return isNew ? `The first admin is ${firstAdmin.email}, with ADMIN_PASSWORD.` : undefined;
  }
  if (databaseUrl === undefined && !isProduction) {
    const credentials = { email: brand.adminEmail, password: randomPassword() };
    const isNew = await actAsJob("start", () => makeFirstAdmin(deps, credentials));
    return isNew
      ? `Sign in at /admin/login as ${credentials.email} with the password ${credentials.password}\nIt is shown only this once.`
      : undefined;
  }
  if (await hasAdmin(deps.db)) return undefined;
  return "There is no admin yet. `pnpm admin:create <email address>` makes one.";
}
