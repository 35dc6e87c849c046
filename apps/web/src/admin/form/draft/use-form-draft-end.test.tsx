import type { AccountUser } from "@before-ten/contracts/auth/output";
import { fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { clearSession, rememberLogout, saveSession } from "../../../lib/api/session.ts";
import {
  Form,
  click,
  crash,
  draftKeys,
  offered,
  open,
  pass,
  type,
  typeAndPause,
  startDraftTests,
} from "../testing/draft-form.tsx";
import { forgetDraftsOf } from "./use-form-draft.ts";

startDraftTests();

const ana: AccountUser = {
  id: "ana",
  name: "Ana",
  email: "ana@mail.example",
  pendingEmail: null,
  role: "admin",
  adminRole: "owner",
  reach: null,
  emailVerified: true,
  createdAt: "2026-01-01T00:00:00.000Z",
};

it("deletes the draft of what was saved, including letters typed just before", () => {
  const form = open();
  typeAndPause("Saved");
  type("Saved now");
  click("Saved");
  pass(1_000);
  crash(form);
  expect(draftKeys()).toEqual([]);
});

it("deletes the draft of a form that was left without saving", () => {
  const form = open();
  typeAndPause("Never mind");
  history.pushState(null, "", "/admin/blogs");
  form.unmount();
  expect(draftKeys()).toEqual([]);
});

it("deletes the draft if the browser goes elsewhere before the page that was chosen has loaded", () => {
  const form = open();
  typeAndPause("Never mind");
  history.pushState(null, "", "/admin/blogs");
  fireEvent(window, new Event("pagehide"));
  crash(form);
  expect(draftKeys()).toEqual([]);
});

it("stores the last letters when the session ends or the page crashes", () => {
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

it("stores the last letters before a reload", () => {
  const form = open();
  type("Gone in a moment");
  fireEvent(window, new Event("pagehide"));
  crash(form);
  open();
  expect(offered()).toBe("Gone in a moment");
});

it("logging out deletes the writer's drafts, of open forms too, but not another admin's", () => {
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

it("keeps the draft when the session expires after an earlier logout", () => {
  rememberLogout("ana");
  saveSession({ token: "t", user: ana });
  const form = open();
  type("The session is over");
  clearSession();
  form.unmount();
  expect(draftKeys()).toHaveLength(1);
});
