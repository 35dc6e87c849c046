import { MantineProvider } from "@mantine/core";
import { useRouter, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useColourScheme } from "../lib/colour-scheme.ts";
import { theme } from "./theme.ts";

/**
 * Around what is made of Mantine's components: the admin area and the toasts. Public pages do
 * without its weight.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  const router = useRouter();
  const chosenScheme = useColourScheme();
  // The public site is made of light grounds; only the admin area has a dark side.
  const isAdminArea = useRouterState({ select: ({ location }) => isAdminPath(location.pathname) });
  return (
    <MantineProvider
      theme={theme}
      // These stand in the style sheets (`@mantine-theme`): the provider would write them into the
      // body, where HTML has no styles.
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={isAdminArea ? chosenScheme : "light"}
      getStyleNonce={() => router.options.ssr?.nonce ?? ""}
    >
      {children}
    </MantineProvider>
  );
}

function isAdminPath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}
