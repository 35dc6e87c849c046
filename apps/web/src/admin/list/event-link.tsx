import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePermitted } from "../shell/use-permitted.ts";

interface EventLinkProps {
  id: string;
  children: ReactNode;
}

/** An event's name, linked to its form for admins who may edit it. */
export function EventLink({ id, children }: EventLinkProps) {
  if (!usePermitted()("events:write")) return children;
  return (
    <Link to="/admin/events/edit/$id" params={{ id }}>
      {children}
    </Link>
  );
}
