import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { RestoreDialog } from "./restore-dialog.tsx";

const change = (field: string, label: string) => ({
  field,
  label,
  before: "now",
  after: "then",
  beforeName: null,
  afterName: null,
  isCut: false,
});

it("restores what stays ticked, or the whole version", async () => {
  const restore = vi.fn<(input: unknown) => object>(() => ({ undo: null, stays: [], message: "" }));
  showAsRole("owner", {
    part: (
      <RestoreDialog
        version={{ id: "change", side: "after", name: "of today" }}
        onClose={() => undefined}
        onRestored={() => undefined}
      />
    ),
    answers: {
      "history.previewVersion": {
        changes: [change("title", "Title"), change("tags", "Tags")],
        stays: [],
      },
      "history.restore": restore,
    },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Tags" }));
  await userEvent.click(screen.getByRole("button", { name: "Restore 1 of 2" }));
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
  expect(restore.mock.calls[0]?.[0]).toEqual({ id: "change", side: "after", fields: ["title"] });
  await userEvent.click(screen.getByRole("checkbox", { name: "Tags" }));
  await userEvent.click(screen.getByRole("button", { name: "Restore" }));
  await vi.waitFor(() => expect(restore).toHaveBeenCalledTimes(2));
  expect(restore.mock.calls[1]?.[0]).toEqual({ id: "change", side: "after" });
});
