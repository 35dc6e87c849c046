import { userMessages as messages } from "@before-ten/contracts/auth/admin-messages";
import type { AccountUser } from "@before-ten/contracts/auth/output";
import { isPermitted } from "@before-ten/contracts/auth/permissions";
import { Stack, Text, Title } from "@mantine/core";
import { Navigate, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Loading } from "../../ui/loading.tsx";
import { ButtonLink } from "./button-link.tsx";
import { pagesFor, permissionOfPage } from "./navigation.ts";
import { adminRoleLabels } from "./role-labels.ts";

interface PermittedPageProps {
  user: AccountUser;
  children: ReactNode;
}

/** The page, or a notice that the admin's role may not open it. */
export function PermittedPage({ user, children }: PermittedPageProps) {
  const { adminRole } = user;
  const pathname = useLocation({ select: (location) => location.pathname });
  const needed = permissionOfPage(pathname);
  if (needed === undefined || isPermitted(user, needed)) return children;
  // A session from before roles existed: the server is being asked.
  if (adminRole === null) return <Loading label="Checking your role" />;
  const [first] = pagesFor(user);
  if (first === undefined) return null;
  // Each role has its own start page.
  if (pathname === "/admin") return <Navigate to={first.to} replace />;
  return (
    <Stack align="start">
      <Title order={1}>{messages.pageClosed}</Title>
      <Text>{messages.pageClosedTo(adminRoleLabels[adminRole])}</Text>
      <ButtonLink to={first.to}>Go to {first.label}</ButtonLink>
    </Stack>
  );
}
