import type { Permission } from "@before-ten/contracts/auth/permissions";
import type { ReactNode } from "react";
import { usePermitted } from "./use-permitted.ts";

interface PermittedProps {
  to: Permission;
  children: ReactNode;
}

/** What only those see whose role permits it. */
export function Permitted({ to, children }: PermittedProps) {
  return usePermitted()(to) ? children : null;
}
