import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type { OwnSession } from "@before-ten/contracts/auth/output";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { closeToasts } from "../../../../testing/close-toasts.ts";
import { OwnSessions } from "./own-sessions.tsx";

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

function sessionOn(device: string, isCurrent = false): OwnSession {
  return {
    id: `on ${device}`,
    device,
    isCurrent,
    createdAt: "2026-11-02T10:00:00.000Z",
    lastUsedAt: "2026-11-20T10:00:00.000Z",
  };
}

function show() {
  let sessions = [sessionOn("Firefox", true), sessionOn("Safari"), sessionOn("Chrome")];
  showAsRole("editor", {
    part: <OwnSessions />,
    answers: {
      "ownSessions.list": () => sessions,
      "ownSessions.end"({ id }: { id: string }) {
        sessions = sessions.filter((session) => session.id !== id);
        return { message: messages.sessionEnded };
      },
      "ownSessions.endOthers"() {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return { message: messages.otherSessionsEnded };
      },
    },
  });
}

const rows = () => screen.getAllByRole("listitem");

it("ends one session, and offers to end any but the current one", async () => {
  show();
  const person = userEvent.setup();
  await screen.findByText(/Safari/);
  expect(screen.queryByRole("button", { name: /^End Firefox/ })).toBeNull();
  await person.click(screen.getByRole("button", { name: /^End Safari, signed in 2 Nov/ }));
  expect(await screen.findByText(messages.sessionEnded)).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByText(/Safari/)).toBeNull();
});

it("ends all other sessions at once, after confirmation", async () => {
  show();
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/Every other session ends at once/)).toBeDefined();
  await person.click(question.getByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText(messages.otherSessionsEnded)).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.getByText("This one")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});
