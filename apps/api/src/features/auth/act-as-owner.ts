import { actAsAccount } from "@before-ten/db/actor";
import type { UserRow } from "@before-ten/db/queries/auth/users";

/**
 * Whoever opens a mailed link acts as the account that it was mailed to, so that the history tells
 * what an admin did by it. A plain user's account has no history: the visitor goes on acting.
 */
export function actAsOwner<Result>(
  { id, name, admin_role: adminRole }: Pick<UserRow, "id" | "name" | "admin_role">,
  work: () => Result,
): Result {
  return adminRole === null ? work() : actAsAccount({ id, name }, work);
}
