import { adminNewsletterMessages as messages } from "@before-ten/contracts/newsletter/admin-messages";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { UndoBar } from "../../../admin/undo/undo-bar.tsx";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { BulkActions } from "./bulk-actions.tsx";

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("the undo bar takes back a change of the selected subscribers", async () => {
  const statuses = new Map([
    ["ana", "active"],
    ["ben", "active"],
  ]);
  const person = userEvent.setup();
  showAsRole("owner", {
    part: (
      <>
        <BulkActions
          selection={{ kind: "some", ids: new Set(["ana", "ben"]) }}
          filter={{}}
          matches={2}
          isCapped={false}
          onDone={() => undefined}
        />
        <UndoBar />
      </>
    ),
    answers: {
      "newsletter.bulk"(sent: { subscriberIds: string[]; data: { status: string } }) {
        for (const id of sent.subscriberIds) statuses.set(id, sent.data.status);
        return { message: messages.bulkCompleted(2), modified: 2, undoId: "the change of two" };
      },
      "newsletter.undoBulk"({ undoId }: { undoId: string }) {
        if (undoId !== "the change of two") throw new Error("There was no such change");
        for (const id of statuses.keys()) statuses.set(id, "active");
        return { message: messages.bulkUndone(2) };
      },
    },
  });
  await person.selectOptions(
    await screen.findByRole("combobox", { name: "Action" }),
    "Unsubscribe",
  );
  await person.click(screen.getByRole("button", { name: "Apply (2)" }));
  expect(await screen.findByText(messages.bulkCompleted(2))).toBeDefined();
  expect([...statuses.values()]).toEqual(["unsubscribed", "unsubscribed"]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(messages.bulkUndone(2))).toBeDefined();
  expect([...statuses.values()]).toEqual(["active", "active"]);
});
