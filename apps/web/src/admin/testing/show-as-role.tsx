import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { saveSession } from "../../lib/session.ts";
import { createBrowserClient, trpc } from "../../lib/trpc.ts";

/**
 * Shows a part of the admin area as an admin with this role sees it. `answers` are the server's, by
 * procedure.
 */
export function showAsRole(
  adminRole: AdminRole,
  { part, answers }: { part: ReactNode; answers: Readonly<Record<string, unknown>> },
): void {
  saveSession({
    token: "token",
    user: {
      id: "0198c5ae-0000-7000-8000-00000000000a",
      name: "Ana",
      email: "ana@mail.example",
      role: "admin",
      adminRole,
      emailVerified: true,
      pendingEmail: null,
      createdAt: "2026-11-01T09:30:00.000Z",
    },
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const address = url instanceof Request ? url.url : url;
    const { pathname } = new URL(address, "https://club.example");
    const procedures = pathname.replace(/^.*\//, "").split(",");
    return Response.json(procedures.map((name) => ({ result: { data: answers[name] } })));
  });
  const trpcClient = createBrowserClient({
    readToken: () => "token",
    onUnauthorized: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}
