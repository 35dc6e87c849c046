import { maxPage } from "@before-ten/contracts/shared/limits";
import { type UserRole, userRoles } from "@before-ten/contracts/auth/roles";

export interface UsersSearch {
  role?: UserRole;
  page?: number;
}

/**
 * Written by hand because every page loads the routes, and the contract's schema would bring its validator along; a test holds
 * the two together. What makes no sense is left out.
 */
export function validateUsersSearch(given: Record<string, unknown>): UsersSearch {
  const role = userRoles.find((each) => each === given.role);
  const page = Number(given.page);
  return {
    ...(role !== undefined && { role }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPage && { page }),
  };
}
