import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  Form,
  click,
  crash,
  draftKeys,
  offered,
  open,
  shown,
  typeAndPause,
  startDraftTests,
} from "../testing/draft-form.tsx";

startDraftTests();

it("offers what was typed after a crash, and restores it only on request", () => {
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

it("stores a restored text at once", () => {
  const form = open();
  typeAndPause("Half a thought");
  crash(form);
  const second = open();
  click("Restore");
  crash(second);
  open();
  expect(offered()).toBe("Half a thought");
});

it("offers nothing if nothing was typed, or all of it was taken back", () => {
  const form = open();
  typeAndPause("x");
  typeAndPause("");
  crash(form);
  open();
  expect(offered()).toBeUndefined();
  expect(draftKeys()).toEqual([]);
});

it("doesn't offer a draft that equals what is stored by now", () => {
  const form = open(<Form subject="post:1" />);
  typeAndPause("Published");
  crash(form);
  open(<Form subject="post:1" stored={{ title: "Published" }} />);
  expect(offered()).toBeUndefined();
});

it("a discarded draft doesn't come back", () => {
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

it("doesn't overwrite a draft that is still on offer", () => {
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

it("offers what was typed before restoring, in place of the restored draft", () => {
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

it("doesn't offer drafts of other admins or other forms, and keeps them", () => {
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

it("works without drafts where the browser stores nothing", () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  open();
  typeAndPause("Still here");
  expect(shown()).toBe("Still here");
  refuse.mockRestore();
});
