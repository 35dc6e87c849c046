import { isPermitted, type Permission } from "@before-ten/contracts/auth/permissions";
import { useSession } from "../../lib/session.ts";
import { permissionOfPage } from "./navigation.ts";

/**
 * What the role of whoever is signed in permits. It spares people what they may not do; the server
 * checks the role with every call.
 */
export function usePermitted(): (permission: Permission) => boolean {
  const session = useSession();
  const role = typeof session === "object" ? session.user.adminRole : null;
  return (permission) => isPermitted(role, permission);
}

/** Whether that role opens the page of the admin area at an address. */
export function useOpenPage(): (href: string) => boolean {
  const isRolePermitted = usePermitted();
  return (href) => {
    const [pathname = ""] = href.split(/[?#]/, 1);
    const needed = permissionOfPage(pathname);
    return needed === undefined || isRolePermitted(needed);
  };
}
