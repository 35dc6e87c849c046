import { bulkPostMessages as messages } from "@before-ten/contracts/posts/bulk-messages";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { UndoBar } from "../../../admin/undo/undo-bar.tsx";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { BulkPostActions } from "./bulk-post-actions.tsx";

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("the undo bar takes back a change of the selected posts", async () => {
  const statuses = new Map([
    ["one", "draft"],
    ["two", "draft"],
  ]);
  const person = userEvent.setup();
  showAsRole("owner", {
    part: (
      <>
        <BulkPostActions ids={[...statuses.keys()]} onDone={() => undefined} />
        <UndoBar />
      </>
    ),
    answers: {
      "posts.bulk"(sent: { ids: string[]; change: { status: string } }) {
        for (const id of sent.ids) statuses.set(id, sent.change.status);
        return { message: messages.changed(2), undoId: "the change of two" };
      },
      "posts.undoBulk"({ undoId }: { undoId: string }) {
        if (undoId !== "the change of two") throw new Error("There was no such change");
        for (const id of statuses.keys()) statuses.set(id, "draft");
        return { message: messages.undone(2) };
      },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Publish" }));
  expect(await screen.findByText(messages.changed(2))).toBeDefined();
  expect([...statuses.values()]).toEqual(["published", "published"]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(messages.undone(2))).toBeDefined();
  expect([...statuses.values()]).toEqual(["draft", "draft"]);
});
