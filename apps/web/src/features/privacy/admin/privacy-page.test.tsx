import type { PrivacyRecords } from "@before-ten/contracts/privacy/output";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { watchSavedFiles } from "../../../testing/saved-files.ts";
import { erasuresSearch } from "./erasures-search.ts";
import { PrivacyPage } from "./privacy-page.tsx";

const records: PrivacyRecords = {
  email: "ana@mail.example",
  isAdmin: false,
  sections: [
    { area: "subscriber", items: [{ email: "ana@mail.example", status: "active" }] },
    { area: "messages", items: [{ subject: "A table for ten" }, { subject: "A lost coat" }] },
  ],
  erasures: [],
};

const list = {
  ...erasuresSearch,
  search: {},
  onSearch: () => undefined,
  onPage: () => undefined,
  onType: () => undefined,
  onFilter: () => undefined,
};

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("downloads everything stored about an address, for the person who asks", async () => {
  const files = watchSavedFiles();
  const person = userEvent.setup();
  showAsRole("owner", {
    part: <PrivacyPage list={list} />,
    answers: {
      "privacy.search": ({ email }: { email: string }) => ({ ...records, email }),
      "privacy.listErasures": {
        items: [],
        pagination: { page: 1, limit: 20, total: 0, pages: 0 },
      },
    },
  });
  await person.type(await screen.findByRole("textbox", { name: /Email address/ }), records.email);
  await person.click(screen.getByRole("button", { name: "Search" }));
  expect(await screen.findByRole("region", { name: "Messages they sent (2)" })).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Save as JSON" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe("stored-data.json");
  expect(JSON.parse((await files[0]?.text) ?? "")).toEqual({
    email: "ana@mail.example",
    subscriber: [{ email: "ana@mail.example", status: "active" }],
    messages: [{ subject: "A table for ten" }, { subject: "A lost coat" }],
  });
});
