import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../testing/show-as-role.tsx";
import { UnreadMessages } from "./unread-messages.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

/** A link with the badge after its text, as in the navigation. */
function showWith(unread: number) {
  const part = (
    <a href="/admin/messages">
      Messages <UnreadMessages />
    </a>
  );
  showAsRole("owner", { part, answers: { "contact.countUnread": { unread } } });
}

it("is part of the link's name", async () => {
  showWith(1_234);
  expect(await screen.findByRole("link", { name: "Messages 1,234 unread" })).toBeDefined();
});

it("renders nothing if all are read", async () => {
  showWith(0);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect((await screen.findByRole("link")).textContent).toBe("Messages ");
});
