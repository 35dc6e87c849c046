import {
  type Permission,
  type Standing,
  isPermitted,
} from "@before-ten/contracts/auth/permissions";
import type { Found } from "@before-ten/contracts/search/output";
import { type FoundKind, findEverything } from "@before-ten/db/queries/search/find-everything";
import type { Deps } from "../../deps.ts";

/** The permission a result needs: results open in forms, so the caller must be able to write. */
const needed: [kind: FoundKind, permission: Permission][] = [
  ["events", "events:write"],
  ["posts", "posts:write"],
  ["pages", "site:write"],
  ["campaigns", "campaigns:read"],
  ["subscribers", "subscribers:read"],
  ["messages", "messages:read"],
];

export async function findForAdmin(
  { db }: Pick<Deps, "db">,
  { search, standing }: { search: string; standing: Standing },
): Promise<Found> {
  const kinds = needed.flatMap(([kind, permission]) =>
    isPermitted(standing, permission) ? [kind] : [],
  );
  return findEverything(db, search, kinds);
}
