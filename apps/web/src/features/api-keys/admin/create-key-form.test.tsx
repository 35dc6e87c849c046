import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { showAsRole } from "../../../admin/testing/show-as-role.tsx";
import { CreateKeyForm } from "./create-key-form.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

it("offers a key limited to places only the scopes it can use", async () => {
  const none = { items: [], pagination: { page: 1, limit: 100, total: 0, pages: 0 } };
  showAsRole("owner", {
    part: <CreateKeyForm onCreated={() => undefined} onClose={() => undefined} />,
    answers: { "series.list": none },
  });
  const scope = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  await userEvent.click(await screen.findByRole("checkbox", { name: "posts:write" }));
  await userEvent.click(scope("events:write"));
  await userEvent.click(screen.getByRole("combobox", { name: "Only for these places" }));
  await userEvent.click(await screen.findByRole("option", { name: "Australia" }));
  const offered = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(offered.flatMap(({ value, disabled }) => (disabled ? [] : [value]))).toEqual([
    "read",
    "events:write",
    "campaigns:write",
  ]);
  expect([scope("posts:write").checked, scope("events:write").checked]).toEqual([false, true]);
});
