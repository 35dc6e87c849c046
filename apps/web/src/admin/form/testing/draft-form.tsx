import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { useFormDraft } from "../draft/use-form-draft.ts";

const empty = { title: "" };
export function Form({ subject = "post:new", userId = "ana", stored = empty }) {
  const [values, setValues] = useState(stored);
  const drafts = useFormDraft({
    subject,
    userId,
    stored,
    values,
    read: (draft) =>
      typeof draft === "object" &&
      draft !== null &&
      "title" in draft &&
      typeof draft.title === "string"
        ? { title: draft.title }
        : undefined,
  });
  const { offer } = drafts;
  return (
    <>
      <input
        value={values.title}
        onChange={({ currentTarget }) => setValues({ title: currentTarget.value })}
      />
      {offer && (
        <>
          <p role="status">{offer.values.title}</p>
          <button type="button" onClick={() => setValues(drafts.restore(offer))}>
            Restore
          </button>
          <button type="button" onClick={() => drafts.discard(offer)}>
            Discard
          </button>
        </>
      )}
      <button type="button" onClick={() => drafts.forget()}>
        Saved
      </button>
    </>
  );
}

/** Opens another form in this browser a moment later. */
export function open(form = <Form />) {
  vi.advanceTimersByTime(1_000);
  return render(<StrictMode>{form}</StrictMode>);
}

export function type(text: string): void {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

export function typeAndPause(text: string): void {
  type(text);
  pass(400);
}

export function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

export function click(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

export function shown(): string {
  return screen.getByRole<HTMLInputElement>("textbox").value;
}

export function offered(): string | undefined {
  return screen.queryByRole("status")?.textContent;
}

/** Ends the form as a crash does, without running any of the page's handlers. */
export function crash(form: ReturnType<typeof open>): void {
  const stored = { ...localStorage };
  form.unmount();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
}

export const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

/** Starts each test at noon in an empty browser, on the form's page, with Ana signed in. */
export function startDraftTests(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-12-04T12:00:00Z") });
    localStorage.clear();
    localStorage.setItem("token", "t");
    history.replaceState(null, "", "/admin/blogs/create");
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
