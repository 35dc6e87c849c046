import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import classes from "./back-link.module.css";

interface BackLinkProps {
  to: "/admin" | "/admin/events" | "/admin/blogs" | "/admin/campaigns";
  children: ReactNode;
}

/** Stands above a page's title and leads to the page it belongs to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Anchor component={Link} to={to} size="sm" className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  );
}
