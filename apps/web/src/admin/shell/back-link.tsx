import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./back-link.module.css";
import { useOpenPage } from "./use-permitted.ts";

interface BackLinkProps {
  to:
    | "/admin"
    | "/admin/events"
    | "/admin/events/import"
    | "/admin/blogs"
    | "/admin/campaigns"
    | "/admin/newsletter"
    | "/admin/newsletter/import";
  children: ReactNode;
}

/** Stands above a page's title and leads to the page it belongs to, if one's role opens that. */
export function BackLink({ to, children }: BackLinkProps) {
  if (!useOpenPage()(to)) return null;
  return (
    <Anchor component={Link} to={to} size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  );
}
