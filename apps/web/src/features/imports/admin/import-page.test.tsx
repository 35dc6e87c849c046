import { importMessages } from "@before-ten/contracts/imports/messages";
import type { ImportDetails } from "@before-ten/contracts/imports/output";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { FileDrop } from "./file-drop.tsx";
import { ImportPage } from "./import-page.tsx";

const running: ImportDetails = {
  id: "0198c5ae-0000-7000-8000-00000000000c",
  kind: "subscribers",
  state: "running",
  fileName: "members.csv",
  fileBytes: 5_120,
  receivedBytes: 5_120,
  error: null,
  author: { id: null, name: "Ana" },
  wording: "the sheet at the door",
  createdAt: "2026-11-02T10:00:00.000Z",
  finishedAt: null,
  undoneAt: null,
  totals: { new: 4_000, update: 0, unchanged: 0, left: 0, duplicate: 0, invalid: 0 },
  noticedRows: 0,
  checkedRows: 4_000,
  mergedRows: 1_000,
  columns: [],
  fields: [],
  hasNames: true,
  firstRow: 1,
  dateOrder: "dmy",
  fallbacks: {},
};

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("shows the progress of an import, and cancels it", async () => {
  let details = running;
  showAsRole("owner", {
    part: <ImportPage kind="subscribers" id={running.id} />,
    answers: {
      "subscriberImports.get": () => details,
      "subscriberImports.rows": {
        items: [],
        pagination: { page: 1, limit: 20, total: 0, pages: 0 },
      },
      "subscriberImports.cancel"() {
        details = { ...details, state: "cancelled", finishedAt: "2026-11-02T10:01:00.000Z" };
        return { message: importMessages.cancelled };
      },
    },
  });
  const bar = await screen.findByRole("progressbar", { name: "Rows imported" });
  expect(bar.getAttribute("aria-valuenow")).toBe("25");
  expect(screen.getByText("Row 1,000 of 4,000. You may leave this page.")).toBeDefined();
  // The page polls every second.
  details = { ...details, mergedRows: 2_000 };
  expect(await screen.findByText(/^Row 2,000 of 4,000/)).toBeDefined();
  await userEvent.setup().click(screen.getByRole("button", { name: "Cancel import" }));
  expect(await screen.findByText(importMessages.cancelled)).toBeDefined();
  expect(await screen.findByText("Cancelled")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel import" })).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

function Drop() {
  const [id, setId] = useState("none yet");
  return (
    <>
      <FileDrop kind="events" onSent={setId} />
      <p>Import: {id}</p>
    </>
  );
}

it("accepts a calendar of events", async () => {
  const received: Record<string, string> = {};
  let fileName = "";
  showAsRole("editor", {
    part: <Drop />,
    answers: {
      "eventImports.create"(sent: { fileName: string }) {
        ({ fileName } = sent);
        return { id: running.id };
      },
      "eventImports.append"({ id, content }: { id: string; content: string }) {
        received[id] = (received[id] ?? "") + atob(content);
        return { message: importMessages.uploaded };
      },
    },
  });
  const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
  const field = await screen.findByLabelText<HTMLInputElement>(/^File/);
  // Browsers offer the file types that this lists.
  expect(field.accept.split(",")).toContain(".ics");
  await userEvent
    .setup()
    .upload(field, new File([calendar], "parties.ics", { type: "text/calendar" }));
  expect(await screen.findByText(`Import: ${running.id}`)).toBeDefined();
  expect(fileName).toBe("parties.ics");
  expect(received).toEqual({ [running.id]: calendar });
});
