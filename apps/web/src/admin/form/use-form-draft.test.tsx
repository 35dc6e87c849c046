import type { AccountUser } from "@before-ten/contracts/auth/output";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, rememberLogout, saveSession } from "../../lib/session.ts";
import { forgetDraftsOf, useFormDraft } from "./use-form-draft.ts";

const empty = { title: "" };
const ana: AccountUser = {
  id: "ana",
  name: "Ana",
  email: "ana@mail.example",
  pendingEmail: null,
  role: "admin",
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};

function Form({ subject = "post:new", userId = "ana", stored = empty }) {
  const [values, setValues] = useState(stored);
  const drafts = useFormDraft({
    subject,
    userId,
    stored,
    values,
    read: (kept) =>
      typeof kept === "object" && kept !== null && "title" in kept && typeof kept.title === "string"
        ? { title: kept.title }
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

/** Another form of this browser, a moment later. */
function open(form = <Form />) {
  vi.advanceTimersByTime(1_000);
  return render(<StrictMode>{form}</StrictMode>);
}

function type(text: string): void {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

function typeAndPause(text: string): void {
  type(text);
  pass(400);
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function click(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function shown(): string {
  return screen.getByRole<HTMLInputElement>("textbox").value;
}

function offered(): string | undefined {
  return screen.queryByRole("status")?.textContent;
}

/** As a crash does: nothing of the page gets to run any more. */
function crash(form: ReturnType<typeof open>): void {
  const kept = { ...localStorage };
  form.unmount();
  localStorage.clear();
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-04T12:00:00Z") });
  localStorage.clear();
  localStorage.setItem("token", "t");
  history.replaceState(null, "", "/admin/blogs/create");
});
afterEach(() => {
  vi.useRealTimers();
});

it("offers after a crash what was typed, and restores it only when asked to", () => {
  const form = open();
  typeAndPause("Half a thought");
  crash(form);
  open();
  expect(shown()).toBe("");
  expect(offered()).toBe("Half a thought");
  click("Restore");
  expect(shown()).toBe("Half a thought");
  expect(offered()).toBeUndefined();
  expect(draftKeys()).toHaveLength(1);
});

it("has a restored text safe at once", () => {
  const form = open();
  typeAndPause("Half a thought");
  crash(form);
  const second = open();
  click("Restore");
  crash(second);
  open();
  expect(offered()).toBe("Half a thought");
});

it("offers nothing where nothing was typed, or all of it taken back", () => {
  const form = open();
  typeAndPause("x");
  typeAndPause("");
  crash(form);
  open();
  expect(offered()).toBeUndefined();
  expect(draftKeys()).toEqual([]);
});

it("doesn't offer what is stored by now", () => {
  const form = open(<Form subject="post:1" />);
  typeAndPause("Published");
  crash(form);
  open(<Form subject="post:1" stored={{ title: "Published" }} />);
  expect(offered()).toBeUndefined();
});

it("discards for good", () => {
  const form = open();
  typeAndPause("Half a thought");
  crash(form);
  const second = open();
  click("Discard");
  expect(offered()).toBeUndefined();
  second.unmount();
  open();
  expect(offered()).toBeUndefined();
});

it("writes nothing over an offer that nobody decided about", () => {
  const form = open();
  typeAndPause("First");
  crash(form);
  const second = open();
  typeAndPause("Second");
  expect(offered()).toBe("First");
  crash(second);
  open();
  expect(offered()).toBe("Second");
  click("Discard");
  expect(offered()).toBe("First");
});

it("offers what was typed before restoring, in place of the restored", () => {
  const form = open();
  typeAndPause("First");
  crash(form);
  open();
  typeAndPause("Second");
  click("Restore");
  expect(shown()).toBe("First");
  expect(offered()).toBe("Second");
  click("Restore");
  expect(shown()).toBe("Second");
  expect(offered()).toBe("First");
});

it("forgets what was saved, also what was typed just before", () => {
  const form = open();
  typeAndPause("Saved");
  type("Saved now");
  click("Saved");
  pass(1_000);
  crash(form);
  expect(draftKeys()).toEqual([]);
});

it("forgets what somebody left without saving", () => {
  const form = open();
  typeAndPause("Never mind");
  history.pushState(null, "", "/admin/blogs");
  form.unmount();
  expect(draftKeys()).toEqual([]);
});

it("is gone when one left on purpose and the browser goes elsewhere before the next page is there", () => {
  const form = open();
  typeAndPause("Never mind");
  history.pushState(null, "", "/admin/blogs");
  fireEvent(window, new Event("pagehide"));
  crash(form);
  expect(draftKeys()).toEqual([]);
});

it("keeps the last letters when the session ends, or the page breaks down", () => {
  const form = open();
  type("The session is over");
  localStorage.removeItem("token");
  history.pushState(null, "", "/admin");
  form.unmount();
  localStorage.setItem("token", "t");
  const second = open();
  expect(offered()).toBe("The session is over");
  click("Restore");
  type("The page breaks down");
  second.unmount();
  open();
  expect(offered()).toBe("The page breaks down");
});

it("keeps the last letters before a reload", () => {
  const form = open();
  type("Gone in a moment");
  fireEvent(window, new Event("pagehide"));
  crash(form);
  open();
  expect(offered()).toBe("Gone in a moment");
});

it("is gone when its writer logs out, from the open form and from all others, and nobody else's is", () => {
  const crashed = open(<Form subject="event:7" />);
  typeAndPause("Typed yesterday");
  crash(crashed);
  const others = open(<Form userId="ben" />);
  typeAndPause("Ben's");
  crash(others);
  const form = open();
  type("Typed a moment ago");
  rememberLogout("ana");
  clearSession();
  forgetDraftsOf("ana");
  history.pushState(null, "", "/admin/login");
  form.unmount();
  pass(1_000);
  expect(draftKeys().map((key) => key.split(":", 4).join(":"))).toEqual(["draft:post:new:ben"]);
});

it("is kept when the session ends by itself after an earlier logout", () => {
  rememberLogout("ana");
  saveSession({ token: "t", user: ana });
  const form = open();
  type("The session is over");
  clearSession();
  form.unmount();
  expect(draftKeys()).toHaveLength(1);
});

it("offers nobody what somebody else wrote, or wrote elsewhere, and leaves it alone", () => {
  const form = open();
  typeAndPause("Ana's");
  crash(form);
  const other = open(<Form userId="ben" />);
  expect(offered()).toBeUndefined();
  typeAndPause("Ben's");
  history.pushState(null, "", "/admin");
  other.unmount();
  open(<Form subject="post:1" />).unmount();
  expect(screen.queryByRole("status")).toBeNull();
  open();
  expect(offered()).toBe("Ana's");
});

it.each([
  "",
  "{",
  "null",
  "[]",
  '{"savedAt":1,"values":{}}',
  '{"savedAt":"x","values":{"title":4}}',
])("passes over %j", (text) => {
  localStorage.setItem("draft:post:new:ana:1", text);
  open();
  expect(offered()).toBeUndefined();
});

it("lets one write on where the browser keeps nothing", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  open();
  typeAndPause("Still here");
  expect(shown()).toBe("Still here");
  refuse.mockRestore();
});
