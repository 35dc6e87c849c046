import { MantineProvider } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useColourScheme } from "../lib/page/colour-scheme.ts";
import { theme } from "./theme.ts";

/** Wraps the admin area, which uses Mantine's components. Public pages do without them. */
export function MantineRoot({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <MantineProvider
      theme={theme}
      // The style sheets contain these (`@mantine-theme`): the provider would write them into the
      // body, where HTML allows no styles.
      withCssVariables={false}
      withGlobalClasses={false}
      forceColorScheme={useColourScheme()}
      getStyleNonce={() => router.options.ssr?.nonce ?? ""}
    >
      {children}
    </MantineProvider>
  );
}
