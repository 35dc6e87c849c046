import type { Permission } from "@before-ten/contracts/auth/permissions";
import type { ReactNode } from "react";
import { usePermitted } from "./use-permitted.ts";

interface PermittedProps {
  to: Permission;
  children: ReactNode;
}

/** Renders its children only for roles with the permission. */
export function Permitted({ to, children }: PermittedProps) {
  return usePermitted()(to) ? children : null;
}
