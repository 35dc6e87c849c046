import type { ApiScope, CreatedApiKey } from "@before-ten/contracts/api-keys";
import type { Deps } from "../deps.ts";
import { createApiKey } from "../features/api-keys/api-keys.service.ts";
import { storeUser } from "./signed-in.ts";

/** A new API key of a new admin. */
export async function madeKey(
  deps: Pick<Deps, "db" | "clock">,
  { name = "Ticket shop", scopes }: { name?: string; scopes: ApiScope[] },
): Promise<CreatedApiKey & { makerId: string }> {
  const { id: makerId } = await storeUser(deps, { role: "admin" });
  return { ...(await createApiKey(deps, { name, scopes, createdBy: makerId })), makerId };
}
