import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { useSession } from "../../lib/api/session.ts";
import { permissionOfPage } from "./navigation.ts";

/**
 * Returns whether the admin's role permits something. It only hides what they may not do; the
 * server checks the role on every call.
 */
export function usePermitted(): (permission: Permission) => boolean {
  const session = useSession();
  return (permission) => typeof session === "object" && isPermitted(session.user, permission);
}

/** Returns whether the role may open an admin address. */
export function useOpenPage(): (href: string) => boolean {
  const isRolePermitted = usePermitted();
  return (href) => {
    const [pathname = ""] = href.split(/[?#]/, 1);
    const needed = permissionOfPage(pathname);
    return needed === undefined || isRolePermitted(needed);
  };
}
