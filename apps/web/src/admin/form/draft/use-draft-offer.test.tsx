import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { expect, it } from "vitest";
import { saveSession } from "../../../lib/api/session.ts";
import { crash, draftKeys, startDraftTests, typeAndPause } from "../testing/draft-form.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { MantineProvider } from "@mantine/core";
import { useDraftOffer } from "./use-draft-offer.ts";

startDraftTests();

function Form() {
  const [text, setText] = useState("");
  const draft = useDraftOffer({
    subject: "canned-answer:new",
    stored: "",
    values: text,
    read: (kept) => (typeof kept === "string" ? kept : undefined),
    onRestore: ({ values }) => setText(values),
  });
  return (
    <>
      {draft.notice && <DraftNotice {...draft.notice} />}
      <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <button type="button" onClick={draft.forget}>
        Saved
      </button>
    </>
  );
}

function open() {
  saveSession({
    token: "t",
    user: {
      id: "ana",
      name: "Ana",
      email: "ana@mail.example",
      role: "admin",
      adminRole: "owner",
      reach: null,
      emailVerified: true,
      pendingEmail: null,
      createdAt: "2026-11-01T09:30:00.000Z",
    },
  });
  return render(
    <StrictMode>
      <MantineProvider env="test">
        <Form />
      </MantineProvider>
    </StrictMode>,
  );
}

const typed = () => screen.getByRole<HTMLInputElement>("textbox").value;

it("offers what a dialog held when the page was closed", () => {
  const form = open();
  typeAndPause("Hello {name}");
  crash(form);
  open();
  expect(typed()).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Restore" }));
  expect(typed()).toBe("Hello {name}");
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
});

it("restores it without asking where the session ended in the middle of it", () => {
  const form = open();
  typeAndPause("Hello {name}");
  localStorage.removeItem("token");
  form.unmount();
  open();
  expect(typed()).toBe("Hello {name}");
});

it("deletes it once it is saved or discarded", () => {
  open();
  typeAndPause("Hello {name}");
  expect(draftKeys()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Saved" }));
  expect(draftKeys()).toEqual([]);
});
