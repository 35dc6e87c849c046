import { setPostStatusInput, adminPostListInput } from "@before-ten/contracts/posts/input";
import { eventListInput } from "@before-ten/contracts/events/query";
import { setSubscriberPreferencesInput } from "@before-ten/contracts/newsletter/input";
import { expect, it } from "vitest";
import "./input-sentences.ts";

it.each([
  [eventListInput, { limit: 101 }, "limit must be at most 100"],
  [eventListInput, { page: 0 }, "page must be at least 1"],
  [eventListInput, { page: 1.5 }, "page must be a whole number"],
  [eventListInput, { limit: "many" }, "limit must be a number"],
  [eventListInput, { limit: "0x10" }, "limit must be a number"],
  [eventListInput, { page: "1.5" }, "page must be a whole number"],
  [eventListInput, { q: ["a", "b"] }, "q must be text"],
  [eventListInput, "all", "The input must be an object"],
  [
    setPostStatusInput,
    { id: "x", status: "gone" },
    'status must be "draft" or "published" or "archived"',
  ],
  [setPostStatusInput, { status: "draft" }, "id is missing"],
  [
    adminPostListInput,
    { status: "gone" },
    'status must be "all" or "" or "draft" or "published" or "archived"',
  ],
  [
    setSubscriberPreferencesInput,
    { id: "x", preferences: { "a b": true } },
    "A preference's name is letters, digits, - and _",
  ],
  [
    setSubscriberPreferencesInput,
    { id: "x", preferences: { weekly: 1 } },
    "preferences.weekly must be true or false or text",
  ],
])("says of %#: %j what to send instead", (schema, input, sentence) => {
  const messages = schema.safeParse(input).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([sentence]);
});
