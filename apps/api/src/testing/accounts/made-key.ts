import type { ApiScope } from "@before-ten/contracts/api-keys/rules";
import type { Reach } from "@before-ten/contracts/auth/reach";
import type { CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import type { Deps } from "../../deps.ts";
import { createApiKey } from "../../features/api-keys/api-keys.service.ts";
import { accessBySession } from "../../features/auth/sessions/sessions.ts";
import { signedInAs } from "./signed-in.ts";

/** A new API key of a new admin. */
export async function madeKey(
  deps: Pick<Deps, "db" | "clock" | "mailQueue" | "accountOwners">,
  {
    name = "Ticket shop",
    scopes,
    reach = null,
  }: { name?: string; scopes: ApiScope[]; reach?: Reach | null },
): Promise<CreatedApiKey & { makerId: string }> {
  const maker = await signedInAs(deps, "admin");
  const adminDeps = {
    ...deps,
    access: accessBySession(deps, { token: maker.token, as: "keys:write" }),
  };
  const { id, name: makerName } = maker.user;
  const by = { id, name: makerName, origin: "in a test" };
  const key = await createApiKey(adminDeps, { name, scopes, reach, maker: by });
  return { ...key, makerId: id };
}
