import type { ApiScope, CreatedApiKey } from "@before-ten/contracts/api-keys";
import type { Deps } from "../deps.ts";
import { createApiKey } from "../features/api-keys/api-keys.service.ts";
import { accessBySession } from "../standing-access.ts";
import { signedInAs } from "./signed-in.ts";

/** A new API key of a new admin. */
export async function madeKey(
  deps: Pick<Deps, "db" | "clock" | "mailQueue">,
  { name = "Ticket shop", scopes }: { name?: string; scopes: ApiScope[] },
): Promise<CreatedApiKey & { makerId: string }> {
  const maker = await signedInAs(deps, "admin");
  const staffDeps = {
    ...deps,
    access: accessBySession(deps, { token: maker.token, isStaff: true }),
  };
  const { id, name: makerName } = maker.user;
  const by = { id, name: makerName, origin: "in a test" };
  const key = await createApiKey(staffDeps, { name, scopes, maker: by });
  return { ...key, makerId: id };
}
