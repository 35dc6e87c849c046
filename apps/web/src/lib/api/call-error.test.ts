import { describe, expect, it } from "vitest";
import { errorSentence, loadErrorNotice } from "./call-error.ts";

const data = { code: "BAD_REQUEST" };
const sentences = { failed: "Failed to save", retry: "Failed to save. Please try again." };

describe("the sentence for an error", () => {
  it.each([
    ["the server's own sentence", { data, message: "The name is taken" }, "The name is taken"],
    ["ours, when the answer has none", { data, message: "" }, "Failed to save"],
    ["ours, when the answer has only spaces", { data, message: " \n" }, "Failed to save"],
    [
      "that one may try again, when the call got lost",
      { data: null, message: "fetch failed" },
      "Failed to save. Please try again.",
    ],
  ])("is %s", (_what, error, sentence) => {
    expect(errorSentence(error, sentences)).toBe(sentence);
  });

  it("is the same sentence in both cases if only one is given", () => {
    expect(errorSentence({ data, message: "" }, { failed: "Login failed" })).toBe("Login failed");
    expect(errorSentence({ data: null, message: "x" }, { failed: "Login failed" })).toBe(
      "Login failed",
    );
  });
});

describe("the notice in place of a list", () => {
  it.each([
    [{ data, message: "No" }, "Failed to save", "No"],
    [{ data, message: "" }, "Failed to save", "Check your connection, then try again."],
    [
      { data: null, message: "fetch failed" },
      "Failed to save. Please try again.",
      "Check your connection, then try again.",
    ],
  ])("after %j is %j and %j", (error, title, text) => {
    expect(loadErrorNotice(error, sentences)).toEqual({ title, text });
  });
});
