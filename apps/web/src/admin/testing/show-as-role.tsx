import type { AdminRole } from "@before-ten/contracts/auth/permissions";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { defaultTexts } from "@before-ten/contracts/site/read-texts";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { clearSession, saveSession } from "../../lib/api/session.ts";
import type { RouterContext } from "../../router.tsx";
import { createBrowserClient, trpc } from "../../lib/api/trpc.ts";

/** An error answer of the server. */
export class ServerError {
  readonly httpStatus: number;
  readonly details: readonly { path: string; message: string }[];
  constructor(httpStatus: number, details: ServerError["details"] = []) {
    this.httpStatus = httpStatus;
    this.details = details;
  }
}

/**
 * Renders a part of the admin area for a role. `answers` are the server's, by procedure or by a
 * file's address; a function computes one from the input, or promises it.
 */
export function showAsRole(
  adminRole: AdminRole,
  {
    part,
    answers,
    reach = null,
  }: { part: ReactNode; answers: Readonly<Record<string, unknown>>; reach?: Reach | null },
): void {
  saveSession({
    token: "token",
    user: {
      id: "0198c5ae-0000-7000-8000-00000000000a",
      name: "Ana",
      email: "ana@mail.example",
      role: "admin",
      adminRole,
      reach,
      emailVerified: true,
      pendingEmail: null,
      createdAt: "2026-11-01T09:30:00.000Z",
    },
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { body } = {}) => {
    const address = url instanceof Request ? url.url : url;
    const { pathname, searchParams } = new URL(address, "https://club.example");
    const file = answers[pathname];
    if (typeof file === "function") {
      return new Response(String(file(Object.fromEntries(searchParams))));
    }
    const procedures = pathname.replace(/^.*\//, "").split(",");
    const sent = typeof body === "string" ? body : (searchParams.get("input") ?? "{}");
    // A form, and a call with its own key, is sent alone.
    const isBatch = searchParams.has("batch");
    const inputs: Record<string, unknown> = isBatch ? JSON.parse(sent) : { 0: JSON.parse(sent) };
    const results = procedures.map((name, index) => resultOf(answers[name], inputs[String(index)]));
    return Response.json(isBatch ? await Promise.all(results) : await results[0]);
  });
  const trpcClient = createBrowserClient({
    readToken: () => "token",
    onUnauthorized: clearSession,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({
    routeTree: createRootRouteWithContext<Pick<RouterContext, "texts">>()({
      component: () => part,
    }),
    context: { texts: defaultTexts },
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

async function resultOf(answer: unknown, input: unknown): Promise<object> {
  const data: unknown = typeof answer === "function" ? await answer(input) : answer;
  if (!(data instanceof ServerError)) return { result: { data } };
  const { httpStatus, details } = data;
  return { error: { message: "Refused", code: -32_600, data: { httpStatus, details } } };
}
