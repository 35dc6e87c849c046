import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./back-link.module.css";
import { useOpenPage } from "./use-permitted.ts";

interface BackLinkProps {
  to:
    | "/admin"
    | "/admin/analytics"
    | "/admin/door"
    | "/admin/events"
    | "/admin/events/import"
    | "/admin/blogs"
    | "/admin/pages"
    | "/admin/venues"
    | "/admin/campaigns"
    | "/admin/newsletter"
    | "/admin/newsletter/import"
    | "/admin/site";
  children: ReactNode;
}

/** Link above a page's title to its parent page, if the admin's role may open that. */
export function BackLink({ to, children }: BackLinkProps) {
  if (!useOpenPage()(to)) return null;
  return (
    <Anchor component={Link} to={to} size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  );
}
