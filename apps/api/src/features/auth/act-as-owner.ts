import { actAsAccount } from "@before-ten/db/actor";
import type { UserRow } from "@before-ten/db/queries/auth/users";

/**
 * Acts as the account a mailed link was sent to, so the history names the admin who used it. Plain
 * users have no history, so for them the actor stays the visitor.
 */
export function actAsOwner<Result>(
  { id, name, admin_role: adminRole }: Pick<UserRow, "id" | "name" | "admin_role">,
  work: () => Result,
): Result {
  return adminRole === null ? work() : actAsAccount({ id, name }, work);
}
