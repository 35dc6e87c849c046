import { MantineProvider } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useColourScheme } from "../lib/colour-scheme.ts";
import { theme } from "./theme.ts";

/**
 * Around the admin area, which is made of Mantine's components. Public pages do without its weight.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <MantineProvider
      theme={theme}
      // These stand in the style sheets (`@mantine-theme`): the provider would write them into the
      // body, where HTML has no styles.
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={useColourScheme()}
      getStyleNonce={() => router.options.ssr?.nonce ?? ""}
    >
      {children}
    </MantineProvider>
  );
}
