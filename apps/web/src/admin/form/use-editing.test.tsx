import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { downloadCsv } from "../../lib/download-csv.ts";
import { readToken } from "../../lib/api/session.ts";
import { ServerError, showAsRole } from "../testing/show-as-role.tsx";
import { useEditing } from "./use-editing.ts";

function Form() {
  useEditing({ kind: "event", id: "0198c5ae-0000-7000-8000-00000000000b", version: 1 });
  return <p>The form</p>;
}

it("clears the session when the report of an open form gets a 401", async () => {
  showAsRole("editor", {
    part: <Form />,
    answers: { "editing.reportEvent": new ServerError(401) },
  });
  await screen.findByText("The form");
  await waitFor(() => expect(readToken()).toBeNull());
});

it("clears the session when the tab's last call, or a download, gets a 401", async () => {
  showAsRole("editor", { part: <Form />, answers: { "editing.reportEvent": { others: [] } } });
  await screen.findByText("The form");
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) =>
    url === "/trpc/editing.leave"
      ? new Response("{}", { status: 401 })
      : Response.json([{ result: { data: { others: [] } } }]),
  );
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(readToken()).toBeNull());

  showAsRole("editor", { part: null, answers: {} });
  expect(readToken()).toBe("token");
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}", { status: 401 }));
  await downloadCsv("/api/file.csv", { name: "file", failed: "No file" });
  expect(readToken()).toBeNull();
});
