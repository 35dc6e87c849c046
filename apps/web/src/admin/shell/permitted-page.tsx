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

/** The page, or one that says that the role of whoever is signed in doesn't open it. */
export function PermittedPage({ user: { adminRole }, children }: PermittedPageProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const needed = permissionOfPage(pathname);
  if (needed === undefined || isPermitted(adminRole, needed)) return children;
  // A browser that signed in before there were roles: the server is being asked.
  if (adminRole === null) return <Loading label="Checking your role" />;
  const [first] = pagesFor(adminRole);
  if (first === undefined) return null;
  // Where the admin area begins, each role begins with a page of its own.
  if (pathname === "/admin") return <Navigate to={first.to} replace />;
  return (
    <Stack align="start">
      <Title order={1}>{messages.pageClosed}</Title>
      <Text>{messages.pageClosedTo(adminRoleLabels[adminRole])}</Text>
      <ButtonLink to={first.to}>Go to {first.label}</ButtonLink>
    </Stack>
  );
}
