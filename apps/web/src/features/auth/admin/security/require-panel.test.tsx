import { secondFactorMessages as messages } from "@before-ten/contracts/auth/second-factor-messages";
import type { SecondFactor } from "@before-ten/contracts/auth/output";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../../admin/testing/show-as-role.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { closeToasts } from "../../../../testing/close-toasts.ts";
import { RequirePanel } from "./require-panel.tsx";
import { SecondFactorGate } from "./second-factor-gate.tsx";

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

const laptop: SecondFactor["passkeys"][number] = {
  id: "0198c5ae-0000-7000-8000-00000000000b",
  name: "Laptop",
  isSynced: false,
  createdAt: "2026-11-02T10:00:00.000Z",
  lastUsedAt: null,
};

/** The panel as the account page shows it. */
function Panel() {
  const { data } = trpc.secondFactor.get.useQuery(undefined, { staleTime: 0 });
  if (data === undefined) return null;
  const { isRequired, adminsWithout, passkeys } = data;
  return (
    <RequirePanel
      isRequired={isRequired}
      adminsWithout={adminsWithout ?? 0}
      hasPasskey={passkeys.length > 0}
    />
  );
}

function show(part: ReactNode, changed: Partial<SecondFactor>) {
  let secondFactor: SecondFactor = {
    passkeys: [laptop],
    isEmailConfirmed: true,
    recoveryCodesLeft: 10,
    isRequired: false,
    adminsWithout: 2,
    ...changed,
  };
  showAsRole("owner", {
    part,
    answers: {
      "secondFactor.get": () => secondFactor,
      "secondFactor.require"(sent: { isRequired: boolean; currentPassword: string }) {
        if (sent.currentPassword !== "a password") throw new Error("The password is wrong");
        secondFactor = { ...secondFactor, isRequired: sent.isRequired };
        return { message: sent.isRequired ? messages.nowRequired : messages.notRequired };
      },
    },
  });
}

it("requires a second factor of every admin, and makes it optional again", async () => {
  show(<Panel />, {});
  const person = userEvent.setup();
  expect(await screen.findByText(/2 admins have none/)).toBeDefined();
  for (const [action, message] of [
    ["Require it for every admin", messages.nowRequired],
    ["Leave it to each admin", messages.notRequired],
  ] as const) {
    await person.click(await screen.findByRole("button", { name: action }));
    const dialog = within(await screen.findByRole("dialog", { name: action }));
    await person.click(dialog.getByRole("button", { name: action }));
    expect(await dialog.findByText("Password is required")).toBeDefined();
    await person.type(dialog.getByLabelText(/^Your password/), "a password");
    await person.click(dialog.getByRole("button", { name: action }));
    expect(await screen.findByText(message)).toBeDefined();
  }
});

it("an owner without a passkey can't require one", async () => {
  show(<Panel />, { passkeys: [], adminsWithout: 1 });
  expect(await screen.findByText(/Once you have a passkey yourself/)).toBeDefined();
  expect(screen.getByText(/1 admin has none/)).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

it("asks an admin without a passkey to add one if every admin needs one", async () => {
  show(<SecondFactorGate>The dashboard</SecondFactorGate>, { passkeys: [], isRequired: true });
  expect(await screen.findByRole("heading", { name: "Add a passkey to go on" })).toBeDefined();
  expect(screen.queryByText("The dashboard")).toBeNull();
});

it("lets an admin pass who has a passkey or doesn't need one", async () => {
  for (const secondFactor of [{ isRequired: true }, { passkeys: [], isRequired: false }]) {
    show(<SecondFactorGate>The dashboard</SecondFactorGate>, secondFactor);
    expect(await screen.findByText("The dashboard")).toBeDefined();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(screen.queryByRole("heading")).toBeNull();
    cleanup();
  }
});
