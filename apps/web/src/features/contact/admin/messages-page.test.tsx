import type { ContactThread } from "@before-ten/contracts/contact/output";
import type { Editing } from "@before-ten/contracts/editing/output";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { standInForFonts } from "../../../testing/stand-in-for-fonts.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { messageSearch } from "./message-search.ts";
import { MessagesPage } from "./messages-page.tsx";

const id = "0198c5ae-0000-7000-8000-000000000005";
const anaId = "0198c5ae-0000-7000-8000-00000000000a";
const at = "2026-11-24T16:00:00.000Z";

const thread: ContactThread = {
  id,
  name: "Eve",
  email: "eve@mail.example",
  subject: "A table for ten",
  message: "Could we have one near the floor?",
  type: "general",
  status: "open",
  isRead: false,
  assignee: null,
  replyCount: 0,
  mailState: "sent",
  createdAt: at,
  replies: [],
};

let editing: Editing;
let read: unknown[] = [];

standInForFonts();

beforeEach(() => {
  editing = { others: [], version: 1, changes: [] };
  read = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await closeToasts();
});

/** Renders the page at `?open=…` and records its next address. */
function show(open: string | undefined) {
  const opened: (string | undefined)[] = [];
  const list = {
    ...messageSearch,
    search: {},
    onSearch: () => undefined,
    onPage: () => undefined,
    onType: () => undefined,
    onFilter: () => undefined,
  };
  const page = { page: 1, limit: 20, total: 1, pages: 1 };
  showAsRole("owner", {
    part: (
      <MessagesPage
        list={list}
        open={open}
        onOpen={(next) => opened.push(next)}
        history={() => null}
      />
    ),
    answers: {
      "contact.listForAdmin": { items: [thread], pagination: page },
      "contact.get": thread,
      "contact.listAssignees": [],
      "contact.setRead": (input: unknown) => {
        read.push(input);
        return { ...thread, isRead: true };
      },
      "cannedAnswers.list": [],
      "editing.reportMessage": () => editing,
    },
  });
  return { user: userEvent.setup(), opened };
}

const answer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Answer to Eve" });

it("puts the opened message in the address", async () => {
  const { user, opened } = show(undefined);
  await user.click(await screen.findByRole("button", { name: "A table for ten" }));
  expect(opened).toEqual([id]);
});

it("opens the message in the address, with the answer that was being written when the session ended", async () => {
  const key = `draft:reply:${id}:${anaId}:1`;
  const values = { text: "Of course, ten", isDone: true };
  localStorage.setItem(key, JSON.stringify({ savedAt: at, values }));
  sessionStorage.setItem("resumed-draft", key);
  const { user, opened } = show(id);
  expect(await screen.findByRole("dialog", { name: "A table for ten" })).toBeTruthy();
  expect((await answer()).value).toBe("Of course, ten");
  expect(screen.getByText("Your text is back")).toBeTruthy();
  await waitFor(() => expect(read).toEqual([{ id, isRead: true }]));
  await user.click(screen.getByRole("button", { name: "Close the details" }));
  expect(opened).toEqual([undefined]);
});

it("shows who else is writing an answer, and who has sent one", async () => {
  editing = {
    others: [{ name: "Ben", since: at, isYou: false }],
    version: 2,
    changes: [{ field: "replies", by: "Ben", at }],
  };
  show(id);
  expect(await screen.findByText(/^Ben has this open, too, since/)).toBeTruthy();
  expect(
    screen.getByText(
      "Ben answered this while you were writing. Read that above before you send yours.",
    ),
  ).toBeTruthy();
});
