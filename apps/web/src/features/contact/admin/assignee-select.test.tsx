import type { AdminContactMessage } from "@before-ten/contracts/contact/output";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useList } from "../../../admin/list/use-list.ts";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { closeToasts } from "../../../testing/close-toasts.ts";
import { AssigneeSelect } from "./message-drawer.tsx";
import { type MessageSearch, messageSearch } from "./message-search.ts";
import { MessagesPage } from "./messages-page.tsx";
import { useMessageActions } from "./use-message-actions.ts";

const ana = { id: "0198c5ae-0000-7000-8000-00000000000a", name: "Ana" };
const ben = { id: "0198c5ae-0000-7000-8000-00000000000b", name: "Ben" };

function messageAbout(subject: string, assignee: AdminContactMessage["assignee"]) {
  return {
    id: `about ${subject}`,
    name: "A visitor",
    email: "visitor@mail.example",
    subject,
    message: "Could we have one near the floor?",
    type: "general",
    status: "open",
    isRead: true,
    assignee,
    replyCount: 0,
    mailState: "sent",
    createdAt: "2026-11-02T10:00:00.000Z",
  } satisfies AdminContactMessage;
}

/** The page with its address as component state. */
function Page() {
  const [search, setSearch] = useState<MessageSearch>({});
  const list = useList(messageSearch, search, async (to) => setSearch(to.search));
  return (
    <MessagesPage list={list} open={undefined} onOpen={() => undefined} history={() => null} />
  );
}

const table = messageAbout("A table for ten", null);

/** The select as in a message's drawer. */
function Assigning() {
  const { data = table } = trpc.contact.get.useQuery({ id: table.id }, { staleTime: 0 });
  return <AssigneeSelect message={data} actions={useMessageActions()} />;
}

function show(part: ReactNode, assigning?: Promise<void>) {
  let messages: AdminContactMessage[] = [table, messageAbout("A lost coat", ana)];
  showAsRole("owner", {
    part,
    answers: {
      "contact.listForAdmin"({ assigned }: { assigned?: string }) {
        const items = messages.filter(({ assignee }) => {
          if (assigned === "me") return assignee?.id === ana.id;
          return assigned === "nobody" ? assignee === null : true;
        });
        return { items, pagination: { page: 1, limit: 20, total: items.length, pages: 1 } };
      },
      "contact.get": ({ id }: { id: string }) => ({
        ...messages.find((message) => message.id === id),
        replies: [],
      }),
      "contact.listAssignees": [ana, ben],
      async "contact.assign"(sent: { id: string; assigneeId: string | null }) {
        await assigning;
        const assignee = [ana, ben].find(({ id }) => id === sent.assigneeId) ?? null;
        messages = messages.map((each) => (each.id === sent.id ? { ...each, assignee } : each));
        return messages.find(({ id }) => id === sent.id);
      },
    },
  });
}

afterEach(async () => {
  await closeToasts();
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("assigns a message to a colleague and unassigns it", async () => {
  show(<Assigning />);
  const person = userEvent.setup();
  await screen.findByRole("option", { name: "Ben" });
  const assignee = screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" });
  expect(assignee.selectedOptions[0]?.text).toBe("Unassigned");
  await person.selectOptions(assignee, "Ben");
  expect(await screen.findByText("Message assigned to Ben")).toBeDefined();
  await waitFor(() => expect(assignee.selectedOptions[0]?.text).toBe("Ben"));
  await person.selectOptions(assignee, "Unassigned");
  expect(await screen.findByText("Message unassigned")).toBeDefined();
});

it("saves a choice that is made while the last one is still being saved", async () => {
  const saved = Promise.withResolvers<void>();
  show(<Assigning />, saved.promise);
  const person = userEvent.setup();
  await screen.findByRole("option", { name: "Ben" });
  const assignee = screen.getByRole<HTMLSelectElement>("combobox", { name: "Assigned to" });
  await person.selectOptions(assignee, "Ana");
  await person.selectOptions(assignee, "Ben");
  saved.resolve();
  expect(await screen.findByText("Message assigned to Ben")).toBeDefined();
  await waitFor(() => expect(assignee.selectedOptions[0]?.text).toBe("Ben"));
});

it("lists messages that are assigned to the admin or to no one", async () => {
  show(<Page />);
  const person = userEvent.setup();
  const filter = await screen.findByRole("combobox", { name: "Assigned to" });
  expect(await screen.findByText("2 messages")).toBeDefined();
  await person.selectOptions(filter, "Me");
  expect(await screen.findByText("1 message")).toBeDefined();
  expect(screen.getByRole("button", { name: "A lost coat" })).toBeDefined();
  await person.selectOptions(filter, "Unassigned");
  expect(await screen.findByRole("button", { name: "A table for ten" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "A lost coat" })).toBeNull();
});
