import { invitationMessages } from "@before-ten/contracts/auth/invitation-messages";
import type { OpenInvitation } from "@before-ten/contracts/auth/output";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { hasLoggedOut, readToken } from "../../../lib/api/session.ts";
import { InvitationPage } from "./invitation-page.tsx";

const invitation: OpenInvitation = {
  email: "bo@mail.example",
  adminRole: "editor",
  places: null,
  invitedBy: "Olive",
  hasAccount: false,
};

/** Opens the invitation with Ana signed in. */
function show(invited: OpenInvitation): void {
  showAsRole("viewer", {
    part: <InvitationPage token="token-of-a-mail" />,
    answers: { "invitations.find": invited, "auth.logout": { message: "" } },
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("asks anyone but the invited person to sign out before accepting", async () => {
  show(invitation);
  const sentence = invitationMessages.otherAccount("bo@mail.example", "ana@mail.example");
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Accept and sign in" })).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Sign out" }));
  expect(await screen.findByRole("button", { name: "Accept and sign in" })).toBeDefined();
  expect(readToken()).toBeNull();
  expect(hasLoggedOut("0198c5ae-0000-7000-8000-00000000000a")).toBe(true);
});

it("lets the invited person accept", async () => {
  show({ ...invitation, email: "ana@mail.example", hasAccount: true });
  expect(await screen.findByRole("button", { name: "Accept and sign in" })).toBeDefined();
});
