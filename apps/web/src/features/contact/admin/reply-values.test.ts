import { expect, it } from "vitest";
import { filledAnswer, readReplyDraft, withInserted } from "./reply-values.ts";

it("fills in the name, whatever the case of the placeholder", () => {
  expect(filledAnswer("Hello {name}, yes. Bye {name}", "Zoë $& Co")).toBe(
    "Hello Zoë $& Co, yes. Bye Zoë $& Co",
  );
});

it.each([
  ["", "Yes.", 0, "Yes."],
  ["Hello\n", "Yes.", 6, "Hello\n\nYes."],
  ["Hello Bye", "Yes.", 6, "Hello\n\nYes.\n\nBye"],
])("puts a piece into %j", (text, piece, caret, whole) => {
  expect(withInserted(text, piece, caret)).toBe(whole);
});

it("reads a draft, and nothing else", () => {
  expect(readReplyDraft({ text: "Yes.", isDone: false })).toEqual({ text: "Yes.", isDone: false });
  expect(readReplyDraft({ text: 5 })).toEqual({ text: "", isDone: true });
  expect(readReplyDraft("Yes.")).toBeUndefined();
});
