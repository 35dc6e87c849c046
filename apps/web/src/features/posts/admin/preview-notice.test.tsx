import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserClient, trpc } from "../../../lib/api/trpc.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { PreviewNotice } from "./preview-notice.tsx";

const link = {
  url: "https://club.example/blog/preview/a.b",
  expiresAt: "2026-11-27T08:00:00.000Z",
};

/** The server's link, and the calls that changed it. */
let stored: typeof link | null;
let changes: string[] = [];

beforeEach(() => {
  stored = link;
  changes = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, { body, method } = {}) => {
    if (method !== "POST") return Response.json([{ result: { data: stored } }]);
    const procedure = addressOf(url).replace(/.*\/|\?.*/g, "");
    changes.push(`${procedure} ${typeof body === "string" ? body : ""}`);
    const data = procedure === "postPreviews.revoke" ? { message: "It is gone" } : link;
    return Response.json([{ result: { data } }]);
  });
});
const addressOf = (request: string | URL | Request) =>
  request instanceof Request ? request.url : request.toString();

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await closeToasts();
});

function show(hasUnsaved = false) {
  const trpcClient = createBrowserClient({
    readToken: () => null,
    onUnauthorized: () => undefined,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <PreviewNotice kind="post" id="0193" hasUnsaved={hasUnsaved} />
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return userEvent.setup();
}

it("says until when the link works, and revokes it", async () => {
  const user = show();
  await screen.findByText(/^Anyone with the preview link can read this post until 27 Nov/);
  await user.click(screen.getByRole("button", { name: "Revoke link" }));
  await vi.waitFor(() => expect(screen.queryByText(/^Anyone with the preview link/)).toBeNull());
  expect(changes).toEqual(['postPreviews.revoke {"0":{"id":"0193"}}']);
});

it("replaces the link with a new one", async () => {
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Make a new link" }));
  await vi.waitFor(() =>
    expect(changes).toEqual(['postPreviews.share {"0":{"id":"0193","renew":true}}']),
  );
});

it("says that a preview shows the saved version while there are unsaved changes", () => {
  stored = null;
  show(true);
  expect(screen.getByRole("status").textContent).toBe(
    "The preview shows what was saved, without your changes.",
  );
});
